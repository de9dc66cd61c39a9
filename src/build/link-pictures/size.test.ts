import satori from 'satori'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { faces, familyOf } from './faces.ts'
import { sizeOf } from './size.ts'

const COLUMN = 624

/** How far to the right a title reaches, set as on the picture. */
const reachOf = async (title: string) => {
  const style = { display: 'flex', width: COLUMN, fontFamily: familyOf('display'), fontSize: sizeOf(title, COLUMN), letterSpacing: '-0.022em' }
  const svg = await satori({ type: 'div', props: { style, children: title } } as unknown as Parameters<typeof satori>[0], { width: 2400, height: 630, fonts: await faces() })
  const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true })
  return info.width - (info.trimOffsetLeft ?? 0)
}

it.each([
  'Institutionalization of microenterprises', 'Rechtsschutzversicherungsgesellschaften', 'MEMORANDUM COMMUNICATIONS', 'Commonwealth', 'Ask',
])('a title’s longest word stays in its column: %s', async (title) => { expect(await reachOf(title)).toBeLessThanOrEqual(COLUMN) })

it('a title of usual words is set large, and smaller the longer it is', () => {
  expect(['Business Development', 'How to tell a job offer from a job scam', 'one '.repeat(18), 'one '.repeat(25)].map((title) => sizeOf(title, COLUMN))).toEqual([84, 68, 58, 50])
})
