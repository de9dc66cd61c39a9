/** The form again, with what was typed and its errors (decisions "Forms": without JavaScript). */
import { html } from 'hono/html'
import { saidOf, type Problem } from '#contracts/errors.ts'
import type { Field, FormDeclaration } from '#contracts/forms/declaration.ts'
import { fileFieldOf } from '#contracts/forms/file-rules.ts'
import { fieldId } from '#contracts/forms/schema.ts'
import { nextAddress } from '#server/forms/answer.ts'
import { errorId, fieldOf, type Html } from '#server/forms/again/controls.ts'
import type { Filling } from '#server/forms/again/filling.ts'
import { freshKey, isKey } from '#server/forms/key.ts'
import { named } from '#server/forms/named.ts'
import { AlreadySent } from '#server/forms/receive.ts'
import type { HttpProblem } from '#server/http/problems.ts'

/** The errors, in a list of links to the fields. */
export const summaryOf = (problem: HttpProblem, form?: FormDeclaration): Html => {
  const item = ({ message, field }: Problem) => (form && field ? html`<a href="#${fieldId(form, field)}">${message}</a>` : html`${message}`)
  const others = problem.errors.filter(({ message, field }) => message !== problem.message && (!field || saidOf(problem.errors, field)?.at === field))
  return html`<div class="notice notice-alert" role="alert" tabindex="-1" autofocus><div><p>${problem.message}</p>
${others.length ? html`<ul>${others.map((error) => html`<li>${item(error)}</li>`)}</ul>` : ''}</div></div>`
}

const hidden = (name: string, value: string): Html => html`<input type="hidden" name="${name}" value="${value}">`

/** The same key, so that a retry is the same filling; a new one if the old key has stored other values. */
const keyFor = (problem: HttpProblem, given: string | undefined): string =>
  problem instanceof AlreadySent || !isKey(given) ? freshKey() : given

/** `origin` is the one that the form was posted to. */
export const formAgain = ({ form, body, key }: Filling, problem: HttpProblem, origin: string): Html => {
  const values = named(form, body?.fields ?? {})
  const upload = fileFieldOf(form) !== undefined
  const next = body?.meta['_next']
  const fieldAgain = (field: Field) => {
    const [id, said] = [fieldId(form, field.name), saidOf(problem.errors, field.name)]
    const wrong = said && (said.at === field.name ? { error: said.message } : { describedBy: errorId(fieldId(form, said.at)) })
    return fieldOf({ id, field, value: values[field.name] ?? '', ...wrong })
  }
  return html`<div class="form-shell"><form class="form" data-form="${form.id}" method="post" action="/api/forms/${form.id}"${upload ? html` enctype="multipart/form-data"` : ''}>
${summaryOf(problem, form)}
<div class="fields">${form.fields.map(fieldAgain)}</div>
<div class="sr-only" aria-hidden="true"><label>Please leave this empty<input type="text" name="_gotcha" tabindex="-1" autocomplete="off"></label></div>
${hidden('_submission', keyFor(problem, key ?? body?.meta['_submission']))}${next ? hidden('_next', nextAddress(next, origin)) : ''}
<div class="send"><button type="submit" class="button button-dawn">${form.submit}</button><p class="promise">${form.promise} <a href="/privacy">Privacy Policy</a></p></div>
</form></div>`
}
