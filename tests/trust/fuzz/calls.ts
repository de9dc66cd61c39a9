/** Bad calls to every endpoint: the routes of the tables, the forms in three encodings, and what else is served. */
import * as fc from 'fast-check'
import { allRoutes } from '#contracts/api/index.ts'
import type { Route } from '#contracts/api/route.ts'
import { textFields } from '#contracts/forms/schema.ts'
import { allForms } from '#contracts/forms/registry.ts'
import { CATEGORIES } from '#contracts/judging.ts'
import type { FormDeclaration } from '#contracts/forms/declaration.ts'
import { fillingOf } from '../../support/api/submissions.ts'
import { compoundFile, docx, pdf } from '../../support/files.ts'
import { CANARY, CROWDS } from './corpus.ts'
import { around, asJsonText, hostile } from './values.ts'

export type Call = { method: string; path: string; headers: Record<string, string>; body?: string | Uint8Array | FormData | undefined }
export type Endpoint = { name: string; route?: Route; calls: fc.Arbitrary<Call> }

/** The placeholder for the id of an existing row in a path or query. */
export const KNOWN_ID = 'known-id'

const LEGAL = /[^\t\x20-\x7e\x80-\xff]/g
const headerValue = hostile.map((text) => text.replace(LEGAL, '').slice(0, 4000).trim())
const oddHeaders = fc.dictionary(
  fc.constantFrom('accept', 'origin', 'sec-fetch-site', 'authorization', 'idempotency-key', 'form-ticket', 'formspree-session-data', 'cookie', 'x-forwarded-for', 'x-request-id', 'if-none-match', 'range', 'accept-language', 'content-encoding', 'x-http-method-override', 'referer', 'user-agent'),
  fc.oneof(headerValue, fc.constantFrom('text/html', 'application/json', 'null', 'https://site.test', 'cross-site', 'same-origin', 'PUT')), { maxKeys: 3 },
)
const headers = (...type: string[]): fc.Arbitrary<Record<string, string>> =>
  fc.tuple(fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: oddHeaders }), fc.nat(30), fc.constantFrom(...type, 'text/plain', '', 'application/json;charset=\xff', 'multipart/form-data')).map(([odd, sometimes, other]) =>
    ({ ...(type[0] === undefined ? {} : { 'content-type': sometimes ? type[0] : other }), ...odd }))

const escaped = (text: string) => encodeURIComponent(text.toWellFormed())
/** Without the segments of dots that a URL drops: what is left is the address of another route. */
const asSegment = (text: string) => escaped(text).replace(/^\.{0,2}$/, 'x')
const segment = fc.oneof({ weight: 8, arbitrary: fc.constant(KNOWN_ID) }, { weight: 1, arbitrary: fc.uuid() }, { weight: 2, arbitrary: hostile.map((text) => asSegment(text.slice(0, 2000))) }, { weight: 1, arbitrary: fc.constantFrom('%', '%ff', '%00', '%2e%2e%2f', '..%5c', '%u0041', '%c0%af', KNOWN_ID.toUpperCase(), `${KNOWN_ID}.html`) })
const pairs = (json: unknown): [string, unknown][] => (typeof json === 'object' && json !== null ? Object.entries(json).filter(([, value]) => value !== undefined) : [['page', json ?? null]])
const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 6000)
const queryOf = (route: Route): fc.Arbitrary<string> =>
  route.query ? fc.tuple(around(route.query), fc.nat(9)).map(([value, twice]) => pairs(value).flatMap((pair) => (twice ? [pair] : [pair, pair])).map(([key, one]) => `${escaped(key)}=${escaped(written(one))}`).join('&')) : fc.oneof({ weight: 4, arbitrary: fc.constant('') }, { weight: 1, arbitrary: hostile.map(escaped) })

