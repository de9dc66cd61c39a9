import { Search } from 'lucide-react'
import { memo, useEffect, useEffectEvent, useState } from 'react'
import { MAX_SEARCH } from '#contracts/api/list.ts'

const PAUSE_MS = 300

/** Searches when the typing pauses, or at once on Enter; what Back brings into the address is shown again. */
export const SearchBox = memo(({ label, value, onSearch }: { label: string; value: string; onSearch: (words: string) => void }) => {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    if (typed.trim() !== value) setTyped(value)
  }
  const send = useEffectEvent((words: string) => { if (words.trim() !== value) onSearch(words.trim()) })
  useEffect(() => {
    const timer = setTimeout(() => send(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <form role="search" aria-label={label} className="table-search" onSubmit={(event) => { event.preventDefault(); if (typed.trim() !== value) onSearch(typed.trim()) }}>
      <Search className="icon" aria-hidden="true" />
      <input
        type="search" className="control" aria-label={label} placeholder={label} value={typed} maxLength={MAX_SEARCH} autoComplete="off" spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  )
})
