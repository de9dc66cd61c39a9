import type { Overview } from '#contracts/api/overview.ts'
import { ClientsByStatus } from '#islands/staff/admin/pictures/ClientsByStatus.tsx'
import { Picture } from '#islands/staff/admin/pictures/Picture.tsx'
import { SubmissionsByWeek } from '#islands/staff/admin/pictures/SubmissionsByWeek.tsx'
import { useInTurn } from '#islands/staff/admin/pictures/use-in-turn.ts'
import { VenturesByCategory } from '#islands/staff/admin/pictures/VenturesByCategory.tsx'
import { weeksOf } from '#islands/staff/admin/pictures/weeks.ts'
import { clientsInWords, submissionsInWords, venturesInWords } from '#islands/staff/admin/pictures/words.ts'

/** The placeholder of a picture. */
export const Later = () => <div className="staff-loading picture-later" aria-hidden="true"><span /></div>

/** The pictures themselves, each with its sentence. */
export const Three = ({ clientsByStatus, submissionsByWeek, venturesByCategory, leaders, clients }: Overview) => {
  const { weeks, series } = weeksOf(submissionsByWeek)
  const pictures = [
    <Picture key="clients" title="Clients by status" sentence={clientsInWords(clientsByStatus)} isEmpty={clients === 0}>
      <ClientsByStatus rows={clientsByStatus} />
    </Picture>,
    <Picture key="submissions" title="Submissions by week and form" sentence={submissionsInWords(weeks.map(({ total }) => total))} isEmpty={weeks.length === 0}>
      <SubmissionsByWeek weeks={weeks} series={series} />
    </Picture>,
    <Picture key="ventures" title="Ventures by category" sentence={venturesInWords(venturesByCategory, leaders)} isEmpty={venturesByCategory.length === 0}>
      <VenturesByCategory ventures={venturesByCategory} />
    </Picture>,
  ]
  const drawn = useInTurn(pictures.length)
  return pictures.map((picture, place) => (place < drawn ? picture : <Later key={place} />))
}
