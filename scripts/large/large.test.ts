import { describe, expect, it } from 'vitest'
import { largeClients, largeEvents } from './clients.ts'
import { idOf } from './chance.ts'
import { largeEvaluations } from './evaluations.ts'
import { emailOf } from './names.ts'
import { largeSubmissions } from './submissions.ts'
import { formById } from '#contracts/forms/registry.ts'
import { checkForm } from '#contracts/forms/schema.ts'
import { CATEGORIES, totalOf } from '#contracts/judging.ts'

process.env.SITE_LOCAL = 'true'
const TODAY = new Date('2026-11-21T12:00:00Z')
const OWNERS = ['one', 'two', 'three']
const people = [...largeClients(600, OWNERS, TODAY)]

describe('the large data', () => {
  it('is the same in every run, row by row, whatever the size', () => {
    expect([...largeClients(50, OWNERS, TODAY)]).toEqual(people.slice(0, 50))
    expect([...largeSubmissions(40, TODAY)]).toEqual([...largeSubmissions(80, TODAY)].slice(0, 40))
    expect(idOf('client', 1)).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  })

  it('has clients of many scripts, of every owner and status, of an age that fits the birthday, some without one', () => {
    const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Arabic}/u, /\p{Script=Han}/u, /\p{Script=Devanagari}/u, /\p{Script=Hangul}/u]
    for (const script of scripts) expect(people.some(({ lastName }) => script.test(lastName)), String(script)).toBe(true)
    expect(new Set(people.map(({ status }) => status)).size).toBe(8)
    expect(new Set(people.map(({ ownerId }) => ownerId)).size).toBe(3)
    expect(people.some(({ dateOfBirth, lookupKey }) => dateOfBirth === null && lookupKey === null)).toBe(true)
    for (const { age, dateOfBirth } of people) if (dateOfBirth) expect(Math.abs(2026 - Number(dateOfBirth.slice(0, 4)) - age)).toBeLessThanOrEqual(1)
  })

  it('gives each client a history of one to four entries that ends in its status, none before the client, none to come', () => {
    const events = Map.groupBy(largeEvents(600, OWNERS, TODAY), ({ clientId }) => clientId)
    for (const { id, status, version, createdAt, updatedAt } of people) {
      const own = events.get(id)!
      expect(own.length).toBeLessThanOrEqual(4)
      expect(own).toHaveLength(version)
      expect(own.at(-1)!.status).toBe(status)
      expect(own.map(({ previousStatus }) => previousStatus)).toEqual([null, ...own.slice(0, -1).map((event) => event.status)])
      expect(own[0]!.createdAt).toEqual(createdAt)
      expect(own.at(-1)!.createdAt).toEqual(updatedAt)
      expect(updatedAt.getTime()).toBeLessThanOrEqual(TODAY.getTime())
    }
  })

  it('has submissions as their forms would have stored them, some of them spam', () => {
    const sent = [...largeSubmissions(400, TODAY)]
    expect(sent.some(({ spam }) => spam)).toBe(true)
    for (const { formId, data } of sent) {
      const form = formById(formId)!
      const fields = form.fields.filter(({ type }) => type !== 'file')
      expect(checkForm({ ...form, fields }, Object.fromEntries(fields.map(({ name }) => [name, String((data as Record<string, unknown>)[name])]))), formId).toMatchObject({ ok: true })
    }
  })

  it('has every judge score every venture, some again, each sum that of its categories', () => {
    const scored = [...largeEvaluations(['a', 'b', 'c'], 100, TODAY)]
    expect(scored.filter(({ revision }) => revision === 1)).toHaveLength(300)
    expect(scored.filter(({ revision }) => revision === 2)).toHaveLength(15)
    expect(new Set(scored.map(({ ventureKey }) => ventureKey)).size).toBe(100)
    for (const { categories, sumOfAllCategory } of scored) {
      expect(categories.map(({ question }) => question)).toEqual([...CATEGORIES])
      expect(sumOfAllCategory).toBe(totalOf(categories.map(({ answer }) => answer)))
    }
  })

  it('writes to nobody: addresses are of example.com, and a name without Latin letters leaves none of itself', () => {
    expect(emailOf({ firstName: 'Élise', middleName: null, lastName: 'O’Connor' }, 7)).toBe('elise.oconnor.7@example.com')
    expect(emailOf({ firstName: '伟', middleName: null, lastName: '王' }, 8)).toBe('sender.8@example.com')
  })
})
