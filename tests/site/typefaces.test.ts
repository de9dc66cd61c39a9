/** What keeps still when the text face takes the place of the system face (docs/decisions/speed.md, "The late text face"). */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { DIST, pages } from './support/build.ts'

const styles = [
  ...globSync('_astro/*.css', { cwd: DIST }).map((file) => ({ of: file, css: readFileSync(path.join(DIST, file), 'utf8') })),
  ...pages.map(({ route, root }) => ({ of: route, css: root.querySelectorAll('style').map((style) => style.rawText).join('\n') })),
]

it('no line is measured in letters of the face that sets it: the figure 0 is a sixth wider in ours', () => {
  expect(styles.length).toBeGreaterThan(pages.length)
  expect(styles.filter(({ css }) => /max-width:[^;}]*\d(?:ch|ex|ic|cap)\b/.test(css)).map(({ of }) => of)).toEqual([])
})
