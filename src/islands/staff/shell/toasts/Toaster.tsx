import { Toast } from '@base-ui/react/toast'
import { Bell, CircleAlert, CircleCheck, Info, LoaderCircle, TriangleAlert, X, type LucideIcon } from 'lucide-react'
import { startTransition, useEffect, useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import { canSay, sayWhatWasLeft, toasts, wanted, type ToastType, type Way } from '#islands/staff/shell/toasts/toast.ts'
import { useFocusBack } from '#islands/staff/shell/toasts/use-focus-back.ts'
import { useFront } from '#islands/staff/shell/toasts/use-front.ts'
import { useSide } from '#islands/staff/shell/toasts/use-side.ts'
import { pause, STILL_MS } from '#lib/pause.ts'
import './toast.css'

/** A type by icon and word, not by colour alone. */
const LOOKS: Record<ToastType, { Icon: LucideIcon; word: string }> = {
  default: { Icon: Bell, word: 'Note' },
  success: { Icon: CircleCheck, word: 'Done' },
  info: { Icon: Info, word: 'For your information' },
  warning: { Icon: TriangleAlert, word: 'Warning' },
  error: { Icon: CircleAlert, word: 'Error' },
  loading: { Icon: LoaderCircle, word: 'In progress' },
}

type Shown = ReturnType<typeof Toast.useToastManager>['toasts']

/** One may have gone on since it was said. */
const follow = (way: Way) => ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => { currentTarget.href = way.href() }

/** Dismisses the toast that has the focus, and not the dialog that it is shown in too. */
const keepDialog = (event: KeyboardEvent) => { if (event.key === 'Escape') event.preventDefault() }

/** The region reads them, nothing of their own does; none is a dialog, and its button can be reached. Base UI's own attributes would say otherwise. */
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

/** Base UI lets no finger scroll that began on a toast: `touch-action` says which way is a swipe. */
const letScroll = (event: SyntheticEvent) => event.stopPropagation()

const InFront = () => {
  const container = useFront()
  const shown = Toast.useToastManager().toasts
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null)
  const side = useSide(viewport, shown.length)
  const focusBack = useFocusBack(viewport)
  // A screen reader hears what comes into a region that is there already, and often not what comes along with it: so a frame later.
  useEffect(() => {
    if (!viewport) return
    const laidOut = new ResizeObserver(() => canSay())
    laidOut.observe(viewport)
    return () => laidOut.disconnect()
  }, [viewport])
  return (
    <Toast.Portal container={container}>
      {/* A failure is not kept waiting. Base UI's own high priority would say it once more whenever the focus leaves the toasts, and hides what can be pressed. */}
      <Toast.Viewport ref={setViewport} {...focusBack} className="toaster" aria-live={shown[0]?.type === 'error' ? 'assertive' : 'polite'} data-side={side} data-typed="" onTouchMoveCapture={letScroll}><Toasts toasts={shown} /></Toast.Viewport>
    </Toast.Portal>
  )
}

/**
 * Shows every toast of the page: F6 reaches them by keyboard, Escape dismisses the focused one. While a modal dialog is
 * open they are part of it, because what lies behind it is dimmed, silent and out of reach. It is loaded once something
 * is said or the page has nothing else to do.
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
