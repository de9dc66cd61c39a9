import { Search } from 'lucide-react'
import { memo, useEffect, useEffectEvent, useState } from 'react'
import { MAX_SEARCH } from '#contracts/api/list.ts'

const PAUSE_MS = 300

/** Searches when typing pauses, or at once on Enter; when Back changes the address, the box follows. */
export const SearchBox = memo(({ label, value, onSearch }: { label: string; value: string; onSearch: (words: string) => void }) => {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    if (typed.trim() !== value) setTyped(value)
  }
  const search = (words: string) => {
    if (words === value) return
    // When these words come back as `value`, they must not replace what has been typed by then.
    setKnown(words)
    onSearch(words)
  }
  const send = useEffectEvent((words: string) => search(words.trim()))
  useEffect(() => {
    const timer = setTimeout(() => send(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <form role="search" aria-label={label} className="table-search" onSubmit={(event) => { event.preventDefault(); search(typed.trim()) }}>
      <Search className="icon" aria-hidden="true" />
      <input
        type="search" className="control" aria-label={label} placeholder={label} value={typed} maxLength={MAX_SEARCH} autoComplete="off" spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  )
})
