import { ArrowRight } from 'lucide-react'

/** "View All Users" leads to the interns (decisions "Staff"): scrolled to, and focused, so that the keyboard is there too. */
const viewAllUsers = () => {
  const heading = document.getElementById('users-heading')!
  heading.scrollIntoView({ behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth', block: 'start' })
  heading.focus({ preventScroll: true })
}

export const QuickActions = () => (
  <section className="quick-actions" aria-labelledby="quick-heading">
    <h2 id="quick-heading">Quick Actions</h2>
    <ul>
      <li><button type="button" className="staff-button" onClick={viewAllUsers}>View All Users</button></li>
      <li><a href="/admin/inbox">Open the inbox <ArrowRight className="icon" aria-hidden="true" /></a></li>
      <li><a href="/admin/ranking">See the ranking <ArrowRight className="icon" aria-hidden="true" /></a></li>
    </ul>
  </section>
)
