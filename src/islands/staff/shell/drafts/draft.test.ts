import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetDraft, forgetDrafts, forgetSending, readDraft, sendingId, sweepDrafts, writeDraft } from '#islands/staff/shell/drafts/draft.ts'
import { markLoggedOut } from '#islands/staff/shell/session/logged-out.ts'
import { hearOtherTabs, tellOtherTabs } from '#islands/staff/shell/session/other-tabs.ts'

const NOW = Date.UTC(2026, 0, 15)
const A_DAY_LATER = NOW + 86_400_000
const EMPTY = { firstName: '', scores: [0, 0] }
const TYPED = { firstName: 'Ada', scores: [7, 9] }
const read = (name = 'client:new', account = 'ada', now = NOW) => readDraft(name, account, EMPTY, now)
let kept: Map<string, string>
let leave: () => void

beforeEach(() => {
  kept = new Map([['draft:contact', '{"name":"Visitor"}']])
  vi.stubGlobal('sessionStorage', {
    get length() { return kept.size },
    key: (i: number) => [...kept.keys()][i] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  leave = () => page.dispatchEvent(new Event('pagehide'))
  writeDraft('client:new', 'ada', TYPED, NOW)
})
afterEach(() => {
  forgetDrafts()
  vi.unstubAllGlobals()
})

describe('a draft of a staff form', () => {
  it('comes back as it was typed', () => expect(read()).toEqual(TYPED))
  it('is no other form’s', () => expect(read('client:7')).toBeUndefined())
  it.each(['grace', ''])('is not shown to the account %j', (account) => expect(read('client:new', account)).toBeUndefined())

  it('is there for a day and then gone from the tab, whoever asks', () => {
    expect(read('client:new', 'ada', A_DAY_LATER - 1)).toEqual(TYPED)
    expect(read('client:7', 'grace', A_DAY_LATER)).toBeUndefined()
    expect([...kept.keys()]).toEqual(['draft:contact'])
  })

  it('of an older release, whose form had other fields, keeps what fits, within what it began from too', () => {
    const initial = { values: { firstName: '', phone: '' }, scores: [0], version: 1 }
    writeDraft('client:7', 'ada', { values: { firstName: 'Ada', phone: 7, title: 'Countess' }, scores: { first: 1 }, version: 2, gone: 'x' }, NOW)
    expect(readDraft('client:7', 'ada', initial, NOW)).toEqual({ values: { firstName: 'Ada', phone: '' }, scores: [0], version: 2 })
  })

  it('is forgotten on submit, alone', () => {
    writeDraft('client:7', 'ada', TYPED, NOW)
    forgetDraft('client:new', 'ada')
    expect(read()).toBeUndefined()
    expect(read('client:7')).toEqual(TYPED)
  })

  it('is forgotten on log-out with every other of the tab, but for those of the public forms', () => {
    writeDraft('client:7', 'grace', TYPED, NOW)
    forgetDrafts()
    expect([...kept.keys()]).toEqual(['draft:contact'])
  })

  it('of one account is forgotten by the log-out of another tab, and nobody else’s', async () => {
    writeDraft('client:7', 'grace', TYPED, NOW)
    const stop = hearOtherTabs()
    tellOtherTabs('')
    tellOtherTabs('ada')
    await vi.waitUntil(() => read() === undefined, { timeout: 15_000 })
    // A draft that is written before the page has gone is forgotten, too.
    writeDraft('client:new', 'ada', TYPED, NOW)
    leave()
    expect([read(), read('client:7', 'grace')]).toEqual([undefined, TYPED])
    stop()
  })

  it('of one account is forgotten where another tab logged out unheard, but not what was written since', () => {
    const marks = new Map<string, string>()
    vi.stubGlobal('localStorage', { getItem: (key: string) => marks.get(key) ?? null, setItem: (key: string, text: string) => marks.set(key, text) })
    writeDraft('client:7', 'grace', TYPED, NOW)
    writeDraft('client:8', 'ada', TYPED, NOW + 2)
    markLoggedOut('ada', NOW + 1)
    sweepDrafts(NOW + 3)
    expect([read(), read('client:7', 'grace'), read('client:8')]).toEqual([undefined, TYPED, TYPED])
  })

  it('outlives the mark of a log-out under a clock that was ahead and has been put right; one from before that log-out does not', () => {
    const marks = new Map<string, string>()
    vi.stubGlobal('localStorage', { getItem: (key: string) => marks.get(key) ?? null, setItem: (key: string, text: string) => marks.set(key, text) })
    writeDraft('client:7', 'ada', TYPED, A_DAY_LATER - 2)
    markLoggedOut('ada', A_DAY_LATER - 1)
    expect([read(), read('client:7')]).toEqual([TYPED, undefined])
  })

  it('fills in only what the form of today has, and as it has it', () => {
    writeDraft('client:new', 'ada', { firstName: 7, scores: [1, 2], gone: 'x' }, NOW)
    expect(read()).toEqual({ firstName: '', scores: [1, 2] })
  })

  it('is nothing where it can’t be read', () => {
    for (const text of ['{', '{"at":"' + String(NOW) + '","values":"{"}', '{"values":"{}"}']) {
      kept.set('staff-draft:ada:client:new', text)
      expect(read()).toBeUndefined()
    }
  })

  it('without an account is not kept', () => {
    writeDraft('client:new', '', TYPED, NOW)
    expect([...kept.keys()]).toEqual(['draft:contact', 'staff-draft:ada:client:new'])
  })

  it('is kept until the page is left where the browser refuses storage', () => {
    vi.stubGlobal('sessionStorage', undefined)
    writeDraft('client:new', 'ada', TYPED, NOW)
    expect(read()).toEqual(TYPED)
    forgetDrafts()
    expect(read()).toBeUndefined()
  })
})

describe('the id under which something typed is sent', () => {
  const id = (values: object = TYPED, account = 'ada') => sendingId('client:new', account, values, NOW)

  it('is the same while the values are, also for the page that comes after a reload', () => {
    const first = id()
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(id()).toBe(first)
    expect(id({ ...TYPED, firstName: 'Grace' })).not.toBe(first)
  })

  it('is another’s for another account, and for one that isn’t known each time a new one', () => {
    expect(id(TYPED, 'grace')).not.toBe(id())
    expect(id(TYPED, '')).not.toBe(id(TYPED, ''))
  })

  it('is a new one once the values have arrived, or somebody has logged out', () => {
    const first = id()
    forgetSending('client:new', 'ada')
    const second = id()
    expect(second).not.toBe(first)
    forgetDrafts('ada')
    expect(id()).not.toBe(second)
  })
})
