import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ACTIONS, actorOf, sentenceOf } from '#islands/staff/admin/activity/sentences.ts'

describe('the trail in words', () => {
  it.each([
    ['client.direct', { status: 'Approved' }, 'set a client to Approved'],
    ['client.allocate', { allocatedTo: 'x' }, 'reassigned a client to another intern'],
    ['submission.label', { label: 'in progress' }, 'labeled a submission as in progress'],
    ['account.create', { role: 'intern' }, 'added an intern'],
    ['session.refuse', { role: 'judge', cause: 'password' }, 'was refused at the judge sign-in: wrong name or password'],
    ['session.refuse', { role: 'judge', cause: 'paused' }, 'was refused at the judge sign-in: it was paused, so nothing was checked'],
    ['session.refuse', { cause: 'password' }, 'gave a wrong password while signed in'],
    ['session.refuse', { cause: 'code' }, 'gave a wrong code while signed in'],
    ['session.begin', { factor: 'none' }, 'signed in'],
    ['session.begin', { factor: 'recovery' }, 'signed in with a recovery code'],
    ['session.code-asked', { role: 'admin' }, 'gave the right password at the admin sign-in, and not yet the code'],
    ['export.clients', { rows: 24, asked: 'search' }, 'exported 24 clients as CSV'],
    ['export.judges', { rows: 1 }, 'exported 1 judge as CSV'],
    ['retention.delete', { submissions: 1, files: 2 }, 'deleted what had been kept long enough: 1 submission, 2 files'],
    ['erasure.submissions', { submissions: 3 }, 'erased 3 submissions of one person'],
    ['venture.rekey', { evaluations: 1, interests: 0 }, 'matched ventures again: 1 evaluation, 0 declared interests'],
    ['something.new', { rows: 3, by: null }, 'something.new, rows 3, by '],
    ['constructor', {}, 'constructor'],
  ])('%s %j: "%s"', (action, details, words) => expect(sentenceOf({ action, details })).toBe(words))

  it('names whoever has no account by what they did', () => {
    expect([actorOf({ by: 'a@b.example', action: 'client.edit' }), actorOf({ by: null, action: 'session.refuse' }), actorOf({ by: null, action: 'erase' })]).toEqual(['a@b.example', 'Somebody', 'A command'])
  })

  it('has a sentence for every action that the server spells out', () => {
    const sources = readdirSync('src/server', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    const written = sources.flatMap((path) => {
      const text = readFileSync(`src/server/${path}`, 'utf8')
      const spelled = text.includes('audit') ? [...text.matchAll(/'([a-z-]+\.[a-z-]+)'/g)].map(([, action]) => action!) : []
      // These names are composed by `exported`, so they aren't literals.
      const exports = [...text.matchAll(/noun: '([a-z-]+)'/g)].map(([, noun]) => `export.${noun}`)
      return [...spelled, ...exports]
    })
    expect(written.length).toBeGreaterThan(20)
    expect(written.filter((action) => !Object.hasOwn(ACTIONS, action))).toEqual([])
  })
})
