/**
 * Toasts of six types (spec section 2 "Notifications"): `toast.success('Client added successfully')` from anywhere. One
 * that says the same again takes the other's place, so that it is read out again; at the same moment it is said once.
 */
import { Toast } from '@base-ui/react/toast'
import { FAREWELLS } from '#islands/staff/shell/session/farewells.ts'
import { leaveWords, takeWords } from '#islands/staff/shell/session/left-words.ts'
import type { Failed } from '#lib/api.ts'

const TOAST_TYPES = ['default', 'success', 'info', 'warning', 'error', 'loading'] as const
export type ToastType = (typeof TOAST_TYPES)[number]

/** How long they stay; hover and focus hold the clock, a loading one stays until it is updated. */
const SHOWN_MS: Record<ToastType, number> = { default: 6000, success: 6000, info: 10_000, warning: 10_000, error: 10_000, loading: 0 }

/** What `<Toaster>` shows. */
export const toasts = Toast.createToastManager()

let want: () => void
/** Resolves once something is to be said. */
export const wanted = new Promise<void>((resolve) => { want = resolve })

/** From now on `<Toaster>` shows what is added to `toasts`. */
export let canSay: () => void
const listened = new Promise<void>((resolve) => { canSay = resolve })

/** In the order of the calls: nobody hears what is said before there is a `<Toaster>`. */
const tell = (act: () => void) => {
  want()
  void listened.then(act)
}

const SAME_MOMENT_MS = 1000
let said = 0
const last = new Map<string, { id: string; at: number }>()

/** What can be done about it: the address when it is followed, not when it was said. */
export type Way = { href: () => string; words: string }

const say = (type: ToastType, text: string, timeout = SHOWN_MS[type], way?: Way): string => {
  const before = last.get(`${type}: ${text}`)
  if (before && performance.now() - before.at < SAME_MOMENT_MS) return before.id
  if (before) tell(() => { toasts.close(before.id) })
  const id = `toast-${++said}`
  tell(() => toasts.add({ id, type, description: text, timeout, ...(way && { data: way }) }))
  last.set(`${type}: ${text}`, { id, at: performance.now() })
  return id
}

/** Each says `text`, in the dialog that is open (where that goes: `dialog-gone.ts`); a loading one answers its id, by which it is updated. */
export const toast = {
  show: (text: string) => void say('default', text),
  /** Takes back the `failures` that it is the end of. */
  success: (text: string, ...failures: string[]) => {
    toast.mended(...failures)
    say('success', text)
  },
  info: (text: string) => void say('info', text),
  warning: (text: string) => void say('warning', text),
  error: (text: string) => void say('error', text),
  loading: (text: string) => say('loading', text),
  /** Says that a call has failed, except for a 401: then the guard leaves the page and says why. */
  failure: (text: string, { status }: Pick<Failed, 'status'>) => { if (status !== 401) say('error', text) },
  /** Takes back `failures`: what they told of has been done since. */
  mended: (...failures: string[]) => {
    for (const failure of failures.map((text) => `error: ${text}`)) {
      const shown = last.get(failure)
      // Said anew in the same moment, it is news again.
      last.delete(failure)
      if (shown) tell(() => { toasts.close(shown.id) })
    }
  },
  /** What nobody may miss (WCAG 2.2.1). Answers what takes it back once it isn't true any more. */
  untilDismissed: (type: ToastType, text: string, way?: Way) => {
    const id = say(type, text, 0, way)
    return () => { tell(() => { toasts.close(id) }) }
  },
  /** Turns the toast into another, as a loading one at its end, also where somebody has dismissed it meanwhile. */
  update: (id: string, type: ToastType, text: string) => { tell(() => toasts.add({ id, type, description: text, timeout: SHOWN_MS[type] })) },
  /** Says it on the page that is opened next. */
  afterNavigation: (type: ToastType, text: string) => leaveWords(type, text),
}

const farewells: Partial<Record<string, { type: string; text: string }>> = FAREWELLS

/** What the page before wanted said here. */
export const sayWhatWasLeft = (): void => {
  const left = takeWords()
  const { type, text } = farewells[left.text ?? ''] ?? left
  const known = TOAST_TYPES.find((each) => each === type)
  if (known && text) say(known, text)
}
