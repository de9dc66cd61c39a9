/** The HTML of every page is that of the standard: what no editor's text and no component of ours may break. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { pages } from './support/build.ts'

const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard', 'html-validate:a11y'] }))

const faultsOf = (html: string): string[] =>
  validator.validateStringSync(html).results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`))

describe('the HTML', () => {
  it.each(pages.map(({ route, html }) => [route, html]))('of %s is valid', (_route, html) => {
    expect(faultsOf(html)).toEqual([])
  })

  it('that is not is found', () => {
    const withFault = pages[0]!.html.replace('</main>', '<ul><div id="main">Twice</div></ul></main>')
    expect(faultsOf(withFault).map((fault) => fault.split(':')[0])).toEqual(['element-permitted-content', 'no-dup-id'])
  })
})
