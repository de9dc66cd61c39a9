/** The activity trail as the admin reads it: trust row 12. */
import { beforeAll, describe, expect, it } from 'vitest'
import { auditRoutes, type AuditEntry } from '#contracts/api/audit.ts'
import type { Meta } from '#contracts/api/list.ts'
import { submissionRoutes } from '#contracts/api/submissions.ts'
import { note } from '#server/audit/audited.ts'
import { db } from '#server/db/client.ts'
import { ask, staff } from '../../support/api/staff.ts'

const admin = await staff('admin', { email: 'office@test.example' })
const other = await staff('admin', { email: 'second@test.example' })
const { token } = admin
const SUBJECT = '00000000-0000-4000-8000-00000000000a'

const trail = async (query: Record<string, unknown> = {}) => (await (await ask(auditRoutes.getAudit, { token, query })).json()) as { data: AuditEntry[]; meta?: Meta }
const actions = async (query?: Record<string, unknown>) => (await trail(query)).data.map(({ action }) => action)

beforeAll(async () => {
  const by = (session: typeof admin) => ({ accountId: session.id, role: 'admin' as const })
  await note(db(), by(admin), { action: 'test.first', subjectType: 'client', subjectId: SUBJECT, details: { status: 'Approved', rows: 3 } })
  await note(db(), by(other), { action: 'test.second' })
  await note(db(), null, { action: 'test.third', subjectType: 'person', subjectId: 'no id of a row' })
})

describe('the trail', () => {
  it('is read newest first: who, what, to which row, with figures and names of states', async () => {
    expect((await trail()).data).toMatchObject([
      { by: null, role: null, action: 'test.third', subject: { type: 'person', id: 'no id of a row', email: null }, details: {} },
      { by: 'second@test.example', role: 'admin', action: 'test.second', subject: null },
      { by: 'office@test.example', role: 'admin', action: 'test.first', subject: { type: 'client', id: SUBJECT }, details: { status: 'Approved', rows: 3 } },
    ])
  })

  it('answers pages', async () => {
    expect(await trail({ page: 2, pageSize: 2 })).toMatchObject({ data: [{ action: 'test.first' }], meta: { total: 3, page: 2, pageSize: 2 } })
    expect(await actions({ sort: 'at' })).toEqual(['test.first', 'test.second', 'test.third'])
  })

  it.each([
    ['action', { action: 'test.second' }, ['test.second']],
    ['account', { account: admin.id }, ['test.first']],
    ['subject', { subject: SUBJECT }, ['test.first']],
    ['subject, however it is spelled', { subject: SUBJECT.toUpperCase() }, ['test.first']],
    ['the address of who acted', { search: 'second' }, ['test.second']],
    ['what nobody did', { action: 'test.fourth' }, []],
  ])('is filtered by %s', async (_, query, found) => {
    expect(await actions(query)).toEqual(found)
    expect((await trail(query)).meta?.total).toBe(found.length)
  })

  it('tells of nothing that was not done', async () => {
    const attempt = await ask(submissionRoutes.labelSubmission, { token, params: { id: SUBJECT }, body: { label: 'done' } })
    expect(attempt.status).toBe(404)
    expect(await actions()).toHaveLength(3)
  })

  it('names the account that something was done to, while it is there', async () => {
    for (const subjectId of [other.id, SUBJECT]) await note(db(), { accountId: admin.id, role: 'admin' }, { action: 'test.account', subjectType: 'account', subjectId })
    expect((await trail({ action: 'test.account' })).data.map(({ subject }) => subject)).toEqual([
      { type: 'account', id: SUBJECT, email: null },
      { type: 'account', id: other.id, email: 'second@test.example' },
    ])
  })
})
