/** The figures as a table against the budgets, as Markdown and as JSON. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, release, type as system } from 'node:os'
import { BUDGET as BUILD_BUDGET, type BuildMeasured } from './build.ts'
import { BUDGET as FUNCTION_BUDGET, type FunctionMeasured } from './functions.ts'
import { BUDGET_MS, SLOWED, type Interaction } from './interactions/index.ts'
import { BUDGET as ROWS_BUDGET, type RowsMeasured } from './rows.ts'
import { BUDGET as SHIFT_BUDGET, SCREENS, type Shifts } from './shifts.ts'
import { middle, type Measured } from './site.ts'
import { today } from './time.ts'

export type Results = { site: Measured[]; shifts: Shifts; interactions: Interaction[]; functions: FunctionMeasured[]; rows: RowsMeasured[]; build: BuildMeasured }

const against = (value: number, budget: number, digits = 2) => `${value.toFixed(digits)}${value > budget ? ` **(over ${budget})**` : ''}`

const pageRow = ({ page, device, runs, floor, slowed }: Measured, note: string): string => {
  /** The budgets are for phones; a desktop has none. */
  const ratio = (key: 'fcp' | 'lcp') => against(middle(runs, (run) => run[key]) / middle(floor, (run) => run[key]), device === 'phone' ? page.budget[key] : Infinity)
  const size = (kind: keyof (typeof runs)[number]['bytes']) => middle(runs, (run) => run.bytes[kind]) / 1000
  const { budget } = page
  const beside = (floorMs: number) => `(floor ${floorMs.toFixed(0)})`
  const scores = Object.keys(runs[0]!.scores).map((name) => middle(runs, (run) => run.scores[name]!))
  return `| ${page.type}${note} | ${device} | ${ratio('fcp')} | ${ratio('lcp')} | ${against(middle(runs, (run) => run.tbt), budget.tbtMs, 0)} ${beside(middle(floor, (run) => run.tbt))} | ${against(middle(runs, (run) => run.ownTbt), budget.tbtMs, 0)} | ${slowed ? `${against(slowed.tbt, budget.tbtSlowedMs, 0)} ${beside(slowed.floor)}` : ''} | ${slowed ? against(slowed.own, budget.tbtSlowedMs, 0) : ''} | ${against(middle(runs, (run) => run.cls), 0.01, 3)} | ${size('document').toFixed(1)} | ${against(size('script'), budget.jsKb, 1)} | ${against(size('font'), 45, 1)} | ${against(size('image'), budget.imagesKb, 1)} | ${against(size('total'), budget.totalKb, 1)} | ${scores.join(' / ')} |`
}

const siteTable = (site: Measured[], { date }: Part) => [
  '## Pages', '', 'FCP and LCP as multiples of the floor page measured beside each run (budgets for a phone alone); TBT, and TBT slowed 10 times, as Lighthouse models them, which multiplies every wait for a core as well, and each by the page’s own processor time alone; kilobytes on the wire (Brotli) of the first view; scores: performance / accessibility / best practices / SEO (staff pages are kept out of the index on purpose).', '',
  '| page | device | FCP ÷ floor | LCP ÷ floor | TBT ms | of its own | slowed 10 × | of its own | CLS | HTML | JS | fonts | images | total | scores |', '|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|', ...site.map((row) => pageRow(row, row.date === date ? '' : ` (${row.date})`)), '',
]

const shiftTable = ({ looks, moved }: Shifts) => [
  '## What moves', '', `Every page, the portals’ with 10,000 clients and 3,000 submissions, at ${SCREENS.join(', ')} px: ${moved.length} of ${looks} looks saw a cumulative layout shift above ${SHIFT_BUDGET}${moved.length ? ':' : '.'}`, '',
  ...(moved.length ? ['| page | screen | CLS |', '|---|---|--:|', ...moved.map(({ path, screen, cls }) => `| ${path} | ${screen} | ${cls.toFixed(3)} |`), ''] : []),
]

const interactionTable = (interactions: Interaction[]) => [
  '## Interactions', '', `Of visitors on a phone, of staff on a laptop, with a processor slowed ${SLOWED} times: from the touch to the frame that answers it (0 is below the 16 ms that the browser tells), and the longest task of the second after it (0 is none of 50 ms or more). Tables hold 10,000 clients.`, '',
  '| touch | answer ms | longest task ms |', '|---|--:|--:|',
  ...interactions.map(({ name, answerMs, longestTaskMs }) => `| ${name} | ${against(answerMs, BUDGET_MS, 0)} | ${against(longestTaskMs, BUDGET_MS, 0)} |`), '',
]

