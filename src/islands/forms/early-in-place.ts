/** The script of a page with a form that opens in place, as one file: each script costs the page's policy a hash, twice. */
import '#islands/forms/early.ts'
import '#lib/panel.ts'
