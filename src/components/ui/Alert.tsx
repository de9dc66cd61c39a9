import { CircleAlert, Info } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { announce } from '#ui/announce.ts'
import { bringIntoSight } from '#ui/into-sight.ts'
import './alert.css'

/** A failure: announced at once, and scrolled into view for whoever is in its form. `detail` adds what may help. Never `window.alert` (decisions "Forms"). */
export const Alert = ({ children, detail }: { children: ReactNode; detail?: string | undefined }) => {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => bringIntoSight(notice.current!), [])
  useEffect(() => { if (detail) announce(detail, notice.current!) }, [detail])
  return (
    <div ref={notice} className="notice notice-alert">
      <CircleAlert className="icon" aria-hidden="true" />
      <div>
        <p role="alert">{children}</p>
        {detail && <p>{detail}</p>}
      </div>
    </div>
  )
}

/** Something to know before filling in a form. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <div className="notice">
    <Info className="icon" aria-hidden="true" />
    <div>{children}</div>
  </div>
)
