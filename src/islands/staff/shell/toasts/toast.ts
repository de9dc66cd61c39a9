/**
 * Toasts of six types (spec section 2 "Notifications"): `toast.success('Client added successfully')` from anywhere. A toast
 * with the same words replaces the earlier one, so that it is announced again; within a second it is shown once.
 */
import { Toast } from '@base-ui/react/toast'
import { FAREWELLS } from '#islands/staff/shell/session/farewells.ts'
import { isLeaving } from '#islands/staff/shell/session/leave.ts'
import { leaveWords, takeWords } from '#islands/staff/shell/session/left-words.ts'

const TOAST_TYPES = ['default', 'success', 'info', 'warning', 'error', 'loading'] as const
export type ToastType = (typeof TOAST_TYPES)[number]

/** How long they stay; hover and focus stop the timer, a loading toast stays until it is updated. */
const SHOWN_MS: Record<ToastType, number> = { default: 6000, success: 6000, info: 10_000, warning: 10_000, error: 10_000, loading: 0 }

/** What `<Toaster>` shows. */
export const toasts = Toast.createToastManager()

let want: () => void
/** Resolves once there is a toast to show. */
export const wanted = new Promise<void>((resolve) => { want = resolve })

/** Called by `<Toaster>` once it shows what is added to `toasts`. */
export let canSay: () => void
const listened = new Promise<void>((resolve) => { canSay = resolve })

/** Runs `act` once `<Toaster>` listens, in the order of the calls: earlier toasts would be lost. */
const tell = (act: () => void) => {
  want()
  void listened.then(act)
}

const SAME_MOMENT_MS = 1000
let said = 0
const last = new Map<string, { id: string; at: number }>()

/** A link in a toast; its address is computed when it is followed, not when the toast appeared. */
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

/** Each shows `text`, in the open dialog if there is one (if that is closing, see `dialog-gone.ts`); `loading` returns the id by which it is updated. */
export const toast = {
  show: (text: string) => void say('default', text),
  /** Also removes the toasts of `failures` that this success ends. */
  success: (text: string, ...failures: string[]) => {
    toast.mended(...failures)
    say('success', text)
  },
  info: (text: string) => void say('info', text),
  warning: (text: string) => void say('warning', text),
  error: (text: string) => void say('error', text),
  loading: (text: string) => say('loading', text),
  /** Says that a call has failed, unless the page is being left: the guard does that when a session has ended, and the next page says why. */
  failure: (text: string) => { if (!isLeaving()) say('error', text) },
  /** Removes the toasts of `failures`, because a retry has succeeded. */
  mended: (...failures: string[]) => {
    for (const failure of failures.map((text) => `error: ${text}`)) {
      const shown = last.get(failure)
      // Forgotten, so that the same failure, even within the same second, is shown again.
      last.delete(failure)
      if (shown) tell(() => { toasts.close(shown.id) })
    }
  },
  /** For what nobody may miss (WCAG 2.2.1). @returns a function that removes the toast once it is no longer true */
  untilDismissed: (type: ToastType, text: string, way?: Way) => {
    const id = say(type, text, 0, way)
    return () => { tell(() => { toasts.close(id) }) }
  },
  /** Replaces a toast, such as a loading one by its result; shown even if somebody has dismissed the first. */
  update: (id: string, type: ToastType, text: string) => { tell(() => toasts.add({ id, type, description: text, timeout: SHOWN_MS[type] })) },
  /** Shows the toast on the page that is opened next. */
  afterNavigation: (type: ToastType, text: string) => leaveWords(type, text),
}

const farewells: Partial<Record<string, { type: string; text: string }>> = FAREWELLS

/** Shows the message that the previous page has left. */
export const sayWhatWasLeft = (): void => {
  const left = takeWords()
  const { type, text } = farewells[left.text ?? ''] ?? left
  const known = TOAST_TYPES.find((each) => each === type)
  if (known && text) say(known, text)
}
