/** What stands in the place of something until it is there: as many bars as it will have lines, more or less. */
export const Loading = ({ lines = 4 }: { lines?: number }) => (
  <div className="staff-loading" role="status">
    <p>Loading…</p>
    {Array.from({ length: lines }, (_, line) => <span key={line} />)}
  </div>
)