const sheet = fc.record({
  judgeName: hostile, ventureName: fc.oneof(hostile, fc.constant('Mere Robotics')), strength: hostile, weakness: hostile,
  categories: fc.tuple(...CATEGORIES.map((question) => fc.record({ question: fc.constant(question), answer: fc.oneof(fc.integer({ min: -5, max: 15 }), fc.double({ noNaN: true, noDefaultInfinity: true }), hostile) }))),
})
/** Bodies for routes whose rules their JSON Schema can't express. */
const GOOD: Record<string, fc.Arbitrary<unknown>> = { submitEvaluation: sheet }

const ofRoute = ([name, route]: [string, Route]): Endpoint => ({
  name: `${route.method} ${route.path}`, route,
  calls: fc.record({
    method: fc.constant(route.method),
    path: fc.tuple(segment, queryOf(route)).map(([id, query]) => route.path.replace(/\{\w+\}/, id) + (query ? `?${query}` : '')),
    headers: headers(...(route.body ? ['application/json'] : [])),
    body: route.body ? asJsonText(around(route.body, GOOD[name])) : fc.constant(undefined),
  }),
})

const fieldsOf = (form: FormDeclaration): fc.Arbitrary<[string, string][]> => {
  const good = Object.entries({ ...fillingOf(form.id), email: `${CANARY}@test.example` })
  const names = fc.oneof(fc.constantFrom(...textFields(form).map(({ name }) => name), '_gotcha', '_next', '_ticket', '_submission', '_subject'), hostile)
  return fc.tuple(fc.array(fc.tuple(names, hostile), { maxLength: 4 }), fc.nat(good.length * 3), fc.boolean()).map(([bad, drop, first]) => {
    const kept = good.filter((_, i) => i !== drop)
    const merged = new Map(kept)
    if (!first) for (const [key, value] of bad) merged.set(key, value)
    return first ? [...bad, ...kept] : [...merged]
  })
}
const content = fc.oneof(fc.constantFrom<Buffer>(pdf(), docx(), compoundFile(['WordDocument']), Buffer.from('MZ'), Buffer.from('<html>'), Buffer.alloc(0), Buffer.from('PK\x03\x04'), pdf(5_000_000)), fc.uint8Array({ maxLength: 600 }).map((bytes) => Buffer.from(bytes)))
const damaged = fc.tuple(content, fc.nat(5), fc.nat(100_000), fc.nat(255)).map(([bytes, kind, at, byte]) => {
  if (kind < 3 || bytes.length === 0) return bytes
  if (kind === 3) return bytes.subarray(0, at % bytes.length)
  const copy = Buffer.from(bytes)
  copy[at % bytes.length] = byte
  return copy
})
const multipart = (fields: [string, string][], files: { field: string; name: string; bytes: Buffer }[]): FormData => {
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  for (const { field, name, bytes } of files) data.append(field, new File([new Uint8Array(bytes)], name))
  return data
}
const fileName = fc.oneof(fc.constantFrom('cv.pdf', 'cv.docx', 'cv.doc', `${CANARY}.pdf`, 'cv.pdf.exe'), hostile.map((text) => `${text}.pdf`))
const resume = fc.constantFrom({ field: 'resume', name: 'cv.pdf', bytes: pdf() }, { field: 'resume', name: `${CANARY}.docx`, bytes: docx() }, { field: 'resume', name: '../=cv.doc', bytes: compoundFile(['WordDocument']) })
const filesOf = fc.oneof(resume.map((file) => [file]), fc.array(fc.record({ field: fc.oneof({ weight: 3, arbitrary: fc.constant('resume') }, { weight: 1, arbitrary: hostile }), name: fileName, bytes: damaged }), { maxLength: 2 }))
const formPath = (form: FormDeclaration) => fc.constantFrom(`/api/forms/${form.id}`, `/f/${form.id}`)
/** Bytes of an encoded form, with a few of them changed. */
const bitten = (text: string, at: number, byte: number) => { const bytes = Buffer.from(text); if (bytes.length && at % 4 === 0) bytes[at % bytes.length] = byte; return new Uint8Array(bytes) }

