/**
 * The module of the thanks, every page's included. A form that the browser sent itself is named in their address
 * (`src/server/forms/answer.ts`): what the tab has kept of it would come back as if it had yet to be sent.
 */
import { draftOf, keysOf } from '#islands/forms/kept.ts'
import '#lib/every-page.ts'
import { forgetTab } from '#lib/tab-storage.ts'

const formId = new URLSearchParams(location.search).get('form')
if (formId) for (const key of [draftOf(formId), keysOf(formId)]) forgetTab(key)
