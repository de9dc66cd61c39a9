/** VoiceOver announces a list only if Safari finds an item with `display: list-item` and a marker: docs/decisions/focus.md. */
import { expect, test } from '../support/browser/test.ts'
import { visit } from '../support/visit.ts'

/** Lists that Safari would take for layout; not those inside a `nav` or with a role, which it always exposes. The footer's short lists are an exception (docs/decisions/focus.md). */
const layoutOnly = () =>
  [...document.querySelectorAll('ul, ol, menu')]
    .filter((list) => list.querySelector(':scope > li') && !list.closest('nav, [role=list], [aria-hidden=true], .site-footer'))
    .filter((list) => ![...list.querySelectorAll(':scope > li')].some((item) => {
      const { display, listStyleType } = getComputedStyle(item)
      return (display === 'list-item' && listStyleType !== 'none') || /\w/.test(getComputedStyle(item, '::before').content.replace('none', ''))
    }))
    .map((list) => list.outerHTML.slice(0, 120))

for (const route of ['/', '/careers', '/contact', '/membership', '/news', '/privacy', '/admin/inbox', '/judge/security']) {
  test(`every list of ${route} is one`, async ({ page }) => {
    await visit(page, route)
    expect(await page.evaluate(layoutOnly)).toEqual([])
  })
}