const ofForm = (form: FormDeclaration): Endpoint[] => {
  const [post, path, fields] = [fc.constant('POST'), formPath(form), fieldsOf(form)]
  const json = asJsonText(fc.oneof({ weight: 3, arbitrary: fields.map((list) => Object.fromEntries(list)) }, { weight: 1, arbitrary: fc.dictionary(hostile, fc.jsonValue(), { maxKeys: 4 }) }))
  const encoded = fc.tuple(fields, fc.nat(100_000), fc.nat(255)).map(([list, at, byte]) => bitten(new URLSearchParams(list.map(([name, value]) => [name.toWellFormed(), value.toWellFormed()])).toString(), at, byte))
  return [
    { name: `POST /api/forms/${form.id} (JSON)`, calls: fc.record({ method: post, path, headers: headers('application/json'), body: json }) },
    { name: `POST /api/forms/${form.id} (urlencoded)`, calls: fc.record({ method: post, path, headers: headers('application/x-www-form-urlencoded'), body: encoded }) },
    { name: `POST /api/forms/${form.id} (multipart)`, calls: fc.record({ method: post, path, headers: headers(), body: fc.tuple(fields, filesOf).map(([list, files]) => multipart(list, files)) }) },
  ]
}

const broken = fc.tuple(hostile, hostile, headerValue).map(([name, value, boundary]) => {
  const mark = boundary.replaceAll(/[";]/g, '').slice(0, 200) || 'x'
  return { type: `multipart/form-data; boundary=${mark}`, body: `--${mark}\r\ncontent-disposition: form-data; name="${name}"${value.length % 2 ? `; filename="${value}"` : ''}\r\n\r\n${value}\r\n--${mark}--` }
})
const anywhere = fc.tuple(fc.constantFrom('/api/admin/', '/api/users/', '/api/judge/', '/api/account/', '/api/forms/', '/f/', '/p/x/f/', '/api/health', '/api/openapi.json', '/api/'), hostile, hostile).map(([base, rest, query]) => `${base}${escaped(rest.slice(0, 3000))}?${escaped(query.slice(0, 3000))}`)

/** Large bodies of very many small pieces, as each content type, to endpoints that read bodies. */
const crowded: fc.Arbitrary<Call> = fc.record({
  path: fc.constantFrom('/f/contact', '/api/forms/investment', `/f/${allForms.at(-1)!.id}`, '/api/users/login', '/api/users/identify', '/api/account/forgot'),
  type: fc.constantFrom('application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/json'),
  accept: fc.constantFrom('text/html', 'application/json'), begins: fc.constantFrom('', '{', '['), piece: fc.constantFrom(...CROWDS), size: fc.constantFrom(1000, 15_000, 100_000, 4_800_000),
}).map(({ path, type, accept, begins, piece, size }) => ({ method: 'POST', path, headers: { 'content-type': type, accept }, body: begins + piece.repeat(size / piece.length) }))

const others: Endpoint[] = [
  { name: 'POST of very many pieces', calls: crowded },
  { name: 'POST /f/{form} (broken multipart)', calls: fc.tuple(broken, fc.constantFrom('contact', allForms.at(-1)!.id)).map(([{ type, body }, form]) => ({ method: 'POST', path: `/f/${form}`, headers: { 'content-type': type }, body })) },
  { name: 'GET /api/forms/{form}/ticket', calls: fc.record({ method: fc.constant('GET'), path: fc.oneof(fc.constantFrom(...allForms.map(({ id }) => id)), hostile.map(escaped)).map((id) => `/api/forms/${id}/ticket`), headers: headers() }) },
  { name: 'any method, any address', calls: fc.record({ method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'), path: anywhere, headers: headers('application/json') }) },
]

export const endpoints: Endpoint[] = [...Object.entries(allRoutes).map(ofRoute), ...allForms.flatMap(ofForm), ...others]
