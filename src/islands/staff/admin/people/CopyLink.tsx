import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { copied } from '#islands/staff/shell/copied.ts'
import { toast } from '#islands/staff/shell/toast.ts'

/** A link to hand over: seen whole, selected at a touch, copied at another. */
export const CopyLink = ({ link, what }: { link: string; what: string }) => {
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    field.current!.select()
    if (await copied(link)) toast.success('Link copied')
    else toast.warning('The link is selected: copy it with your keyboard')
  }
  return (
    <div className="copy-link">
      <input ref={field} className="control" aria-label={what} value={link} readOnly onFocus={(event) => event.target.select()} />
      <button type="button" className="staff-button" onClick={() => void copy()}><Copy className="icon" aria-hidden="true" /> Copy link</button>
    </div>
  )
}
