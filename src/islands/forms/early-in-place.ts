/** The script of a page with a form that opens in place, as one file: each script adds its hash to the page's Content Security Policy, twice. */
import '#islands/forms/early.ts'
import '#lib/panel.ts'
