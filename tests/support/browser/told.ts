import type { Page } from '@playwright/test'

/** What Chromium exposes of an element to assistive technology: its role, if any, and its words in the order of a screen reader. */
export const told = async (page: Page, selector: string): Promise<{ role: string | undefined; words: string }> => {
  const browser = await page.context().newCDPSession(page)
  const { root } = await browser.send('DOM.getDocument')
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { nodes: [own] } = await browser.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false })
  const { nodes: texts } = await browser.send('Accessibility.queryAXTree', { nodeId, role: 'StaticText' })
  await browser.detach()
  return { role: own?.ignored ? undefined : String(own?.role?.value), words: texts.map(({ name }) => String(name?.value)).join('') }
}
