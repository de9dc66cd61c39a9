/** A declared field as HTML, as `src/islands/forms/FormField.tsx` draws it; everything that was typed is escaped by `html`. */
import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Field } from '#contracts/forms/declaration.ts'
import { maxLength } from '#contracts/forms/schema.ts'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>
/** `describedBy` is the id of another field's message that applies to this one as well. */
type Shown = { id: string; field: Field; value: string; error?: string | undefined; describedBy?: string | undefined }

export const errorId = (id: string): string => `${id}-error`

const FILE_HINT = 'A browser doesn’t keep a chosen file: please choose it again.'
const hintOf = ({ hint, type }: Field): string | undefined => (type === 'file' ? [hint, FILE_HINT].filter(Boolean).join('. ') : hint)

const shared = ({ id, field, error, describedBy }: Shown): Html => {
  const described = [hintOf(field) && `${id}-hint`, error && errorId(id), describedBy].filter(Boolean).join(' ')
  return html`id="${id}" name="${field.name}" class="control"${field.required ? html` required` : ''}${
    field.autoComplete ? html` autocomplete="${field.autoComplete}"` : ''}${described ? html` aria-describedby="${described}"` : ''} aria-invalid="${error || describedBy ? 'true' : 'false'}"`
}

/** The chosen option; if it is none of the options, or nothing arrived, the form's initial value. */
const chosen = ({ field: { options, initial }, value }: Shown): string | undefined => (options?.some((option) => option.value === value) ? value : initial)

const select = (shown: Shown): Html => html`<select ${shared(shown)}>${shown.field.initial ? '' : html`<option value="">Please choose</option>`}${
  shown.field.options?.map(({ value, label }) => html`<option value="${value}"${value === chosen(shown) ? html` selected` : ''}>${label}</option>`)}</select>`

const suggest = (shown: Shown): Html => html`<input ${shared(shown)} type="text" autocomplete="off" maxlength="${maxLength(shown.field)}" value="${shown.value}" list="${shown.id}-list">
<datalist id="${shown.id}-list">${shown.field.options?.map(({ value }) => html`<option value="${value}"></option>`)}</datalist>`

// A line break right after the tag belongs to the markup, not to what was typed.
const textarea = (shown: Shown): Html => html`<textarea ${shared(shown)}${shown.field.rows ? html` rows="${shown.field.rows}"` : ''} maxlength="${maxLength(shown.field)}">
${shown.value}</textarea>`

const number = (shown: Shown): Html =>
  html`<input ${shared(shown)} type="number" inputmode="numeric" min="${shown.field.min ?? 0}"${shown.field.max === undefined ? '' : html` max="${shown.field.max}"`} step="${shown.field.step ?? 1}" value="${shown.value}">`

const control = (shown: Shown): Html => {
  switch (shown.field.type) {
    case 'select': return select(shown)
    case 'suggest': return suggest(shown)
    case 'textarea': return textarea(shown)
    case 'number': return number(shown)
    case 'file': return html`<input ${shared(shown)} type="file" accept="${shown.field.accept ?? ''}">`
    default: return html`<input ${shared(shown)} type="${shown.field.type}" maxlength="${maxLength(shown.field)}" value="${shown.value}">`
  }
}

export const fieldOf = (shown: Shown): Html => {
  const { id, field, error } = shown
  const hint = hintOf(field)
  return html`<div class="${field.wide ? 'field wide' : 'field'}">
<label for="${id}">${field.label}${field.required ? '' : html`<span class="optional"> (optional)</span>`}</label>
${control(shown)}
${hint ? html`<p id="${id}-hint" class="hint">${hint}</p>` : ''}${error ? html`<p id="${errorId(id)}" class="field-error">${error}</p>` : ''}
</div>`
}
