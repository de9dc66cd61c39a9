/** What the forms take from the site: its currency, and their choices, which are what its pages describe. */
import { globSync } from 'node:fs'
import { frontMatterIn } from './front-matter.ts'
import { OFFERED } from '#build/content-faults/choices.ts'
import { nameOfCurrency, withFirm } from '#data/firm.ts'
import { attempt } from '#lib/attempt.ts'
import { site } from '#site/config.ts'

type Plan = { title: string; order: number; recommended?: boolean; draft?: boolean }
type Service = { parts?: { title: string }[] }

/** The entries that can be parsed; the build reports the others, with their lines. */
const entriesIn = <T>(root: string, pattern: string): T[] =>
  globSync(`content/${pattern}/index.mdx`, { cwd: root }).flatMap((file) => {
    const entry = attempt(() => withFirm(frontMatterIn(`${root}/${file}`)) as T)
    return entry === undefined ? [] : [entry]
  })

const partsOf = (root: string, page: string) => entriesIn<Service>(root, page).flatMap(({ parts = [] }) => parts.map(({ title }) => title))

const signOf = (currency: string) => new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 }).format(0).replace('0', '')

/** Facts that forms need. `sign` is put before an amount as it is: "$", or "CHF" with a space. `root` contains `content/`; `drafts` includes drafts. */
export const formFacts = (root: string, drafts: boolean, currency: string = site.currency) => {
  const plans = entriesIn<Plan>(root, 'plans/*').filter(({ draft }) => drafts || !draft).sort((a, b) => a.order - b.order)
  return {
    currency: { sign: signOf(currency), name: nameOfCurrency(currency) },
    choices: {
      loans: partsOf(root, OFFERED.loans),
      investments: partsOf(root, OFFERED.investments),
      memberships: plans.map(({ title }) => title),
      recommended: (plans.find(({ recommended }) => recommended) ?? plans[0])?.title ?? '',
    },
  }
}
