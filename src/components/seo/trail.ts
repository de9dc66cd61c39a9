import type { BreadcrumbList } from 'schema-dts'
import { absolute } from '#components/seo/firm.ts'

type Step = { title: string; path: string }

/** The breadcrumbs from the home page to a page, whose own step is the last. */
export const trail = (...steps: Step[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  'itemListElement': [{ title: 'Home', path: '/' }, ...steps].map(({ title, path }, i) => ({ '@type': 'ListItem', 'position': i + 1, 'name': title, 'item': absolute(path) })),
})
