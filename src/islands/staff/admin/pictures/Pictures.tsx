import { lazy, Suspense } from 'react'
import { overviewRoutes } from '#contracts/api/office.ts'
import { useAnswer } from '#islands/staff/shell/queries.ts'
import './marks.css'
import './pictures.css'

const Undrawn = () => <p>The pictures could not be drawn. The tables below hold the same.</p>

// The chart library comes with these, and with no other page. A line that is lost meanwhile costs the pictures, not the page.
const Three = lazy(() => import('./Three.tsx').then((module) => ({ default: module.Three }), () => ({ default: Undrawn })))

const Waiting = () => [1, 2, 3].map((each) => <div key={each} className="staff-loading picture-later" aria-hidden="true"><span /></div>)

/** The dashboard's three pictures, from the overview; to be rendered within `StaffRoot`. */
export const Pictures = () => {
  const { data, isError, isFetching, refetch } = useAnswer(overviewRoutes.overview)
  return (
    <section className="pictures" aria-labelledby="pictures-heading">
      <h2 id="pictures-heading" className="sr-only">At a glance</h2>
      <div className="pictures-grid">
        {data && <Suspense fallback={<Waiting />}><Three {...data.data} /></Suspense>}
        {!data && !isError && <Waiting />}
      </div>
      {!data && isError && (
        <p>The pictures could not be loaded. <button type="button" className="staff-button" aria-disabled={isFetching} onClick={() => void refetch()}>{isFetching ? 'Trying...' : 'Try again'}</button></p>
      )}
    </section>
  )
}
