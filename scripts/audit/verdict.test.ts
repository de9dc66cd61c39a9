import { describe, expect, it } from 'vitest'
import { verdictOf } from './verdict.ts'

const report = (...found: { name: string; severity: string; range?: string; fixAvailable?: unknown }[]) => JSON.stringify({ auditReportVersion: 2, vulnerabilities: Object.fromEntries(found.map((one) => [one.name, one])), metadata: {} })

describe('the audit of what ships', () => {
  it.each([['high', ', mended in hono 9.9.9'], ['critical', ', mended in hono 9.9.9']])('fails on a %s one, by name', (severity, mended) => {
    const verdict = verdictOf(report({ name: 'hono', severity, range: '<9.9.9', fixAvailable: { name: 'hono', version: '9.9.9' } }, { name: 'zod', severity: 'low' }))
    expect(verdict).toEqual({ ok: false, says: `known vulnerabilities in what ships:\n  hono <9.9.9 (${severity}${mended})` })
  })

  it('tells of lesser ones, and does not fail', () => {
    expect(verdictOf(report({ name: 'zod', severity: 'moderate' }))).toEqual({ ok: true, says: 'no known high vulnerability in what ships; 1 lesser' })
    expect(verdictOf(report())).toEqual({ ok: true, says: 'no known high vulnerability in what ships' })
  })

  it.each([
    [undefined, 'no answer in time'], ['', 'no report'], ['<html>', 'no report'], ['null', 'no report'],
    [JSON.stringify({ message: 'request to https://registry.example/-/npm failed, reason: getaddrinfo ENOTFOUND', error: {} }), 'request to'],
    [JSON.stringify({ message: '405 Method Not Allowed - POST https://registry.example/-/npm', statusCode: 405 }), '405 Method Not Allowed'],
  ])('%j: says that nothing was checked, and does not fail', (output, why) => {
    expect(verdictOf(output)).toEqual({ ok: true, says: `not checked: no registry that answers audits (${why})` })
  })
})
