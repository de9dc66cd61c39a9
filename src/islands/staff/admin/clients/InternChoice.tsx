import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { peopleRoutes } from '#contracts/api/people.ts'
import { LENGTHS } from '#contracts/field-rules.ts'
import type { Placed } from '#islands/staff/admin/clients/direction.ts'
import { useAnswer } from '#islands/staff/shell/queries.ts'
import { useRested } from '#islands/staff/shell/use-rested.ts'
import { errorId } from '#ui/Field.tsx'

const SHOWN = 6
const ID = 'direct-user'

type Intern = { user: string; email: string }
type Props = { chosen: Intern; present: Placed; choose: (intern: Intern) => void; error: string | undefined }

/** Active interns whose address has a word that begins so; none while nothing is typed. */
const useFound = (typed: string) => {
  const search = useRested(typed.trim())
  const { data, isFetching } = useAnswer(peopleRoutes.getUsers, { query: { search, state: 'active', sort: 'email', pageSize: SHOWN }, enabled: search !== '' })
  const found = search && data ? data.data.map(({ _id: user, email }) => ({ user, email })) : []
  return { found, more: search && data?.meta ? Math.max(0, data.meta.total - SHOWN) : 0, isNone: search !== '' && !isFetching && data !== undefined && found.length === 0 }
}

/** Whose client it is, and whose it shall be: interns are found by typing, and chosen among a few. */
export const InternChoice = ({ chosen, present, choose, error }: Props) => {
  const [typed, setTyped] = useState('')
  const { found, more, isNone } = useFound(typed)
  const current = { user: present.user, email: present.email }
  const choices = [current, ...[chosen, ...found].filter(({ user }, i, all) => user !== current.user && all.findIndex((each) => each.user === user) === i)]
  return (
    <fieldset className="intern-choice">
      <legend>Allocated to</legend>
      <input
        id={ID} type="search" className="control" aria-invalid={error ? true : undefined} aria-describedby={error && errorId(ID)} aria-label="Search for another intern" placeholder="Search for another intern" value={typed} maxLength={LENGTHS.name}
        autoComplete="off" spellCheck={false} onChange={(event) => setTyped(event.target.value)}
        // Enter looks for somebody; it doesn't save.
        onKeyDown={(event) => { if (event.key === 'Enter') event.preventDefault() }}
      />
      {choices.map(({ user, email }) => (
        <label key={user}>
          <input type="radio" name="user" value={user} checked={user === chosen.user} onChange={() => choose({ user, email })} />
          <span>{email}{user === current.user && <small> now</small>}</span>
        </label>
      ))}
      <p className="hint" role="status">{isNone ? 'No active intern has such an address.' : found.length > 0 ? `${found.length} found${more > 0 ? `, ${more} more: type further` : ''}.` : ''}</p>
      {error && <p id={errorId(ID)} className="field-error"><CircleAlert className="icon" aria-hidden="true" /> {error}</p>}
    </fieldset>
  )
}
