import { useDeferredValue } from 'react'
import { overviewRoutes } from '#contracts/api/overview.ts'
import { Later, Three } from '#islands/staff/admin/pictures/Three.tsx'
import { useAnswer } from '#islands/staff/shell/queries.ts'
import { TryAgain } from '#islands/staff/shell/TryAgain.tsx'
import './marks.css'
import './pictures.css'

/** The dashboard's three pictures, from the overview; to be rendered within `StaffRoot`. */
export const Pictures = () => {
  const { data: arrived, isError, errorUpdateCount, isFetching, refetch } = useAnswer(overviewRoutes.overview)
  // Drawn piece by piece, between whatever else the page has to do.
  const data = useDeferredValue(arrived)
  return (
    <section className="pictures" aria-labelledby="pictures-heading">
      <h2 id="pictures-heading" className="sr-only">At a glance</h2>
      <div className="pictures-grid">
        {data && <Three {...data.data} />}
        {!data && !isError && <><Later /><Later /><Later /></>}
      </div>
      {!data && isError && (
        <p><span key={errorUpdateCount} role="alert">The pictures could not be loaded.</span> <TryAgain again={refetch} busy={isFetching} /></p>
      )}
    </section>
  )
}
