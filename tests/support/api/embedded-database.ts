/** An embedded database of its own for one test file: the real one of `netlify dev`, migrated, empty. */
import { cpSync, rmSync } from 'node:fs'
import { NetlifyDB } from '@netlify/database-dev'
import { afterAll, inject } from 'vitest'
import './patience.ts'
import { quickFolder } from './quick-folder.ts'
import { disconnect } from '#server/db/client.ts'
import { mendWire } from '../../../scripts/database/embedded-wire.ts'

const directory = quickFolder('database-')
cpSync(inject('databaseTemplate'), directory, { recursive: true })

export const database = new NetlifyDB({ directory, logger: () => undefined })
process.env.NETLIFY_DB_URL = await database.start()
mendWire(database)
process.env.SITE_LOCAL = 'true'

/** Runs `work` on a database without `table`: it answers, but fails when that is queried. */
export const withoutTable = async <T>(table: string, work: () => Promise<T>): Promise<T> => {
  await database.exec(`alter table ${table} rename to ${table}_away`)
  try {
    return await work()
  } finally {
    await database.exec(`alter table ${table}_away rename to ${table}`)
  }
}

afterAll(async () => {
  await disconnect()
  await database.stop()
  rmSync(directory, { recursive: true, force: true })
})
