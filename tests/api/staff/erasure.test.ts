/** A command erases a person (trust row 12): all that they sent, in one statement together with its line in the trail. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { contactForm } from '#contracts/forms/contact.ts'
import { allForms } from '#contracts/forms/registry.ts'
import { db } from '#server/db/client.ts'
import { audit, clientEvents, clients, deliveries, outbox, submissionFiles, submissionNotes, submissions } from '#server/db/schema.ts'
import { clientsNaming, eraseClient, findClient } from '#server/erasure/client.ts'
import { erasePerson, findPerson, traceOf } from '#server/erasure/submissions.ts'
import { database } from '../../support/api/embedded-database.ts'
import { withoutIds } from '../../support/api/ids.ts'
import { identify, submit } from '../../support/api/request.ts'
import { addClient, forgetLimits, forgetSubmissions } from '../../support/api/rows.ts'
import { runCommand, withoutKeys } from '../../support/api/run-command.ts'
import { addAccount } from '../../support/api/staff.ts'
import { APPLICATION, CONTACT, INVESTMENT, LOAN, MEMBERSHIP } from '../../support/api/submissions.ts'

const ADA = 'ada@example.com'
const erase = (...given: string[]) => runCommand('scripts/erase.ts', given)
const eraseWithoutKeys = (...given: string[]) => runCommand('scripts/erase.ts', given, withoutKeys())
const tables = [submissions, submissionFiles, submissionNotes, outbox, deliveries]
const counts = () => Promise.all(tables.map((table) => db().$count(table)))
const trail = async () => (await db().select().from(audit)).filter(({ action }) => action.startsWith('erasure.'))

/** Ada's submissions, one of each form, one of them with a file and a note, all with notices; and submissions of others. */
const fill = async () => {
  for (const [form, body] of Object.entries({ contact: CONTACT, loan: LOAN, investment: INVESTMENT, membership: MEMBERSHIP, 'career-loan-officer': APPLICATION })) expect((await submit(form, { ...body, email: 'Ada@Example.com' })).status).toBe(200)
  const [one] = await db().select().from(submissions)
  const { id: accountId } = await addAccount('admin')
  await db().insert(submissionNotes).values({ submissionId: one!.id, accountId, text: 'Ada called' })
  await db().insert(submissionFiles).values({ submissionId: one!.id, field: 'resume', name: 'ada.pdf', type: 'application/pdf', size: 1, content: Buffer.from('x') })
  const [told] = await db().select().from(outbox).where(eq(outbox.submissionId, one!.id))
  await db().insert(deliveries).values({ outboxId: told!.id, ok: true, ms: 1 })
  for (const email of ['ada@example.com.test', 'xada@example.com', 'grace@example.com']) await submit('contact', { ...CONTACT, email, message: email.startsWith('grace') ? `ask ${ADA}\0` : 'x' })
}

beforeEach(async () => {
  await forgetSubmissions()
  await forgetLimits()
})

