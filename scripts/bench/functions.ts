/** Each function as it is deployed: its size, and what a cold start costs from import to first answer. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { transformSync } from 'esbuild'
import { packInto } from '../built-site/packed.ts'
import { median } from './time.ts'

export type FunctionMeasured = { name: string; bundleKb: number; coldCpuMs: number; coldWallMs: number }
export const BUDGET = { bundleKb: 1024, coldCpuMs: 250 }

const minifiedKb = (file: string) => Buffer.byteLength(transformSync(readFileSync(file, 'utf8'), { minify: true, loader: 'js' }).code) / 1024

/** A program for a process of its own: imports a function, answers a request that needs no database, and prints the time. */
const PROBE = `
  const [file] = process.argv.slice(1)
  const cpu = process.cpuUsage(), wall = performance.now()
  const { default: handler } = await import(file)
  const answer = await handler(new Request('http://localhost/api/none'), { ip: '127.0.0.1', waitUntil() {} })
  await answer?.text()
  const { user, system } = process.cpuUsage(cpu)
  process.stderr.write(JSON.stringify({ cpu: (user + system) / 1000, wall: performance.now() - wall }))
  process.exit(0)`

const coldStart = (file: string): { cpu: number; wall: number } => {
  const { status, stderr } = spawnSync('node', ['--input-type=module', '-e', PROBE, file], { env: { ...process.env, SITE_LOCAL: 'true' }, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${path.basename(file)} did not start: ${stderr}`)
  return JSON.parse(stderr.slice(stderr.indexOf('{"cpu"'))) as { cpu: number; wall: number }
}

/** Measures every function with a path, `count` cold starts each, as built and packed by the platform's packer. */
export const benchFunctions = async (count: number): Promise<FunctionMeasured[]> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-functions-'))
  try {
    const measured: FunctionMeasured[] = []
    for (const { name, file } of (await packInto(folder)).filter(({ paths }) => paths.length)) {
      const starts = Array.from({ length: count }, () => coldStart(file))
      measured.push({ name, bundleKb: minifiedKb(file), coldCpuMs: median(starts.map(({ cpu }) => cpu)), coldWallMs: median(starts.map(({ wall }) => wall)) })
      console.log(`function ${name.padEnd(9)} ${measured.at(-1)!.bundleKb.toFixed(0)} kB  cold ${measured.at(-1)!.coldCpuMs.toFixed(0)} ms processor time`)
    }
    return measured
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
