import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import config from '../../drizzle.config.ts'

const { dialect, schema, out } = config as { dialect: string; schema: string; out: string }

it('every change of the tables has its migration: `npm run db:generate -- <name>` would write none', { timeout: 60_000 }, () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'migrations-'))
  onTestFinished(() => { rmSync(copy, { recursive: true }) })
  cpSync(out, copy, { recursive: true })
  // It takes the folder as relative even if it isn't.
  execFileSync('node_modules/.bin/drizzle-kit', ['generate', '--name', 'missing', '--dialect', dialect, '--schema', schema, '--out', path.relative('.', copy)])
  expect(readdirSync(copy)).toEqual(readdirSync(out))
})