describe('trust row 12: what a person sent', () => {
  it('is found over all forms, in whatever case, past a NUL in a neighbour; what others say of them is shown apart', async () => {
    await fill()
    const { sent, mentions } = await findPerson(db(), ' ADA@example.com')
    expect(sent.map(({ formId }) => formId).sort()).toEqual(['career-loan-officer', 'contact', 'investment', 'loan', 'membership'])
    expect(sent.find(({ formId }) => formId === 'contact')).toMatchObject({ files: 1, notes: 1, told: 2 })
    expect(mentions).toHaveLength(3)
  })

  it('is looked for in what staff noted of others too, who are shown and stay', async () => {
    await submit('contact', { ...CONTACT, email: 'grace@example.com' })
    const [other] = await db().select().from(submissions)
    const { id: accountId } = await addAccount('admin')
    await db().insert(submissionNotes).values({ submissionId: other!.id, accountId, text: 'The same person as ADA@example.com' })
    expect(await findPerson(db(), ADA)).toEqual({ sent: [], mentions: [other!.id] })
  })

  it('is looked for in the histories of clients, who are shown and stay', async () => {
    await addClient({ firstName: 'Grace', lastName: 'Hopper', dateOfBirth: '1990-12-10' })
    const client = (await db().select().from(clients)).at(-1)!
    onTestFinished(async () => { await db().delete(clients).where(eq(clients.id, client.id)) })
    const entry = { clientId: client.id, accountId: client.ownerId, status: 'Approved' as const }
    await db().insert(clientEvents).values([{ ...entry, note: 'Sister of ADA@example.com' }, { ...entry, note: 'ada@example.com again' }, entry])
    expect([await clientsNaming(db(), ADA), await clientsNaming(db(), 'grace@example.com')]).toEqual([[client.id], []])
    expect((await erase(ADA)).said).toMatch(new RegExp(`^Clients with a history that names this address.+\n  ${client.id}$`, 'm'))
    expect(await db().$count(clientEvents)).toBe(3)
  })

  it('is found as well where the form no longer exists', async () => {
    await db().insert(submissions).values({ formId: 'career-long-gone', data: APPLICATION, idempotencyKey: randomUUID(), bodyHash: 'x' })
    expect((await erase(ADA)).said).toContain('career-long-gone: 0 files')
  })

  it('is found as well where the form has another name for its field of the address since', async () => {
    const renamed = { ...contactForm, id: 'renamed', fields: contactForm.fields.map((field) => (field.type === 'email' ? { ...field, name: 'workEmail' } : field)) }
    allForms.push(renamed)
    onTestFinished(() => { allForms.pop() })
    await db().insert(submissions).values({ formId: 'renamed', data: CONTACT, idempotencyKey: randomUUID(), bodyHash: 'x' })
    expect((await findPerson(db(), ADA)).sent).toHaveLength(1)
  })

  it('goes with its files, notes, mails to be and their log, and leaves a line that names nobody', async () => {
    await fill()
    const { sent } = await findPerson(db(), ADA)
    expect(await erasePerson(db(), ADA, sent.map(({ id }) => id))).toEqual({ submissions: 5, files: 1, notes: 1, told: 10 })
    expect(await counts()).toEqual([3, 0, 0, 6, 0])
    expect((await findPerson(db(), ADA)).sent).toEqual([])
    const line = (await trail()).at(-1)
    expect(line).toMatchObject({ accountId: null, subjectType: 'person', subjectId: traceOf('Ada@Example.COM'), details: { submissions: 5, files: 1, notes: 1, told: 10 } })
    expect(withoutIds(JSON.stringify(line))).not.toMatch(/ada|example/i)
    const told = (await trail()).length
    expect(await erasePerson(db(), ADA, sent.map(({ id }) => id))).toMatchObject({ submissions: 0 })
    expect(await trail()).toHaveLength(told)
  })

  it('stays whole where the line can’t be written', async () => {
    await fill()
    const { sent } = await findPerson(db(), ADA)
    const all = await counts()
    await database.exec('alter table audit rename to audit_away')
    await expect(erasePerson(db(), ADA, sent.map(({ id }) => id))).rejects.toThrow()
    await database.exec('alter table audit_away rename to audit')
    expect(await counts()).toEqual(all)
  })
})

describe('trust row 12: a client', () => {
  it('goes with the history and the key of the lookup, and leaves a line that names nobody', async () => {
    await addClient({ firstName: 'Canaryada', lastName: 'Byron', dateOfBirth: '1990-12-10' })
    const [client] = await db().select().from(clients)
    await db().insert(clientEvents).values({ clientId: client!.id, accountId: client!.ownerId, status: 'Approved', note: 'Canary' })
    const lookup = async () => ((await (await identify({ firstName: 'Canaryada', dateOfBirth: '1990-12-10' })).json()) as { data: unknown }).data
    expect(await lookup()).not.toBeNull()
    expect(await findClient(db(), client!.id)).toMatchObject({ id: client!.id, events: 1 })
    expect([await eraseClient(db(), client!.id), await eraseClient(db(), client!.id)]).toEqual([true, false])
    expect([await db().$count(clients), await db().$count(clientEvents), await lookup(), await findClient(db(), client!.id)]).toEqual([0, 0, null, undefined])
    const lines = (await trail()).filter(({ action }) => action === 'erasure.client')
    expect(lines).toMatchObject([{ subjectType: 'client', subjectId: client!.id, details: { events: 1 } }])
    expect(withoutIds(JSON.stringify(lines))).not.toMatch(/canary|byron|1990/i)
  })
})

