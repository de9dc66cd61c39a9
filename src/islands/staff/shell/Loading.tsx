/** A loading placeholder: about as many bars as there will be lines. */
export const Loading = ({ lines = 4 }: { lines?: number }) => (
  <div className="staff-loading" role="status">
    <p>Loading…</p>
    {Array.from({ length: lines }, (_, line) => <span key={line} />)}
  </div>
)
