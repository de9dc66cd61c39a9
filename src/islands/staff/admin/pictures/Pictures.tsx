import { useDeferredValue } from 'react'
import { overviewRoutes } from '#contracts/api/overview.ts'
import { Later, Three } from '#islands/staff/admin/pictures/Three.tsx'
import { NotLoaded } from '#islands/staff/shell/NotLoaded.tsx'
import { useAnswer } from '#islands/staff/shell/queries.ts'
import './marks.css'
import './pictures.css'

/** The dashboard's three pictures, from the overview; to be rendered within `StaffRoot`. */
export const Pictures = () => {
  const answer = useAnswer(overviewRoutes.overview)
  // Deferred, so that the pictures are rendered in pieces, between the page's other work.
  const data = useDeferredValue(answer.data)
  return (
    <section className="pictures" aria-labelledby="pictures-heading">
      <h2 id="pictures-heading" className="sr-only">At a glance</h2>
      <div className="pictures-grid">
        {data && <Three {...data.data} />}
        {!data && !answer.isMissing && <><Later /><Later /><Later /></>}
      </div>
      {answer.isMissing && <NotLoaded of={answer}>The pictures could not be loaded.</NotLoaded>}
    </section>
  )
}
