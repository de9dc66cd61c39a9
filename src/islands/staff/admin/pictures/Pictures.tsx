import { lazy, Suspense, type ReactNode } from 'react'
import { overviewRoutes, type Overview } from '#contracts/api/office.ts'
import { Picture } from '#islands/staff/admin/pictures/Picture.tsx'
import { VenturesByCategory } from '#islands/staff/admin/pictures/VenturesByCategory.tsx'
import { weeksOf } from '#islands/staff/admin/pictures/weeks.ts'
import { clientsInWords, submissionsInWords, venturesInWords } from '#islands/staff/admin/pictures/words.ts'
import { useAnswer } from '#islands/staff/shell/queries.ts'
import './marks.css'
import './pictures.css'

// The chart library comes with these two, and with no other page.
const ClientsByStatus = lazy(async () => ({ default: (await import('./ClientsByStatus.tsx')).ClientsByStatus }))
const SubmissionsByWeek = lazy(async () => ({ default: (await import('./SubmissionsByWeek.tsx')).SubmissionsByWeek }))

const Later = ({ children }: { children: ReactNode }) => <Suspense fallback={<div className="staff-loading picture-later" aria-hidden="true"><span /></div>}>{children}</Suspense>

const Three = ({ clientsByStatus, submissionsByWeek, venturesByCategory, clients }: Overview) => {
  const { weeks, series } = weeksOf(submissionsByWeek)
  return (
    <>
      <Picture title="Clients by status" sentence={clientsInWords(clientsByStatus)} isEmpty={clients === 0}>
        <Later><ClientsByStatus rows={clientsByStatus} /></Later>
      </Picture>
      <Picture title="Submissions by week and form" sentence={submissionsInWords(weeks.map(({ total }) => total))} isEmpty={weeks.length === 0}>
        <Later><SubmissionsByWeek weeks={weeks} series={series} /></Later>
      </Picture>
      <Picture title="Ventures by category" sentence={venturesInWords(venturesByCategory)} isEmpty={venturesByCategory.length === 0}>
        <VenturesByCategory ventures={venturesByCategory} />
      </Picture>
    </>
  )
}

/** The dashboard's three pictures, from the overview; to be rendered within `StaffRoot`. */
export const Pictures = () => {
  const { data, isError, isFetching, refetch } = useAnswer(overviewRoutes.overview)
  return (
    <section className="pictures" aria-labelledby="pictures-heading">
      <h2 id="pictures-heading" className="sr-only">At a glance</h2>
      <div className="pictures-grid">
        {data && <Three {...data.data} />}
        {!data && !isError && [1, 2, 3].map((each) => <div key={each} className="staff-loading picture-later" aria-hidden="true"><span /></div>)}
      </div>
      {!data && isError && (
        <p>The pictures could not be loaded. <button type="button" className="staff-button" aria-disabled={isFetching} onClick={() => void refetch()}>{isFetching ? 'Trying...' : 'Try again'}</button></p>
      )}
    </section>
  )
}
