/** Every list of the admin's except the activity trail, as CSV. */
import { clientsQuery } from '#contracts/api/clients.ts'
import { evaluationsQuery } from '#contracts/api/evaluations.ts'
import { judgesQuery, usersQuery } from '#contracts/api/people.ts'
import { routes } from '#contracts/api/route.ts'
import { submissionsQuery } from '#contracts/api/submissions.ts'

const csv = { file: 'text/csv' }

export const exportRoutes = routes({
  exportUsers: { method: 'GET', path: '/api/admin/export/users', role: 'admin', summary: 'Interns as CSV, as filtered and sorted', query: usersQuery, answer: csv },
  exportJudges: { method: 'GET', path: '/api/admin/export/judges', role: 'admin', summary: 'Judges as CSV', query: judgesQuery, answer: csv },
  exportClients: { method: 'GET', path: '/api/admin/export/clients', role: 'admin', summary: 'Clients as CSV', query: clientsQuery, answer: csv },
  exportEvaluations: { method: 'GET', path: '/api/admin/export/evaluations', role: 'admin', summary: 'Evaluations as CSV', query: evaluationsQuery, answer: csv },
  exportSubmissions: { method: 'GET', path: '/api/admin/export/submissions', role: 'admin', summary: 'Submissions as CSV', query: submissionsQuery, answer: csv },
})
