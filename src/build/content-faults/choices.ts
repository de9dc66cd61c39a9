/** A form's options are titles of its page: two of the same title would be one option, offered twice. */
import path from 'node:path'
import type { Entry, Fault } from './entry.ts'
import type { Field } from './front-matter.ts'

/** The pages whose `parts` are options of a form, by the name of the choice. */
export const OFFERED = { loans: 'services/loan', investments: 'services/investment' }

export const choiceFaults = ({ folder, fields }: Entry): Fault[] => {
  if (!Object.values(OFFERED).includes(`${path.basename(path.dirname(folder))}/${path.basename(folder)}`)) return []
  const titles = fields.find(({ name }) => name === 'parts')?.titles ?? []
  return [...Map.groupBy(titles, ({ value }) => value).values()].flatMap(([, ...again]) =>
    again.map(({ number, value }) => ({ number, words: `\`parts\` has "${value}" twice, which the form would offer twice. Give each a title of its own.` })))
}

const valueOf = (fields: Field[], name: string) => fields.find((field) => field.name === name)?.value

/** Plans with the same title, or more than one recommended: a sentence each. */
export const sharedChoices = (entries: { file: string; fields: Field[] }[]): string[] => {
  const plans = entries.filter(({ file, fields }) => file.startsWith('content/plans/') && valueOf(fields, 'draft') !== 'true')
  const titled = [...Map.groupBy(plans, ({ fields }) => valueOf(fields, 'title')).values()]
  const recommended = plans.filter(({ fields }) => valueOf(fields, 'recommended') === 'true')
  const told = (words: string) => ([first, ...others]: typeof plans) => others.map(({ file }) => `${file}: \`${first?.file}\` ${words}`)
  return [
    ...titled.flatMap(told('has the same title. The form offers plans by their titles: give each its own.')),
    ...told('is `recommended` as well. The form preselects one plan: keep the field in one.')(recommended),
  ]
}
