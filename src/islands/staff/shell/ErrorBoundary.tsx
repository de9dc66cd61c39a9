import { Component, type ReactNode } from 'react'
import { focusPart } from '#ui/hand-on.ts'

/**
 * Where something that it encloses can't be rendered, or an extension of the browser has taken away what React wants to
 * change, React removes everything, and the page would be blank. Drafts are kept and the server has what was sent, so
 * loading the page anew loses nothing. React has no hook for this: it takes a class.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })

  // The page is shorter now, and its message may be above what is seen.
  override componentDidUpdate(): void { if (this.state.failed) focusPart(document.querySelector('main')!) }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return <p><span role="alert">Something went wrong on this page. Drafts are kept.</span> <button type="button" className="staff-button" onClick={() => location.reload()}>Load it again</button></p>
  }
}
