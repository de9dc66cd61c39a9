import { expect, it } from 'vitest'
import { RESUME } from '#contracts/forms/declaration.ts'
import { postings } from '#contracts/forms/postings.generated.ts'
import { formById } from '#contracts/forms/registry.ts'

it('every form is kept for 24 months, a resume for 12 of them (trust row 12)', () => {
  const ids = ['contact', 'investment', 'loan', 'membership', ...postings.map(({ slug }) => `career-${slug}`)]
  expect(ids.map((id) => [id, formById(id)!.retentionMonths])).toEqual(ids.map((id) => [id, 24]))
  expect(RESUME.retentionMonths).toBe(12)
})
