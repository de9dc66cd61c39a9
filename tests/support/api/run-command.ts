import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const PRELOADED = ['patience.ts', 'quick-drizzle.ts'].flatMap((file) => ['--import', new URL(file, import.meta.url).href])
/** The environment of a command that gets the database's address and no keys. */
export const withoutKeys = (): NodeJS.ProcessEnv => ({ ...process.env, SITE_LOCAL: undefined })

/** Without the database's address, which differs in each run. */
const withoutDatabase = (said: string) => said.replace(/^Database: .*\n/m, '')

/** Runs a command of `scripts/` as npm starts it, plus what is preloaded, on the test file's database. @returns its exit code and output */
export const runCommand = (script: string, words: string[], env = process.env): Promise<{ code: number; said: string }> =>
  run(process.execPath, [...PRELOADED, script, ...words], { env }).then(
    (ended) => ({ code: 0, ...ended }),
    (failed: unknown) => failed as { code: number; stdout: string; stderr: string },
  ).then(({ code, stdout, stderr }) => ({ code, said: stdout + withoutDatabase(stderr) }))
