/** Tests of the tests: support/browser/test.ts and support/layout.ts notice what they promise to notice. */
import type { Locator } from '@playwright/test'
import { barriers } from '../support/browser/axe.ts'
import { brokenPictures, overflowing } from '../support/layout.ts'
import { expect, test, watch } from '../support/browser/test.ts'

test.describe('a test fails by itself', () => {
  test.fail()
  test('when its page logs an error', async ({ page }) => {
    await page.goto('/terms')
    await page.evaluate(() => { console.error('provoked') })
  })

  test('when its page ends unreadable', async ({ page }) => {
    await page.goto('/terms')
    await page.evaluate(() => { document.querySelector<HTMLElement>('main p')!.attributeStyleMap.set('color', '#ddd') })
  })
})

test.describe('what is held against a page', () => {
  test.use({ expectedProblems: /./ })
  const expectNoted = (problems: string[], ...noted: RegExp[]) =>
    expect.poll(() => problems).toEqual(expect.arrayContaining(noted.map((one) => expect.stringMatching(one) as unknown)))

  test('what it logs, what it throws, and what its policy forbids', async ({ page, context, baseURL }) => {
    const problems = await watch(context, new URL(baseURL!).origin)
    await page.goto('/terms')
    expect(problems).toEqual([])
    await page.evaluate(() => {
      console.warn('provoked')
      setTimeout(() => { throw new Error('thrown') })
      document.body.setAttribute('style', 'color: red')
    })
    await expectNoted(problems, /^console warning: provoked/, /^page error: thrown$/, /^console error: CSP violation: style-src-attr /)
  })

  test('a request that fails, and one to another origin though it is answered', async ({ page, context, baseURL }) => {
    await context.route('https://elsewhere.example/', (route) => route.fulfill({ headers: { 'access-control-allow-origin': '*' } }))
    await context.route('**/lost.json', (route) => route.abort())
    const problems = await watch(context, new URL(baseURL!).origin)
    await page.goto('/terms')
    await page.evaluate(() => fetch('/lost.json').catch(() => undefined))
    await expectNoted(problems, /^failed: .+lost\.json /)
    // On a page of ours the policy would block the request.
    await page.goto('about:blank')
    await page.evaluate(() => fetch('https://elsewhere.example/'))
    await expectNoted(problems, /^another origin: https:\/\/elsewhere\.example\/$/)
  })
})

test.describe('with its problems expected', () => {
  test.use({ expectedProblems: /provoked/ })
  test('a test may provoke them', async ({ page }) => {
    await page.goto('/terms')
    await page.evaluate(() => { console.error('provoked') })
  })
})

test('what reaches over the side is seen, even where the page hides it', async ({ page }) => {
  await page.goto('/terms')
  await page.setViewportSize({ width: 320, height: 900 })
  await page.evaluate(() => {
    document.documentElement.style.overflowX = 'hidden'
    const wide = document.querySelector('main p')!
    wide.textContent = 'x'.repeat(200)
    ;(wide as HTMLElement).style.cssText = 'width: 900px; max-width: none'
  })
  expect(await overflowing(page)).not.toEqual([])
})

test('what a part of the page cuts off is seen, and a drawing that runs off it is not', async ({ page }) => {
  await page.goto('/services')
  await page.setViewportSize({ width: 320, height: 900 })
  const widen = (element: Locator) => element.evaluate((wide: HTMLElement) => {
    wide.closest<HTMLElement>('.page-head')!.style.overflow = 'clip'
    wide.style.cssText = 'width: 900px; max-width: none'
    return wide.getBoundingClientRect().width
  })
  const head = page.locator('.page-head')
  expect(await widen(head.locator('img').first())).toBe(900)
  expect(await overflowing(page)).toEqual([])
  await widen(head.getByRole('heading', { level: 1 }))
  expect(await overflowing(page)).toEqual([expect.stringMatching(/^h1: /)])
})

test('a picture that is not there is seen', async ({ page }) => {
  await page.goto('/terms')
  const missing = await page.evaluate(() => {
    const image = new Image()
    image.src = 'data:image/png;base64,AAAA'
    image.alt = ''
    document.querySelector('main')!.append(image)
    return image.src
  })
  expect(await brokenPictures(page)).toEqual([missing])
})

test('what not everybody can read or name is seen, in a part of the page too', async ({ page }) => {
  await page.goto('/terms')
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('main p')!.attributeStyleMap.set('color', '#ddd')
    const picture = new Image(20, 20)
    picture.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
    document.querySelector('header')!.append(picture)
  })
  expect(await barriers(page)).toEqual([expect.stringMatching(/^color-contrast: /), expect.stringMatching(/^image-alt: /)])
  expect(await barriers(page, { within: 'main' })).toEqual([expect.stringMatching(/^color-contrast: /)])
  expect(await barriers(page, { rules: ['image-alt'] })).toEqual([expect.stringMatching(/^image-alt: /)])
  // Undoes the changes, for the check after every test.
  await page.reload()
})
