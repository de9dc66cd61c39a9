import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { copy } from '#islands/staff/shell/copy.ts'

const COPY_WORDS = { done: 'Link copied', byHand: 'The link is selected: copy it with your keyboard' }

/** A link to hand over, in a field that selects it on focus, with a button that copies it. */
export const CopyLink = ({ link, what }: { link: string; what: string }) => {
  const field = useRef<HTMLInputElement>(null)
  const onClick = () => {
    field.current!.select()
    void copy(link, COPY_WORDS)
  }
  return (
    <div className="copy-link">
      <input ref={field} className="control" aria-label={what} value={link} readOnly onFocus={(event) => event.target.select()} />
      <button type="button" className="staff-button" onClick={onClick}><Copy className="icon" aria-hidden="true" /> Copy link<span className="sr-only">: {what}</span></button>
    </div>
  )
}
