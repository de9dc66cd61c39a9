/** What a thousand extra articles cost our build, compared with a bare Astro project in the same run. */
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { writeArticles } from './articles.ts'
import { bareProject } from './bare-project.ts'
import { median } from './time.ts'
import { copyWorkingTree } from '../../tests/support/working-copy.ts'
import { attempt } from '#lib/attempt.ts'

type Built = { seconds: number; peakMb: number }
type Pair = { few: Built; many: Built }
/** `ratios` has one ratio per round. */
export type BuildMeasured = { site: Pair; bare: Pair; added: number; ratio: number; ratios: number[] }
export const BUDGET = 1.6

/** The memory that the process and its children hold now, in kB; 0 without /proc. */
const heldBy = (pid: number): number => attempt(() => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  const own = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  return children.reduce((sum, child) => sum + heldBy(child), own)
}) ?? 0

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

type Project = { folder: string; command: [string, string[]]; builds: Built[] }

const ours = (): Project => ({ folder: copyWorkingTree(), command: ['npm', ['run', 'build']], builds: [] })

const bare = (): Project => {
  const folder = bareProject()
  writeArticles(path.join(folder, 'content/news'), 10)
  return { folder, command: ['npx', ['astro', 'build']], builds: [] }
}

const withMore = (project: Project, count: number): Project => {
  writeArticles(path.join(project.folder, 'content/news'), count)
  return project
}

const middle = ({ builds }: Project): Built => ({ seconds: median(builds.map((built) => built.seconds)), peakMb: median(builds.map((built) => built.peakMb)) })

/**
 * Builds both projects with and without `count` more articles, each in a folder of its own, in turn in every round, so that
 * other load on the machine affects all four. A first round fills the caches: an editor waits for a later build.
 */
export const benchBuild = async (count: number, runs: number): Promise<BuildMeasured> => {
  const projects = [ours(), bare(), withMore(ours(), count), withMore(bare(), count)] as const
  try {
    for (let round = 0; round <= runs; round++)
      for (const { folder, command, builds } of projects) {
        const built = await timed(folder, ...command)
        if (round > 0) builds.push(built)
      }
    const [siteFew, bareFew, siteMany, bareMany] = projects
    const more = (few: Project, many: Project, round: number) => many.builds[round]!.seconds - few.builds[round]!.seconds
    const ratios = Array.from({ length: runs }, (_, round) => more(siteFew, siteMany, round) / more(bareFew, bareMany, round))
    const measured = { site: { few: middle(siteFew), many: middle(siteMany) }, bare: { few: middle(bareFew), many: middle(bareMany) }, added: count, ratio: median(ratios), ratios }
    console.log(`build: ${count} articles more cost ${measured.ratio.toFixed(2)} times what they cost a bare project (${ratios.map((ratio) => ratio.toFixed(2)).join(', ')})`)
    return measured
  } finally {
    for (const { folder } of projects) rmSync(folder, { recursive: true, force: true })
  }
}
