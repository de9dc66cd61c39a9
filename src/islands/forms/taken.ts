/**
 * The module of the thank-you page, with the script of every page. Its address names a form that the browser sent itself
 * (`src/server/forms/answer.ts`), so that its draft is deleted: it would come back as if it had yet to be sent.
 */
import { draftOf, keysOf } from '#islands/forms/kept.ts'
import '#lib/every-page.ts'
import { forgetTab } from '#lib/tab-storage.ts'

const formId = new URLSearchParams(location.search).get('form')
if (formId) for (const key of [draftOf(formId), keysOf(formId)]) forgetTab(key)
