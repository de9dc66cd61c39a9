/** Single-key shortcuts of the inbox; they can be switched off, for users of speech input (WCAG 2.1.4). */
import { useStore } from '@nanostores/react'
import { useEffect, useEffectEvent } from 'react'
import { labelByKey } from '#islands/staff/admin/inbox/labels.ts'
import type { SubmissionLabel } from '#contracts/api/submissions.ts'
import { inboxKeys } from '#stores/inbox-keys.ts'

/** Whether single keys are listened to. */
export const useKeysOn = (): boolean => useStore(inboxKeys) === 'on'

const WRITES = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]'
const CHOOSES = '[role="menu"], [role="listbox"], dialog, .toaster'

type Actions = { move: (by: 1 | -1) => void; label: (as: SubmissionLabel) => void; search: () => void; reply: () => void; close: () => void }

const actionOf = (event: KeyboardEvent, inList: boolean, does: Actions): (() => void) | undefined => {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  if (key === 'j' || (inList && key === 'ArrowDown')) return () => does.move(1)
  if (key === 'k' || (inList && key === 'ArrowUp')) return () => does.move(-1)
  // A held key may keep moving, but must not do to the next submission what it did to the first.
  if (event.repeat) return undefined
  const label = labelByKey(key)
  if (label) return () => does.label(label)
  return { '/': does.search, r: does.reply, Escape: does.close }[key]
}

/** Ignores keys typed in fields, menus, dialogs and toasts, and keys with Ctrl, Alt, Meta or Shift; “/” needs Shift on many keyboards. */
export const useKeys = (does: Actions): void => {
  const on = useKeysOn()
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as Element
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || (event.shiftKey && event.key !== '/')) return
    if (target.closest(`${WRITES}, ${CHOOSES}`)) return
    if (!on && event.key.length === 1) return
    const act = actionOf(event, target.closest('.inbox-rows') !== null, does)
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}
