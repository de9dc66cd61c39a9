/** The demo's inbox: twelve weeks of submissions of every form, a few of them spam; what follows from a form is taken from its declaration. */
import { randomUUID } from 'node:crypto'
import { applicants, letters } from './letters.ts'
import { offeredBy } from './offered.ts'
import { demoResume } from './resume.ts'
import type { FormDeclaration } from '#contracts/forms/declaration.ts'
import { fileFieldOf } from '#contracts/forms/file-rules.ts'
import { formById } from '#contracts/forms/registry.ts'
import { postings } from '#contracts/forms/postings.generated.ts'
import { foundBy } from '#server/submissions/sender.ts'

type Demo = { formId: string; name: string; days: number; spam?: true; data: Record<string, string | number> }

const DAY = 86_400_000
const addressOf = (name: string) => `${name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '.')}@example.com`

const written = (): Demo[] => Object.entries(letters).flatMap(([formId, own]) => own.map((letter) => ({ formId, ...letter })))
const applications = (): Demo[] =>
  postings.length === 0 ? [] : applicants.map(({ days, name, ...data }, i) => ({ formId: `career-${postings[i % postings.length]!.slug}`, name, days, data: { phone: i % 3 ? '+1 317 555 0188' : '', ...data } }))

/** Submissions of more than three weeks ago are done; most of this week's are new. */
const stateAt = (days: number, i: number) => (days > 21 ? 'done' : days > 6 ? (i % 2 ? 'done' : 'in progress') : i % 5 === 4 ? 'in progress' : 'new')

/** A moment `days` before `today`, at varying times. */
const momentOf = (today: Date, days: number, i: number) => new Date(today.getTime() - days * DAY - ((i * 97) % 540) * 60_000 - 120_000)

/** The sender's name and e-mail, in the form's fields for them. */
const sentBy = ({ fields }: FormDeclaration, name: string) =>
  Object.fromEntries(fields.flatMap((field) => (field.autoComplete === 'name' ? [[field.name, name]] : field.type === 'email' ? [[field.name, addressOf(name)]] : [])))

export const demoSubmissions = (today: Date) =>
  [...written(), ...applications()].map(({ formId, name, days, spam = false, data: given }, i) => {
    const form = formById(formId)!
    const data: Record<string, string | number> = { ...sentBy(form, name), ...offeredBy(form, given, i), ...form.fixed }
    return {
      id: randomUUID(), formId, data, idempotencyKey: `demo-${formId}-${i}`, bodyHash: 'demo', search: foundBy(formId, data),
      state: stateAt(days, i), spam, createdAt: momentOf(today, days, i),
    } as const
  })

type DemoSubmission = ReturnType<typeof demoSubmissions>[number]

/** A resume for each submission whose form asks for one. */
export const demoFiles = (submissions: DemoSubmission[]) =>
  submissions.flatMap(({ id, formId, data }) => {
    const field = fileFieldOf(formById(formId)!)
    const name = String(data.name)
    const content = demoResume(`Resume of ${name.normalize('NFKD').replace(/[^ -~]/g, '')}`)
    return field ? [{ submissionId: id, field: field.name, name: `${name.replace(' ', '-')}-resume.pdf`, type: 'application/pdf', size: content.length, content }] : []
  })
