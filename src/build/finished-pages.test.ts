/** What becomes of finished pages, beside what each step's own test says. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished, vi } from 'vitest'
import { finishedPages } from './finished-pages.ts'

/** Finishes a site of one page, as Astro has it done. @returns its headers */
const finish = (html: string) => {
  const dist = mkdtempSync(path.join(tmpdir(), 'finished-'))
  onTestFinished(() => { vi.unstubAllEnvs(); rmSync(dist, { recursive: true }) })
  writeFileSync(path.join(dist, 'index.html'), html)
  const at = pathToFileURL(`${dist}/`)
  const hooks = finishedPages().hooks as Record<string, (given: object) => void>
  hooks['astro:config:done']!({ config: { root: at } })
  hooks['astro:build:done']!({ dir: at })
  return readFileSync(path.join(dist, '_headers'), 'utf8')
}

it('a link that leads nowhere stops the build', () => {
  expect(() => finish('<a href="/gone">There</a>')).toThrow('/: the link to /gone leads nowhere')
})

it('a deploy that isn’t the production asks not to be indexed', () => {
  vi.stubEnv('CONTEXT', 'branch-deploy')
  expect(finish('<p>Here</p>')).toContain('X-Robots-Tag: noindex')
})
