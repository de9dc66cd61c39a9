import { Toast } from '@base-ui/react/toast'
import { Bell, CircleAlert, CircleCheck, Info, LoaderCircle, TriangleAlert, X, type LucideIcon } from 'lucide-react'
import { startTransition, useEffect, useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import { canSay, sayWhatWasLeft, toasts, wanted, type ToastType, type Way } from '#islands/staff/shell/toasts/toast.ts'
import { useFocusBack } from '#islands/staff/shell/toasts/use-focus-back.ts'
import { useFront } from '#islands/staff/shell/toasts/use-front.ts'
import { useSide } from '#islands/staff/shell/toasts/use-side.ts'
import { pause, STILL_MS } from '#lib/pause.ts'
import './toast.css'

/** Each type has an icon and a word, not only a colour. */
const LOOKS: Record<ToastType, { Icon: LucideIcon; word: string }> = {
  default: { Icon: Bell, word: 'Note' },
  success: { Icon: CircleCheck, word: 'Done' },
  info: { Icon: Info, word: 'For your information' },
  warning: { Icon: TriangleAlert, word: 'Warning' },
  error: { Icon: CircleAlert, word: 'Error' },
  loading: { Icon: LoaderCircle, word: 'In progress' },
}

type Shown = ReturnType<typeof Toast.useToastManager>['toasts']

/** Computes the link's address when it is followed: the user may have moved on since the toast appeared. */
const follow = (way: Way) => ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => { currentTarget.href = way.href() }

/** Escape dismisses the focused toast only, not the dialog around it as well. */
const keepDialog = (event: KeyboardEvent) => { if (event.key === 'Escape') event.preventDefault() }

/** The region announces the toasts; a toast is a `group`, neither a dialog nor a live region, and its button is exposed. Base UI's own attributes would say otherwise. */
const Toasts = ({ toasts: shown }: { toasts: Shown }) => shown.map((each) => {
  const type = each.type as ToastType
  const { Icon, word } = LOOKS[type]
  const way = each.data as Way | undefined
  return (
    <Toast.Root key={each.id} toast={each} className="toast" data-type={type} role="group" aria-modal={undefined} swipeDirection="right" onKeyDown={keepDialog}>
      <Toast.Content className="toast-content">
        <Icon className="icon" aria-hidden="true" />
        <div className="toast-words">
          <Toast.Title className="toast-type" render={<p />}>{word}</Toast.Title>
          <Toast.Description className="toast-text" />
          {way && <a className="toast-way" href={way.href()} onPointerDown={follow(way)} onClick={follow(way)}>{way.words}</a>}
        </div>
        <Toast.Close className="toast-close" aria-label="Dismiss" aria-hidden={undefined}><X className="icon" aria-hidden="true" /></Toast.Close>
      </Toast.Content>
    </Toast.Root>
  )
})

/** Base UI would prevent any scroll that begins on a toast; `touch-action` already tells a scroll from a swipe. */
const letScroll = (event: SyntheticEvent) => event.stopPropagation()

const InFront = () => {
  const container = useFront()
  const shown = Toast.useToastManager().toasts
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null)
  const side = useSide(viewport, shown.length)
  const focusBack = useFocusBack(viewport)
  // Screen readers announce what is added to an existing region, and often not what is inserted with it: so toasts wait until the region has been laid out.
  useEffect(() => {
    if (!viewport) return
    const laidOut = new ResizeObserver(() => canSay())
    laidOut.observe(viewport)
    return () => laidOut.disconnect()
  }, [viewport])
  return (
    <Toast.Portal container={container}>
      {/* An error is announced at once. Base UI's own high priority would announce it again whenever the focus leaves the toasts, and hide its button from screen readers. */}
      <Toast.Viewport ref={setViewport} {...focusBack} className="toaster" aria-live={shown[0]?.type === 'error' ? 'assertive' : 'polite'} data-side={side} data-typed="" onTouchMoveCapture={letScroll}><Toasts toasts={shown} /></Toast.Viewport>
    </Toast.Portal>
  )
}

/**
 * Shows every toast of the page: F6 moves the focus to them, Escape dismisses the focused one. While a modal dialog is
 * open they are rendered in it, because everything behind it is dimmed and inert. Rendered once there is a toast, or the
 * page is idle.
 */
export const Toaster = () => {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    void wanted.then(() => setThere(true))
    void pause(STILL_MS).then(() => startTransition(() => setThere(true)))
    sayWhatWasLeft()
  }, [])
  return isThere && <Toast.Provider toastManager={toasts} limit={4}><InFront /></Toast.Provider>
}
