/** The left side of a link picture: what the page is, and whose. An SVG whose letters are paths. */
import satori from 'satori'
import { faces, familyOf } from './faces.ts'
import { sizeOf } from './size.ts'
import type { Card } from '#data/link-pictures.ts'
import { colour } from '#data/theme.ts'
import logo from '#site/logo.svg?raw'
import { site } from '#site/config.ts'

type Style = Record<string, string | number>
type Node = { type: string; props: { style?: Style; children?: (Node | string)[]; src?: string; width?: number; height?: number } }

const box = (style: Style, ...children: (Node | string)[]): Node => ({ type: 'div', props: { style: { display: 'flex', ...style }, children } })

const PADDING = { left: 64, right: 52 }

const mark: Node = { type: 'img', props: { src: `data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`, width: 48, height: 48 } }

/** `width` is the column of words; the rest of the card is paper until the drawing covers it. */
export const words = async ({ kicker, title, ...card }: Card, width: number): Promise<string> =>
  satori(
    box(
      { width: '100%', height: '100%', backgroundColor: colour('paper') },
      box(
        { width, height: '100%', boxSizing: 'border-box', flexDirection: 'column', justifyContent: 'space-between', padding: `64px ${PADDING.right}px 56px ${PADDING.left}px` },
        box(
          { flexDirection: 'column' },
          box({ fontFamily: familyOf('text'), fontSize: 27, color: colour('mere') }, kicker),
          box({ marginTop: 26, fontFamily: familyOf('display'), fontSize: sizeOf(title, width - PADDING.left - PADDING.right), lineHeight: 1.06, letterSpacing: '-0.022em', color: colour('ink') }, title),
        ),
        box(
          { alignItems: 'center', paddingTop: 26, borderTop: `2px solid ${colour('mere')}`, fontFamily: familyOf('display'), fontSize: 40, color: colour('ink') },
          mark,
          box({ marginLeft: 18 }, site.name),
        ),
      ),
    ) as unknown as Parameters<typeof satori>[0],
    { width: card.width, height: card.height, fonts: await faces() },
  )
