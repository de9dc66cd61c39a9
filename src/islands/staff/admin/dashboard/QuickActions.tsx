import { ArrowRight } from 'lucide-react'
import { toTable } from '#islands/staff/table/to-table.ts'

export const QuickActions = () => (
  <section className="quick-actions" aria-labelledby="quick-heading">
    <h2 id="quick-heading">Quick Actions</h2>
    <ul>
      {/* "Users" are the interns (decisions "Staff"). */}
      <li><button type="button" className="staff-button" onClick={() => toTable('users')}>View All Users</button></li>
      <li><a href="/admin/inbox">Open the inbox <ArrowRight className="icon" aria-hidden="true" /></a></li>
      <li><a href="/admin/ranking">See the ranking <ArrowRight className="icon" aria-hidden="true" /></a></li>
    </ul>
  </section>
)
