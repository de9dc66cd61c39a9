/** What a thousand articles more cost our build, beside what they cost a bare Astro project in the same run. */
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { writeArticles } from './articles.ts'
import { bareProject } from './bare-project.ts'
import { copyWorkingTree } from '../../tests/support/working-copy.ts'

export type Built = { seconds: number; peakMb: number }
export type BuildMeasured = { site: { few: Built; many: Built }; bare: { few: Built; many: Built }; added: number; ratio: number }
export const BUDGET = 1.6

/** The most that the process and its children held at once, in kB. Nothing where /proc does not tell. */
const heldBy = (pid: number): number => {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
    const own = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
    return children.reduce((sum, child) => sum + heldBy(child), own)
  } catch {
    return 0
  }
}

const timed = async (cwd: string, command: string, args: string[]): Promise<Built> => {
  const started = performance.now()
  let peak = 0
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  const watching = setInterval(() => { peak = Math.max(peak, heldBy(child.pid ?? 0)) }, 100)
  const code = await new Promise<number | null>((resolve) => { child.once('close', resolve) })
  clearInterval(watching)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code} in ${cwd}`)
  return { seconds: (performance.now() - started) / 1000, peakMb: peak / 1024 }
}

/** The first build fills the caches of pictures; the second is what an editor waits for. */
const build = async (cwd: string, command: string, args: string[], count: number): Promise<{ few: Built; many: Built }> => {
  await timed(cwd, command, args)
  const few = await timed(cwd, command, args)
  writeArticles(path.join(cwd, 'content/news'), count)
  await timed(cwd, command, args)
  return { few, many: await timed(cwd, command, args) }
}

/** Builds both with and without `count` articles more. */
export const benchBuild = async (count: number): Promise<BuildMeasured> => {
  const [ours, bare] = [copyWorkingTree(), bareProject()]
  try {
    writeArticles(path.join(bare, 'content/news'), 10)
    const measured = { site: await build(ours, 'npm', ['run', 'build'], count), bare: await build(bare, 'npx', ['astro', 'build'], count) }
    const more = ({ few, many }: { few: Built; many: Built }) => many.seconds - few.seconds
    const ratio = more(measured.site) / more(measured.bare)
    console.log(`build: ${count} articles more cost ${more(measured.site).toFixed(1)} s, a bare project ${more(measured.bare).toFixed(1)} s (${ratio.toFixed(2)}×); peak ${measured.site.many.peakMb.toFixed(0)} MB`)
    return { ...measured, added: count, ratio }
  } finally {
    for (const folder of [ours, bare]) rmSync(folder, { recursive: true, force: true })
  }
}
