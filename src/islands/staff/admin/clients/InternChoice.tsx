import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { peopleRoutes } from '#contracts/api/people.ts'
import { LENGTHS } from '#contracts/field-rules.ts'
import type { Placed } from '#islands/staff/admin/clients/direction.ts'
import { useAnswer } from '#islands/staff/shell/queries.ts'
import { TryAgain } from '#islands/staff/shell/TryAgain.tsx'
import { useRested } from '#islands/staff/shell/use-rested.ts'
import { errorId } from '#ui/Field.tsx'

const SHOWN = 6
const ID = 'direct-user'

type Intern = { user: string; email: string }
type Props = { chosen: Intern; /** The client's status and intern when the choice began. */ base: Placed; /** The intern who has the client. */ now: string; choose: (intern: Intern) => void; error: string | undefined }

const foundWords = (count: number, more: number) => `${count} found${more > 0 ? `, ${more} more: keep typing` : ''}.`

/** Active interns whose address has a word that begins with what is typed; none while nothing is typed. */
const useFound = (typed: string) => {
  const search = useRested(typed.trim())
  const { data, isMissing, isFetching, isPlaceholderData, refetch } = useAnswer(peopleRoutes.getUsers, { query: { search, state: 'active', sort: 'email', pageSize: SHOWN }, enabled: search !== '' })
  const isFailed = search !== '' && isMissing
  const found = search && data && !isFailed ? data.data.map(({ _id: user, email }) => ({ user, email })) : []
  const words = () => {
    // Emptied in between, so that the same count for another search is announced as well.
    if (isPlaceholderData) return ''
    if (found.length > 0) return foundWords(found.length, (data?.meta?.total ?? 0) - SHOWN)
    // Emptied during a retry, so that a second failure is announced as well.
    if (search === '' || isFetching) return ''
    return isFailed ? 'The search failed.' : data && 'No active intern has such an address.'
  }
  return { found, words: words(), isFailed, isFetching, refetch }
}

/** Whose client it is and whose it is to be: interns are searched by typing, and chosen from a few. */
export const InternChoice = ({ chosen, base, now, choose, error }: Props) => {
  const [typed, setTyped] = useState('')
  const { found, words, isFailed, isFetching, refetch } = useFound(typed)
  const current = { user: base.user, email: base.email }
  // The order must not depend on the choice: otherwise the arrow keys would alternate between two interns.
  const choices = [current, ...[...found, chosen].filter(({ user }, i, all) => user !== current.user && all.findIndex((each) => each.user === user) === i)]
  return (
    <fieldset className="intern-choice">
      <legend>Allocated to</legend>
      <label htmlFor={ID}>Search for another intern</label>
      <input
        id={ID} type="search" className="control" aria-invalid={error ? true : undefined} aria-describedby={error && errorId(ID)} value={typed} maxLength={LENGTHS.name}
        autoComplete="off" spellCheck={false} onChange={(event) => setTyped(event.target.value)}
        // Enter in a search must not save the form.
        onKeyDown={(event) => { if (event.key === 'Enter') event.preventDefault() }}
      />
      {choices.map(({ user, email }) => (
        <label key={user}>
          <input type="radio" name="user" value={user} checked={user === chosen.user} onChange={() => choose({ user, email })} />
          <span>{email}{user === now && <small> now</small>}</span>
        </label>
      ))}
      <p className="hint" role="status">{words}</p>
      {isFailed && <TryAgain again={refetch} busy={isFetching} />}
      {error && <p key={error} id={errorId(ID)} className="field-error"><CircleAlert className="icon" aria-hidden="true" /> {error}</p>}
    </fieldset>
  )
}
