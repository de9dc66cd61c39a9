import { describe, expect, it, onTestFinished } from 'vitest'
import { verifyPassword } from '#server/auth/passwords.ts'
import { historyOf } from '#server/clients/history.ts'
import { db } from '#server/db/client.ts'
import { accounts, clients, evaluations, submissionFiles, submissions } from '#server/db/schema.ts'
import { fileFieldOf } from '#contracts/forms/file-rules.ts'
import { allForms, formById } from '#contracts/forms/registry.ts'
import { checkForm } from '#contracts/forms/schema.ts'
import { ROLES } from '#contracts/roles.ts'
import { typeOf } from '#server/forms/files/kinds.ts'
import { site } from '#site/config.ts'
import { seed } from '../../scripts/demo/seed.ts'
import { database } from '../support/api/embedded-database.ts'
import { identify } from '../support/api/request.ts'

const counts = async () => Promise.all([accounts, clients, evaluations, submissions, submissionFiles].map((table) => db().$count(table)))

describe('the demo data', () => {
  it('is refused where the database is not local, before anything is written', async () => {
    delete process.env.SITE_LOCAL
    onTestFinished(() => { process.env.SITE_LOCAL = 'true' })
    await expect(seed()).rejects.toThrow('local database only')
    expect(await counts()).toEqual([0, 0, 0, 0, 0])
  })

  it('is there as a whole or not at all: what fails at the last table leaves nothing in the first', async () => {
    await database.exec('alter table submission_files rename to files_away')
    await expect(seed()).rejects.toThrow()
    await database.exec('alter table files_away rename to submission_files')
    expect(await counts()).toEqual([0, 0, 0, 0, 0])
  })

  it('is seeded once: six accounts, 24 clients, 18 evaluations, an inbox with something of every form, a resume with every application that asks for one', async () => {
    await seed()
    const once = await counts()
    const forms = (await db().select().from(submissions)).map(({ formId }) => formId)
    expect(new Set((await db().select().from(accounts)).map(({ role }) => role)), 'accounts of scripts/demo/seed.ts').toEqual(new Set(ROLES))
    expect(new Set(forms), 'written in scripts/demo/letters.ts').toEqual(new Set(allForms.map(({ id }) => id)))
    expect(once).toEqual([6, 24, 18, forms.length, forms.filter((id) => fileFieldOf(formById(id)!)).length])
    await seed()
    expect(await counts()).toEqual(once)
  })

  it('holds submissions as their forms would have stored them', async () => {
    for (const { formId, data } of await db().select().from(submissions)) {
      const form = formById(formId)!
      const fields = form.fields.filter((field) => field.type !== 'file')
      const checked = checkForm({ ...form, fields }, Object.fromEntries(fields.map(({ name }) => [name, String(data[name] ?? '')])))
      expect(checked, formId).toMatchObject({ ok: true })
      expect(data).toMatchObject(form.fixed ?? {})
    }
  })

  it('holds twelve weeks of submissions, a few of them spam and a few from applicants below the requirement', async () => {
    const rows = await db().select().from(submissions)
    const ages = rows.map(({ createdAt }) => (Date.now() - createdAt.getTime()) / 86_400_000)
    expect([Math.min(...ages) >= 0, Math.max(...ages) < 12 * 7]).toEqual([true, true])
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['new', 'in progress', 'done']))
    expect(rows.filter(({ spam }) => spam).length).toBeGreaterThan(1)
    expect(rows.filter(({ data }) => data.experience === '0-1').length).toBeGreaterThan(1)
  })

  it('holds a history of each client, from the day it was added to the status that it has, none of it still to come', async () => {
    for (const client of await db().select().from(clients)) {
      const history = await historyOf(db(), client.id)
      expect(history[0]).toMatchObject({ status: client.status, createdAt: client.updatedAt.toISOString() })
      expect(history.at(-1)).toMatchObject({ previousStatus: null, createdAt: client.createdAt.toISOString() })
      expect(history).toHaveLength(client.version)
      expect(client.updatedAt.getTime()).toBeLessThan(Date.now())
    }
  })

  it('holds resumes that are what their names say, down to the table of their objects', async () => {
    for (const { name, type, size, content } of await db().select().from(submissionFiles)) {
      expect([await typeOf(name, content), content.length]).toEqual([type, size])
      const text = content.toString('latin1')
      expect(text.indexOf('xref\n')).toBe(Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)![1]))
      ;[...text.matchAll(/^(\d{10}) 00000 n $/gm)].forEach(([, at], i) => expect(text.slice(Number(at))).toMatch(new RegExp(`^${i + 1} 0 obj`)))
    }
  })

  it('holds Ada Byron, found by anyone who knows her birthday', async () => {
    const answer = await identify({ firstName: 'Ada', dateOfBirth: '1990-12-10' })
    expect(await answer.json()).toMatchObject({ data: { lastName: 'Byron', status: 'Approved' } })
  })

  it('lets its staff in by the password that the README names', async () => {
    const rows = await db().select().from(accounts)
    const admin = rows.find((row) => row.username === 'admin')!
    expect(admin.email).toMatch(/^admin@/)
    expect(await verifyPassword(`${site.product}-demo`, admin.passwordHash!)).toBe(true)
  })
})
