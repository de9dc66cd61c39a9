import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startInMemory } from './embedded.ts'

let database: Awaited<ReturnType<typeof startInMemory>>
const clients: pg.Client[] = []
beforeAll(async () => {
  database = await startInMemory()
  for (const client of [new pg.Client(database.url), new pg.Client(database.url)]) {
    await client.connect()
    clients.push(client)
  }
})
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()))
  await database.stop()
})

it('a statement that arrives in many packets meets none of another connection', async () => {
  const [large, small] = clients as [pg.Client, pg.Client]
  const resume = 'x'.repeat(3_000_000)
  const sending = { underWay: true }
  const stored = large.query<{ size: number }>('select length($1::text) as size, $2::text as name', [resume, 'cv.pdf']).finally(() => { sending.underWay = false })
  let answered = 0
  while (sending.underWay) {
    const { rows } = await small.query<{ next: number }>('select $1::int + 1 as next', [answered])
    expect(rows).toEqual([{ next: answered + 1 }])
    answered += 1
  }
  expect((await stored).rows).toEqual([{ size: resume.length, name: 'cv.pdf' }])
  expect(answered).toBeGreaterThan(0)
})

it('a statement that fails takes none of the others along', async () => {
  const [one, other] = clients as [pg.Client, pg.Client]
  const answers = await Promise.allSettled([one.query('select $1::int / 0', [1]), other.query('select $1::int as one', [1]), one.query('select 2 as two')])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
})
