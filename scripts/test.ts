/**
 * `npm test`: types, lint, known vulnerabilities, unit and API tests, the build, and on that build the checks of the
 * whole site beside the browser tests of what the specification states. What needs no build runs in two lanes; nothing
 * more runs after a stage with a failure.
 *
 * `npm run test:all` adds what takes long and seldom breaks alone: the browser tests under hard conditions, the builds of
 * another brand and of other content, and bad input. CI runs it (docs/decisions/testing.md, "Two sizes").
 */
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { countsOf, whySkipped, type Counts } from './test/counts.ts'

const RESULTS = '.cache/tests'
type Step = { name: string; command: string[]; report?: string; env?: NodeJS.ProcessEnv; live?: boolean; /** Its output is shown even if it succeeds. */ tells?: boolean }
type Outcome = { name: string; ok: boolean; counts: Counts }

const vitest = (name: string, ...projects: string[]): Step => {
  const report = `${RESULTS}/${projects[0]}.json`
  const chosen = projects.flatMap((project) => ['--project', project])
  return { name, report, command: ['vitest', 'run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`] }
}

const all = process.argv.includes('--all')

const lanes: Step[][] = [
  [
    { name: 'types', command: ['npm', 'run', 'types'] },
    { name: 'lint', command: ['npm', 'run', 'lint'] },
    { name: 'audit of dependencies', command: ['node', 'scripts/audit-dependencies.ts'], tells: true },
    ...(all ? [vitest('builds', 'builds')] : []),
  ],
  [vitest('unit and API tests', 'unit', 'api'), ...(all ? [vitest('bad input', 'fuzz')] : [])],
]
const build: Step = { name: 'build', command: ['npm', 'run', 'build'] }
const browser: Step = {
  name: 'browser tests',
  command: ['playwright', 'test', ...(all ? [] : ['--project=e2e'])],
  report: `${RESULTS}/browser.json`,
  live: true,
  // With CI set, Playwright doesn't reuse a server that happens to be running: it may not serve the build under test.
  env: { CI: '1', PREVIEW_BUILT: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: `${RESULTS}/browser.json` },
}

/**
 * The embedded database listens at one of the two addresses that `localhost` may have. Node gives up on an address after a
 * quarter of a second and tries the other, where nobody listens: on a machine that stalls that long the connection would
 * fail.
 */
const nodeOptions = [process.env.NODE_OPTIONS, '--network-family-autoselection-attempt-timeout=30000'].filter(Boolean).join(' ')

const run = async ({ name, command: [command, ...args], report, env, live, tells }: Step): Promise<Outcome> => {
  const started = performance.now()
  const child = spawn(command!, args, { stdio: live ? 'inherit' : 'pipe', env: { ...process.env, NODE_OPTIONS: nodeOptions, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ok = await new Promise<boolean>((resolve) => {
    child.once('error', () => { resolve(false) })
    child.once('close', (code) => { resolve(code === 0) })
  })
  if (!ok) console.log(`\n--- ${name} ---\n${output}`)
  else if (tells) console.log(output.trim())
  console.log(`${ok ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  return { name, ok, counts: report ? countsOf(report) : { passed: 0, failed: 0, again: 0, skipped: [] } }
}

const runLane = async (steps: Step[]): Promise<Outcome[]> => {
  const outcomes: Outcome[] = []
  for (const step of steps) outcomes.push(await run(step))
  return outcomes
}

const runStages = async (...stages: Step[][][]): Promise<Outcome[]> => {
  const outcomes: Outcome[] = []
  for (const stage of stages) {
    outcomes.push(...(await Promise.all(stage.map(runLane))).flat())
    if (outcomes.some(({ ok }) => !ok)) break
  }
  return outcomes
}

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
const outcomes = await runStages(lanes, [[build]], [[browser], [vitest('site', 'site')]])
const sum = (key: 'passed' | 'failed' | 'again') => outcomes.reduce((total, { counts }) => total + counts[key], 0)
const broken = outcomes.filter(({ ok }) => !ok).map(({ name }) => name)
console.log(broken.length ? `\nfailed: ${broken.join(', ')}` : all ? '\nall passed: types, lint, build and every test' : '\nall passed; not run: hard conditions, bad input, other brands and content (npm run test:all)')
if (sum('again')) console.log(`passed at the second try only, and to be mended: ${sum('again')} (“flaky” above)`)
console.log([`tests: ${sum('passed')} passed, ${sum('failed')} failed`, ...whySkipped(outcomes.flatMap(({ counts }) => counts.skipped))].join(', '))
process.exitCode = broken.length ? 1 : 0
