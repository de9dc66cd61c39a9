import { ChevronsUpDown, Search } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { RankedVenture } from '#contracts/api/evaluations.ts'
import { CATEGORIES, MAX_TOTAL } from '#contracts/judging.ts'
import { wordsOf } from '#contracts/words.ts'
import { CategoryBars } from '#islands/staff/admin/ranking/CategoryBars.tsx'
import { tenth } from '#contracts/figures.ts'
import { normalisedFigure } from '#islands/staff/admin/ranking/figures.ts'
import { addressOfVenture, type Place } from '#islands/staff/admin/ranking/use-place.ts'
import { onPlainPress } from '#islands/staff/shell/plain-press.ts'
import { useOverflow } from '#islands/staff/shell/use-overflow.ts'
import { announce } from '#ui/announce.ts'
import '#islands/staff/table/tools.css'

export const AT_ONCE = 50

const Order = ({ by, place, children }: { by: 'mean' | 'normalised'; place: Place; children: string }) => {
  const order = () => {
    void place.orderBy(by)
    announce(`By ${children}, highest first`)
  }
  return (
    <th scope="col" className="numeric" aria-sort={place.by === by ? 'descending' : 'none'}>
      <button type="button" onClick={order}>{children} <ChevronsUpDown className="icon" aria-hidden="true" /></button>
    </th>
  )
}

const Row = ({ venture, place }: { venture: RankedVenture; place: Place }) => (
  <tr>
    <td className="numeric rank">{venture.rank}</td>
    <th scope="row"><a className="staff-link" href={addressOfVenture(venture.ventureName)} onClick={onPlainPress(() => void place.open(venture.ventureName))}>{venture.ventureName}</a></th>
    <td className="numeric mean">{tenth(venture.mean)}</td>
    <td className="numeric">{normalisedFigure(venture.normalised)}</td>
    <td className="numeric">{venture.evaluations}</td>
    <td><CategoryBars categories={venture.categories} /></td>
    <td className="numeric">{venture.conflicts || '–'}</td>
  </tr>
)

const ordered = (ventures: RankedVenture[], by: Place['by']) =>
  by === 'mean' ? ventures : ventures.toSorted((a, b) => (b.normalised ?? -Infinity) - (a.normalised ?? -Infinity) || a.rank - b.rank)

/** As in every search, each typed word must begin some word of the name, whatever the case and accents. Signs alone find nothing. */
const isFoundBy = (search: string, name: string): boolean => {
  const [wanted, words] = [wordsOf(search), wordsOf(name)]
  return wanted.length > 0 ? wanted.every((begun) => words.some((word) => word.startsWith(begun))) : search.trim() === ''
}

type Props = { ventures: RankedVenture[]; place: Place; /** How many are shown; the parent keeps it while a venture is open. */ most: number; setMost: (most: number) => void }

/** Ventures, best first: by the mean of their judges, or by the second column, the normalised scores. */
export const RankingTable = ({ ventures, place, most, setMost }: Props) => {
  const rows = useRef<HTMLTableSectionElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const overflows = useOverflow(scroller, 'Ranking')
  const found = ordered(ventures, place.by).filter(({ ventureName }) => isFoundBy(place.search, ventureName))
  /** The button may disappear with the last rows, so the focus goes to the first new one. */
  const showMore = () => {
    flushSync(() => setMost(most + AT_ONCE))
    rows.current!.rows[most]!.querySelector('a')!.focus()
  }
  return (
    <section className="ranking" aria-labelledby="ranking-title">
      <div className="ranking-head">
        <h2 id="ranking-title">{ventures.length === 1 ? 'One venture' : `${ventures.length} ventures`}</h2>
        <div className="table-tools">
          <div className="table-search">
            <Search className="icon" aria-hidden="true" />
            <input type="search" className="control" aria-label="Find a venture" placeholder="Find a venture" value={place.search} onChange={(event) => void place.find(event.target.value)} />
          </div>
        </div>
      </div>
      <div ref={scroller} className="ranking-scroller" {...overflows}>
        <table aria-labelledby="ranking-title">
          <thead>
            <tr>
              <th scope="col" className="numeric">Rank</th><th scope="col">Venture</th>
              <Order by="mean" place={place}>{`Mean of ${MAX_TOTAL}`}</Order><Order by="normalised" place={place}>Normalized</Order>
              <th scope="col" className="numeric">Judges</th><th scope="col">Categories</th><th scope="col" className="numeric">Interests</th>
            </tr>
          </thead>
          <tbody ref={rows}>{found.slice(0, most).map((venture) => <Row key={venture.ventureKey} venture={venture} place={place} />)}</tbody>
        </table>
      </div>
      <p role="status">{place.search.trim() && (found.length === 0 ? 'No venture has this name.' : `${found.length} found`)}</p>
      {found.length > most && <button type="button" className="staff-button" onClick={showMore}>{`Show ${Math.min(AT_ONCE, found.length - most)} more of ${found.length - most}`}</button>}
      <p className="ranking-note"><strong>Categories,</strong> from the left: {CATEGORIES.join('; ')}.</p>
    </section>
  )
}
