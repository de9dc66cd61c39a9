/** The forms in the built HTML, which must work before a script runs and without one: spec section 5, docs/decisions/forms-by-declaration.md. */
import type { HTMLElement } from 'node-html-parser'
import { expect, it } from 'vitest'
import { allForms } from '#contracts/forms/registry.ts'
import { maxLength } from '#contracts/forms/schema.ts'
import { ROLES } from '#contracts/roles.ts'
import { pages, publicPages } from './support/build.ts'

const inPages = (selector: string): HTMLElement[] => publicPages.flatMap(({ root }) => root.querySelectorAll(selector))

const attribute = (control: HTMLElement, name: string) => control.getAttribute(name) ?? ''
const valuesOf = (options: HTMLElement[]) => options.map((option) => attribute(option, 'value')).filter(Boolean)

/** A control's rules, its size and its options. */
const ruleOf = (form: HTMLElement, name: string) => {
  const control = form.querySelector(`[name="${name}"]`)!
  const list = control.getAttribute('list')
  const [accept, min, max, step, rows] = ['accept', 'min', 'max', 'step', 'rows'].map((rule) => attribute(control, rule))
  const choice = list ? form.querySelector(`datalist[id="${list}"]`)! : control
  return { accept, min, max, step, rows, options: valuesOf(choice.querySelectorAll('option')) }
}

it.each(allForms.filter(({ closed }) => !closed))('the form $id has the rules of its declaration, offers its choices, and says beside its button what becomes of what is sent', ({ id, fields, promise }) => {
  const forms = inPages(`form[data-form="${id}"]`)
  expect(forms.length).toBeGreaterThan(0)
  for (const form of forms) {
    const beside = form.querySelector('.send')!
    expect([beside.text.includes(promise), beside.querySelector('a')?.getAttribute('href')]).toEqual([true, '/privacy'])
    for (const { name, accept = '', min = '', max = '', step = '', rows = '', options = [] } of fields)
      expect({ name, ...ruleOf(form, name) }).toEqual({ name, accept, min: `${min}`, max: `${max}`, step: `${step}`, rows: `${rows}`, options: options.map(({ value }) => value) })
  }
})

it.each(allForms.filter(({ closed }) => !closed))('the form $id lets the browser fill in what it knows, and holds back what is missing or too long', ({ id, fields }) => {
  for (const form of inPages(`form[data-form="${id}"]`))
    for (const field of fields) {
      const control = form.querySelector(`[name="${field.name}"]`)!
      if (field.autoComplete) expect([field.name, attribute(control, 'autocomplete')]).toEqual([field.name, field.autoComplete])
      if (['text', 'email', 'tel', 'textarea', 'suggest'].includes(field.type)) expect([field.name, attribute(control, 'maxlength')]).toEqual([field.name, `${maxLength(field)}`])
      // A choice that is made from the start can't be missing.
      expect([field.name, control.hasAttribute('required')]).toEqual([field.name, field.required && !(field.type === 'select' && field.initial)])
    }
})

it('every form of a page is one that the endpoint accepts: a declaration that `registry.ts` lacks still has its page', () => {
  const shown = inPages('form[data-form]').map((form) => attribute(form, 'data-form'))
  expect(shown.filter((id) => !allForms.some((form) => form.id === id))).toEqual([])
})

const known: [route: string, inOrder: string[]][] = [
  ['/track-my-application', ['given-name', 'bday']],
  ...ROLES.map((role): [string, string[]] => [`/${role}/login`, ['username', 'current-password']]),
]
it.each(known)('%s lets the browser fill in what it knows', (route, inOrder) => {
  const controls = pages.find((page) => page.route === route)!.root.querySelectorAll('main form input[name]')
  expect(controls.map((control) => attribute(control, 'autocomplete'))).toEqual(inOrder)
})
