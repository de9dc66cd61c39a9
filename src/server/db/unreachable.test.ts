import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { isUnreachable } from '#server/db/unreachable.ts'

const withCode = (code: string) => Object.assign(new Error('of no account'), { code })
const asTheStatementFails = (cause: Error) => new DrizzleQueryError('select $1', ['of a visitor'], cause)

describe('a database that can’t be reached is told by', () => {
  it.each([
    'ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'EAI_AGAIN',
    '08006', '57P01', '53300', '28P01', '3D000', '25006', '53100', '53200',
  ])('the code %s, alone, as the cause of a failed statement, or as that of each address tried', (code) => {
    expect(isUnreachable(withCode(code))).toBe(true)
    expect(isUnreachable(asTheStatementFails(withCode(code)))).toBe(true)
    expect(isUnreachable(asTheStatementFails(new AggregateError([withCode(code)])))).toBe(true)
  })
})

describe('a database that was reached is told by', () => {
  it.each(['42P01', '23505', '22P02', 'ERR_INVALID_ARG_TYPE'])('the code %s', (code) => {
    expect(isUnreachable(asTheStatementFails(withCode(code)))).toBe(false)
  })
})
