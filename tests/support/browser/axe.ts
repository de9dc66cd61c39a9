import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Finishes all animations: a colour that is fading in has no contrast yet. */
const settle = () => document.getAnimations().forEach((animation) => { if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish() })

/** Loads axe into the page through the browser's DevTools protocol, which is twice as fast as Playwright's `evaluate`. */
const bring = async (page: Page) => {
  if (await page.evaluate(() => 'axe' in window)) return
  const tools = await page.context().newCDPSession(page)
  await tools.send('Runtime.evaluate', { expression: source })
  await tools.detach()
}

type Part = { /** A selector; the whole page without it. */ within?: string; /** Ids of axe's rules; all without them. */ rules?: string[] }

/**
 * What axe finds wrong in the page (WCAG 2.2 AA), an entry per element; should equal `[]`. It runs in the page itself and
 * returns only violations, which takes a fifth of the time of axe's Playwright package. Frames are left out: they hold
 * another firm's calendar, which we can't mend.
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
