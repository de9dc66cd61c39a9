/** What a page with a form that opens in place runs, as one script: each of a page's scripts costs its policy a hash, twice. */
import '#islands/forms/early.ts'
import '#lib/panel.ts'
