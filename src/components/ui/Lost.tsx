import './lost.css'

/** Shown by the page's look alone, where the files of an island did not arrive (`src/directives/`). */
export const Lost = () => <p className="lost-files" role="alert">The page’s files did not arrive. It tries again by itself.</p>