describe('npm run erase', () => {
  it('shows first, and erases when told to', async () => {
    await fill()
    const shown = await erase(ADA)
    expect(shown.said).toMatch(/Sent from this address:\n(?: {2}.+\n){5}Sent by others.+\n(?: {2}.+\n){3}(?:Erased before:\n(?: {2}.+\n)+)?\nNothing is erased yet/)
    expect(await db().$count(submissions)).toBe(8)
    expect((await erase(ADA, '--yes')).said).toContain(`Erased: 5 submissions, 1 file, 1 note. On the activity page as ${traceOf(ADA)}.`)
    expect(await db().$count(submissions)).toBe(3)
    expect((await erase(ADA, '--yes')).said).toContain('Nothing is stored that was sent from this address.')
  })

  it('answers whether somebody was erased before, and when, where it has the key of the trace', async () => {
    const email = 'erased@example.com'
    expect((await erase(email)).said).not.toContain('Erased before')
    for (const message of ['first', 'second']) {
      await submit('contact', { ...CONTACT, email, message })
      await erase(email, '--yes')
    }
    const day = new Date().toISOString().slice(0, 10)
    expect((await erase('Erased@Example.com')).said).toContain(`Erased before:\n  ${day}  1 submission\n  ${day}  1 submission\n`)
    expect((await eraseWithoutKeys(email)).said).toMatch(/^Without the site’s three keys nobody can tell whether this address was erased before\.$/m)
  })

  it.each(['hanako..sato@docomo.example', 'o/hara@example.com', 'a!b@example.com'])('takes every address that a form takes: %j', async (email) => {
    expect((await submit('contact', { ...CONTACT, email })).status).toBe(200)
    expect((await erase(email)).said).toContain('Sent from this address:')
  })

  it('erases a client by its id', async () => {
    await addClient({ firstName: 'Ada', lastName: 'Byron', dateOfBirth: '1990-12-10' })
    const [client] = await db().select().from(clients)
    expect((await erase('--client', client!.id)).said).toContain('with 0 entries of history')
    expect((await erase('--client', client!.id, '--yes')).said).toContain('Erased')
    expect(await db().$count(clients)).toBe(0)
  })

  it('needs the site’s keys to erase by an address, whose trace is made with one, and for nothing else', async () => {
    await fill()
    await addClient({ firstName: 'Ada', lastName: 'Byron', dateOfBirth: '1990-12-10' })
    const [client] = await db().select().from(clients)
    expect((await eraseWithoutKeys(ADA)).said).toContain('Nothing is erased yet')
    expect(await eraseWithoutKeys(ADA, '--yes')).toMatchObject({ code: 1, said: expect.stringContaining('LOOKUP_KEY') as string })
    expect(await db().$count(submissions)).toBe(8)
    expect((await eraseWithoutKeys('--client', client!.id, '--yes')).said).toContain('Erased')
  })

  it.each([['judge', 'on the admin dashboard'], ['admin', 'with npm run admin:deactivate']] as const)('says how the account of a %s is deactivated, which is not erased, in whatever case the address is given', async (role, how) => {
    const { email } = await addAccount(role)
    expect((await erase(email.toUpperCase())).said).toContain(`There is a staff account (${role}) with this address. It is not erased: deactivate it ${how}.`)
  })

  it.each([[], ['ada'], [ADA, ADA], ['--client', 'x'], [ADA, '--client', randomUUID()]])('refuses %j %j %j', async (...given) => {
    expect(await erase(...given.filter((part) => typeof part === 'string'))).toMatchObject({ code: 1, said: expect.stringContaining('npm run erase') as string })
  })
})
