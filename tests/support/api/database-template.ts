/**
 * An embedded database, migrated and empty, made once per run. Each test file begins with a copy of its folder: making a
 * database takes seconds of processor time, opening one a fraction of that.
 */
import { rmSync } from 'node:fs'
import { NetlifyDB } from '@netlify/database-dev'
import type { TestProject } from 'vitest/node'
import { quickFolder } from './quick-folder.ts'
import { MIGRATIONS } from '../../../scripts/database/embedded.ts'

declare module 'vitest' {
  interface ProvidedContext { databaseTemplate: string }
}

/** Vitest's global setup. */
export default async ({ provide }: TestProject) => {
  const directory = quickFolder('database-template-')
  const database = new NetlifyDB({ directory, logger: () => undefined })
  await database.start()
  await database.applyMigrations(MIGRATIONS)
  await database.stop()
  provide('databaseTemplate', directory)
  return () => { rmSync(directory, { recursive: true, force: true }) }
}
