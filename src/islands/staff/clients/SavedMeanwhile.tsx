import { TriangleAlert } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useHandedOn } from '#ui/hand-on.ts'
import './saved-meanwhile.css'

/** For example after a save whose answer was lost. */
const AGREED = 'This client has been saved as you have it here. Look at the history before you save it again.'

const FIELDS = 'input, textarea, select'

type Props = {
  /** What is still here, as in "what you typed". */
  mine: string
  /** The client has by now all that this edit would make of it. */
  isAgreed: boolean
  version: number
  takeOver: () => void
  discard: () => void
  /** What has changed. */
  children: ReactNode
}

/** Somebody else has saved the client since this dialog was opened: what changed, and the two ways on. Nothing is lost. */
export const SavedMeanwhile = ({ mine, isAgreed, version, takeOver, discard, children }: Props) => {
  const box = useHandedOn<HTMLDivElement>()
  // Takes the focus, unless somebody is typing: they hear the alert and go on.
  useEffect(() => { if (!document.activeElement?.matches(FIELDS)) box.current!.focus() }, [box, version])
  return (
    <div ref={box} className="saved-meanwhile" role="alert" tabIndex={-1}>
      <p><TriangleAlert className="icon" aria-hidden="true" /> <span>{isAgreed ? AGREED : `Somebody else has saved this client in the meantime. Nothing was overwritten, and ${mine} is still here.`}</span></p>
      {!isAgreed && children}
      <div className="saved-meanwhile-ways">
        <button type="button" className="staff-button" onClick={takeOver}>Load the current version, keep my changes</button>
        <button type="button" className="staff-button" onClick={discard}>Load it and discard my changes</button>
      </div>
    </div>
  )
}
