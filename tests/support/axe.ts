import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What is under way is brought to its end: a colour that is fading in has no contrast yet. */
const settle = () => document.getAnimations().forEach((animation) => { if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish() })

type Part = { /** A selector; the whole page without it. */ within?: string; /** Of axe, by id; all without them. */ rules?: string[] }

/** What axe has against the page as it stands (WCAG 2.2 AA), an entry per element: to equal `[]`. */
export const barriers = async (page: Page, { within, rules }: Part = {}): Promise<string[]> => {
  await page.evaluate(settle)
  const axe = new AxeBuilder({ page })
  if (within) axe.include(within)
  if (rules) axe.withRules(rules)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`))
}
