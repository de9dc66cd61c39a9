import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import './alert.css'

/** A failure, said at once to everyone; `detail` adds what may help. Never `window.alert` (decisions "Forms"). */
export const Alert = ({ children, detail }: { children: ReactNode; detail?: string | undefined }) => (
  <div className="notice notice-alert">
    <CircleAlert className="icon" aria-hidden="true" />
    <div>
      <p role="alert">{children}</p>
      {detail && <p aria-live="polite">{detail}</p>}
    </div>
  </div>
)

/** Something to know before one starts. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <div className="notice">
    <Info className="icon" aria-hidden="true" />
    <div>{children}</div>
  </div>
)
