/** Statuses to choose from. Each names its value: on a page that the browser has translated it would be the translation. */
export const StatusOptions = ({ of }: { of: readonly string[] }) => of.map((status) => <option key={status} value={status}>{status}</option>)
