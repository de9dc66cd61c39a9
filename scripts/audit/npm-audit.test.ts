/** The command itself, with npm's own audit, against a local registry that knows what a test tells it. */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { runCommand } from '../../tests/support/api/run-command.ts'

const PATIENCE = { timeout: 120_000 }

type Advisories = Record<string, { severity: string }>
let registry: Server | undefined
/** npm caches advisories; these must not get into the developer's own cache. */
const cache = mkdtempSync(path.join(tmpdir(), 'npm-cache-'))
afterEach(() => { registry?.close(); rmSync(cache, { recursive: true, force: true }) })

/** Runs the audit against a registry that only answers for advisories, and knows no packages. */
const audit = async (advisories: Advisories | undefined) => {
  const known = Object.fromEntries(Object.entries(advisories ?? {}).map(([name, { severity }], id) => [name, [{ id, title: 'A hole', url: 'https://advisories.example', severity, vulnerable_versions: '*' }]]))
  registry = createServer((request, response) => {
    const asked = advisories && request.url === '/-/npm/v1/security/advisories/bulk'
    response.writeHead(asked ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(asked ? known : {}))
  }).listen(0, '127.0.0.1')
  await once(registry, 'listening')
  return runCommand('scripts/audit-dependencies.ts', [], { ...process.env, npm_config_cache: cache, npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}` })
}

it('fails on a known high vulnerability in what ships', PATIENCE, async () => {
  const { code, said } = await audit({ hono: { severity: 'high' } })
  expect(said).toMatch(/^dependencies: known vulnerabilities in what ships:\n {2}hono .*\(high/)
  expect(code).toBe(1)
})

it.each([['a low one in what ships', { hono: { severity: 'low' } }, '1 lesser'], ['a critical one in what only builds and tests', { vitest: { severity: 'critical' } }, 'no known high vulnerability in what ships']])(
  'lets %s pass, and tells of what ships', PATIENCE, async (_, advisories: Advisories, told) => {
    const { code, said } = await audit(advisories)
    expect(said).toContain(told)
    expect(code).toBe(0)
  })

it('says that nothing was checked where the registry answers no audits', PATIENCE, async () => {
  const { code, said } = await audit(undefined)
  expect(said).toMatch(/^dependencies: not checked/)
  expect(code).toBe(0)
})
