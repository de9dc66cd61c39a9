import type { Page } from '@playwright/test'

type Node = { nodeId: number; nodeName: string; nodeType: number; nodeValue: string; pseudoType?: string } & Partial<Record<'children' | 'pseudoElements' | 'shadowRoots', Node[]>>

const TEXT = 3
const under = (node: Node): Node[] => [node, ...[node.children, node.pseudoElements, node.shadowRoots].flatMap((nodes) => nodes ?? []).flatMap(under)]

/** Words of which a system font draws at least one glyph, although the styles name a typeface of ours: in texts, in fields and in generated content. */
export const borrowed = async (page: Page): Promise<string[]> => {
  const tools = await page.context().newCDPSession(page)
  await tools.send('DOM.enable')
  await tools.send('CSS.enable')
  const { root } = await tools.send('DOM.getDocument', { depth: -1, pierce: true })
  const drawn = under(root).filter(({ nodeType, pseudoType }) => nodeType === TEXT || pseudoType)
  const found = await Promise.all(
    drawn.map(async ({ nodeId, nodeName, nodeValue, pseudoType = '' }) => {
      const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId })
      return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => `${familyName}: ${nodeValue.trim() || `${nodeName} ${pseudoType}`}`)
    }),
  )
  await tools.detach()
  return found.flat()
}
