/** Statuses to choose from. Each has a `value` of its own: otherwise a page that the browser has translated would send the translation. */
export const StatusOptions = ({ of }: { of: readonly string[] }) => of.map((status) => <option key={status} value={status}>{status}</option>)
