/** The left side of a link picture: what the page is, and whose. An SVG whose letters are paths. */
import satori from 'satori'
import { faces, familyOf } from './faces.ts'
import { sizeOf } from './size.ts'
import { isSeen } from '#contracts/field-rules.ts'
import type { Card } from '#data/link-pictures.ts'
import { colour } from '#data/theme.ts'
import logo from '#site/logo.svg?raw'
import { site } from '#site/config.ts'

type Style = Record<string, string | number>
type Node = { type: string; props: { style?: Style; children?: (Node | string)[]; src?: string; width?: number; height?: number } }

const box = (style: Style, ...children: (Node | string)[]): Node => ({ type: 'div', props: { style: { display: 'flex', ...style }, children } })

const PADDING = { left: 64, right: 52 }

const mark: Node = { type: 'img', props: { src: `data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`, width: 48, height: 48 } }

/** Invisible characters that tell a browser where a word may break or how an emoji looks; satori fails on some of them. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff\ufe0e\ufe0f]/g
/** It looks like the ordinary hyphen, but few typefaces have it. */
const UNBROKEN_HYPHEN = '\u2011'
const bare = (text: string) => text.replace(UNSEEN, '').replaceAll(UNBROKEN_HYPHEN, '-')

/** The message for letters that no face has. If the firm's name has one of them, it names the config, and so is the same for all pictures. */
const refusal = (file: string, letters: string[]) => {
  const at = letters.some((letter) => site.name.includes(letter)) ? 'src/site/config.ts' : file
  return `${at}: neither typeface of the site has “${letters.join('”, “')}”: the picture that a shared link shows would have a gap there. Write it in words, or choose a typeface that has it.`
}

/** `width` is that of the column of words; the rest of the card is blank until the drawing covers it. @throws a sentence for editors, if no face has one of the letters */
export const words = async ({ file, kicker, title, ...card }: Card, width: number): Promise<string> => {
  const missing = new Set<string>()
  const svg = await satori(
    box(
      { width: '100%', height: '100%', backgroundColor: colour('paper') },
      box(
        { width, height: '100%', boxSizing: 'border-box', flexDirection: 'column', justifyContent: 'space-between', padding: `64px ${PADDING.right}px 56px ${PADDING.left}px` },
        box(
          { flexDirection: 'column' },
          box({ fontFamily: familyOf('text'), fontSize: 27, color: colour('mere') }, bare(kicker)),
          box({ marginTop: 26, fontFamily: familyOf('display'), fontSize: sizeOf(title, width - PADDING.left - PADDING.right), lineHeight: 1.06, letterSpacing: '-0.022em', color: colour('ink') }, bare(title)),
        ),
        box(
          { alignItems: 'center', paddingTop: 26, borderTop: `2px solid ${colour('mere')}`, fontFamily: familyOf('display'), fontSize: 40, color: colour('ink') },
          mark,
          box({ marginLeft: 18 }, bare(site.name)),
        ),
      ),
    ) as unknown as Parameters<typeof satori>[0],
    {
      width: card.width, height: card.height, fonts: await faces(),
      // Called for letters that no face has; there are no other faces.
      loadAdditionalAsset: (_script, letters) => {
        for (const letter of Array.from(letters).filter(isSeen)) missing.add(letter)
        return Promise.resolve([])
      },
    },
  )
  if (missing.size) throw new Error(refusal(file, [...missing]))
  return svg
}
