/**
 * The module of the thank-you page, including the script of every page. The page's address names a form that the browser
 * sent itself (`src/server/forms/answer.ts`). Its draft is deleted: restored, it would look as if it had yet to be sent.
 */
import { draftOf, keysOf } from '#islands/forms/kept.ts'
import '#lib/every-page.ts'
import { forgetTab } from '#lib/tab-storage.ts'

const formId = new URLSearchParams(location.search).get('form')
if (formId) for (const key of [draftOf(formId), keysOf(formId)]) forgetTab(key)
