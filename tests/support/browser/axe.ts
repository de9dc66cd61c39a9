import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What is under way is brought to its end: a colour that is fading in has no contrast yet. */
const settle = () => document.getAnimations().forEach((animation) => { if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish() })

/** Brings axe into the page, by the browser's own tools: what Playwright evaluates goes there twice as slowly. */
const bring = async (page: Page) => {
  if (await page.evaluate(() => 'axe' in window)) return
  const tools = await page.context().newCDPSession(page)
  await tools.send('Runtime.evaluate', { expression: source })
  await tools.detach()
}

type Part = { /** A selector; the whole page without it. */ within?: string; /** Of axe, by id; all without them. */ rules?: string[] }

/**
 * What axe has against the page as it stands (WCAG 2.2 AA), an entry per element: to equal `[]`. It runs in the page
 * itself and keeps nothing of what is well, which takes a fifth of the time that its Playwright package takes. A frame
 * holds another firm's calendar, which is not ours to mend.
 */
export const barriers = async (page: Page, { within, rules }: Part = {}): Promise<string[]> => {
  await bring(page)
  await page.evaluate(settle)
  const { violations } = await page.evaluate(
    ([part, runOnly]) => (window as unknown as { axe: typeof axe }).axe.run(part ?? document, { iframes: false, resultTypes: ['violations'], ...(runOnly ? { runOnly } : {}) }),
    [within, rules] as const,
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`))
}
