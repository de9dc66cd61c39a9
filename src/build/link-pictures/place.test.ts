import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { placeLinkPictures } from './place.ts'
import type { Card } from '#data/link-pictures.ts'

let folder: string
beforeEach(() => { folder = mkdtempSync(path.join(tmpdir(), 'place-')) })
afterEach(() => rmSync(folder, { recursive: true }))

const card = (name: string, title: string): Card =>
  ({ path: `/og/${name}.jpg`, file: `content/news/${name}/index.mdx`, alt: title, kicker: 'Lending', title, drawing: 'src/site/logo.svg', width: 1200, height: 630 })

it('places what is published, and tells of what is to come that it can’t be drawn', async () => {
  await placeLinkPictures([card('now', 'Now')], folder, [card('later', 'Later')])
  expect(['now', 'later'].map((name) => existsSync(path.join(folder, 'og', `${name}.jpg`)))).toEqual([true, false])
  await expect(placeLinkPictures([], folder, [card('later', 'Later 🎉')])).rejects.toThrow('content/news/later/index.mdx: neither typeface of the site has “🎉”')
})
