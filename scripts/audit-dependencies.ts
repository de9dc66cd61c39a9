/**
 * `npm run audit:dependencies`: fails on a known vulnerability, high or critical, in a package that ships. If no registry
 * answers, it says that nothing was checked and succeeds: the project's tests need no internet.
 */
import { spawn } from 'node:child_process'
import { verdictOf } from './audit/verdict.ts'

const PATIENCE_MS = 45_000
const COMMAND = ['audit', '--omit=dev', '--audit-level=high', '--json', '--fetch-retries=0', `--fetch-timeout=${PATIENCE_MS}`]

/** npm's output; undefined if it wasn't done after `PATIENCE_MS`. */
const audit = () => new Promise<string | undefined>((resolve) => {
  let output = ''
  const child = spawn('npm', COMMAND, { stdio: ['ignore', 'pipe', 'ignore'] })
  const timer = setTimeout(() => { child.kill(); resolve(undefined) }, PATIENCE_MS)
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.once('error', () => { clearTimeout(timer); resolve('') })
  child.once('close', () => { clearTimeout(timer); resolve(output) })
})

const { ok, says } = verdictOf(await audit())
console.log(`dependencies: ${says}`)
process.exitCode = ok ? 0 : 1
