/** For a page's own script: every form of the page is prefilled at once, long before its island hydrates. */
import { prefill } from '#islands/forms/prefill.ts'

document.querySelectorAll<HTMLFormElement>('form[data-form]').forEach(prefill)
