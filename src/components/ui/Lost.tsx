/** Shown by the page's look alone, where the files of an island did not arrive (`client:painted`). */
export const Lost = () => <p className="staff-lost" role="alert">The page’s files did not arrive. It tries again by itself.</p>