const functionTable = (functions: FunctionMeasured[]) => [
  '## Functions', '', '| function | bundle kB, minified | cold start, ms of processor time |', '|---|--:|--:|',
  ...functions.map(({ name, bundleKb, coldCpuMs }) => `| ${name} | ${against(bundleKb, FUNCTION_BUDGET.bundleKb, 0)} | ${against(coldCpuMs, FUNCTION_BUDGET.coldCpuMs, 0)} |`), '',
]

const rowsTable = (rows: RowsMeasured[]) => {
  const least = (engine: string) => rows.find((row) => row.engine === engine)!
  return [
    '## Rows', '', 'A page of ten clients, from request to answer; times those among the fewest. Every other list: `npm run bench:lists`.', '',
    '| database | clients | page ms | × | searched ms | × |', '|---|--:|--:|--:|--:|--:|',
    ...rows.map((row) => `| ${row.engine} | ${row.rows.toLocaleString('en-US')} | ${row.pageMs.toFixed(1)} | ${against(row.pageMs / least(row.engine).pageMs, ROWS_BUDGET)} | ${row.searchMs.toFixed(1)} | ${(row.searchMs / least(row.engine).searchMs).toFixed(2)} |`), '',
  ]
}

const buildTable = ({ site, bare, added, ratio, ratios }: BuildMeasured) => [
  '## Build', '', `| project | seconds | with ${added} articles more | peak MB |`, '|---|--:|--:|--:|',
  ...Object.entries({ 'this site': site, 'bare Astro': bare }).map(([name, { few, many }]) => `| ${name} | ${few.seconds.toFixed(1)} | ${many.seconds.toFixed(1)} | ${many.peakMb.toFixed(0)} |`),
  '', `The articles cost ${against(ratio, BUILD_BUDGET)} times what they cost the bare project: the median of rounds in turns, which gave ${ratios.map((round) => round.toFixed(2)).join(', ')}.`, '',
]

const FOLDER = 'docs/bench'
/** When, how often and on which machine a part was measured; `figures` has the part's type in `Results`. */
type Part = { date: string; runs: number; machine: string; figures: unknown }
type Parts = Partial<Record<keyof Results, Part>>

const tables: { [Name in keyof Results]: (figures: Results[Name], part: Part) => string[] } = { site: siteTable, shifts: shiftTable, interactions: interactionTable, functions: functionTable, rows: rowsTable, build: buildTable }
const names = Object.keys(tables) as (keyof Results)[]

const section = (name: keyof Results, part: Part): string[] => {
  const { date, runs, machine, figures } = part
  const [heading = '', ...rest] = (tables[name] as (figures: unknown, part: Part) => string[])(figures, part)
  return [heading, '', `${date}, median of ${runs}, ${machine}.`, ...rest]
}

/** Replaces the earlier rows of pages that were measured again. So not all have to be measured at once, which takes an hour. */
const withEarlier = (rows: Measured[], earlier: Measured[] = []): Measured[] => {
  const sameView = (a: Measured) => (b: Measured) => a.page.type === b.page.type && a.device === b.device
  return [...earlier.map((row) => rows.find(sameView(row)) ?? row), ...rows.filter((row) => !earlier.some(sameView(row)))]
}

const earlier = (): Parts => (existsSync(`${FOLDER}/report.json`) ? (JSON.parse(readFileSync(`${FOLDER}/report.json`, 'utf8')) as Parts) : {})

/** Writes `docs/bench/report.md` and `report.json`: the new figures, and those of earlier runs for the rest. @returns the text */
export const writeReport = (measured: Partial<Results>, runs: number): string => {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, ${system()} ${release()}, Node ${process.versions.node}`
  const date = today()
  const before = earlier()
  const now: Partial<Results> = measured.site ? { ...measured, site: withEarlier(measured.site, before.site?.figures as Measured[] | undefined) } : measured
  const parts: Parts = { ...before, ...Object.fromEntries(Object.entries(now).map(([name, figures]) => [name, { date, runs, machine, figures }])) }
  mkdirSync(FOLDER, { recursive: true })
  // Written first, so that figures that took an hour are kept even if making the tables fails.
  writeFileSync(`${FOLDER}/report.json`, `${JSON.stringify(parts, undefined, 1)}\n`)
  const text = ['# Measured', '', 'By `npm run bench`. Budgets: docs/decisions/speed.md.', '', ...names.flatMap((name) => (parts[name] ? section(name, parts[name]) : []))].join('\n')
  writeFileSync(`${FOLDER}/report.md`, text)
  return text
}
