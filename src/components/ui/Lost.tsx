import './lost.css'

/** Always in the HTML; the styles show it only while the island's files are lost (`data-lost`, set in `src/directives/`). */
export const Lost = () => <p className="lost-files" role="alert">The page’s files did not arrive. It tries again by itself; if that takes long, load the page again.</p>
