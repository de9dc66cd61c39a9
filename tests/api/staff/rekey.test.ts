import { eq, sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { rekeyClients } from '#server/clients/rekey.ts'
import { db } from '#server/db/client.ts'
import { rowsOf } from '#server/db/rows.ts'
import { clients } from '#server/db/schema.ts'
import { env } from '#server/env.ts'
import { addClient } from '../../support/api/rows.ts'
import { identify } from '../../support/api/request.ts'
import { runCommand } from '../../support/api/run-command.ts'

it('after another LOOKUP_KEY nobody is found, until the keys are written anew', async () => {
  const person = { firstName: 'Zoë', lastName: 'Rekeyed', dateOfBirth: '1984-02-29' }
  // The lowest possible id, which somebody who adds a client may choose.
  await addClient({ ...person, id: '00000000-0000-0000-0000-000000000000' })
  // More than one batch.
  await db().execute(sql`insert into clients (first_name, last_name, age, status, date_of_birth, lookup_key, owner_id) select 'One', 'Of Many', 30, 'Pending', '1990-12-10', 'before', owner_id from clients, generate_series(1, 1000)`)
  const found = async () => ((await (await identify({ firstName: 'ZOË', dateOfBirth: person.dateOfBirth })).json()) as { data: { lastName: string } | null }).data?.lastName
  const before = env().LOOKUP_KEY
  onTestFinished(() => { Object.assign(env(), { LOOKUP_KEY: before }) })
  expect(await found()).toBe('Rekeyed')
  Object.assign(env(), { LOOKUP_KEY: 'another key of at least thirty-two characters' })
  expect(await found()).toBeUndefined()
  expect((await runCommand('scripts/rekey.ts', [], { ...process.env, LOOKUP_KEY: env().LOOKUP_KEY })).said).toContain('1,001 clients can be looked up')
  expect(await db().$count(clients, eq(clients.lookupKey, 'before'))).toBe(0)
  expect(await found()).toBe('Rekeyed')
  const written = () => rowsOf(db(), sql`select id, xmin::text from clients where first_name = 'One' order by id limit 1`)
  const once = await written()
  await rekeyClients(db())
  expect(await written()).toEqual(once)
})
