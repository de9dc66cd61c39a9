import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { allForms } from '#contracts/forms/registry.ts'
import { RETENTION_MONTHS } from '#contracts/forms/retention.ts'

it('every form is kept for 24 months, a resume for 12 of them (trust row 12)', () => {
  expect(allForms.map(({ id, retentionMonths }) => [id, retentionMonths])).toEqual(allForms.map(({ id }) => [id, 24]))
  expect(RETENTION_MONTHS).toEqual({ submission: 24, file: 12 })
})

it.each(['privacy', 'terms'])('the draft of %s promises that, until counsel has put it in words of its own', (page) => {
  const text = readFileSync(`content/pages/${page}/index.mdx`, 'utf8')
  const promised = [...text.matchAll(/(\d+) months/g)].map(([, months]) => Number(months))
  expect(promised).toEqual(text.includes('\nplaceholder: true\n') ? [RETENTION_MONTHS.file, RETENTION_MONTHS.submission] : promised)
})
