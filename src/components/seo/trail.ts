import type { BreadcrumbList } from 'schema-dts'
import { absolute } from '#components/seo/firm.ts'

type Step = { title: string; path: string }

/** The way from the home page to a page, its own step last. */
export const trail = (...steps: Step[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  'itemListElement': [{ title: 'Home', path: '/' }, ...steps].map(({ title, path }, i) => ({ '@type': 'ListItem', 'position': i + 1, 'name': title, 'item': absolute(path) })),
})
