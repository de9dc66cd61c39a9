/** Figures as a table: printed, and written to `docs/trust/` as Markdown and as JSON. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'

type Table = { head: string[]; rows: (string | number)[][] }

const FOLDER = 'docs/trust'
const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
const tableOf = ({ head, rows }: Table) => [line(head), line(head.map((_, column) => (column ? '---:' : '---'))), ...rows.map(line)].join('\n')

/** The circumstances of the figures: times depend on the machine and its load. */
const machine = () => ({ processors: cpus().length, processor: cpus()[0]?.model ?? 'unknown', waiting: Number(loadavg()[0]!.toFixed(1)), node: process.versions.node })

type Report = { name: string; title: string; by: string; words: string; table: Table; figures: object }

/** Writes `<name>.md` and `<name>.json`, and prints the table. */
export const writeReport = ({ name, title, by, words, table, figures }: Report): void => {
  const { processors, processor, waiting, node } = machine()
  const measured = `By \`${by}\`, ${new Date().toISOString().slice(0, 10)}, on ${processors} × ${processor} with Node ${node}; ${waiting} processes wanted a processor at the end (load average of a minute).`
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/${name}.md`, `${[`# ${title}`, measured, words, tableOf(table)].join('\n\n')}\n`)
  writeFileSync(`${FOLDER}/${name}.json`, `${JSON.stringify({ by, at: new Date().toISOString(), machine: machine(), ...figures }, undefined, 1)}\n`)
  console.log(`\n${tableOf(table)}\n`)
}
