/** The tests of the tests: what support/test.ts and support/layout.ts promise to notice, they notice. */
import { barriers } from '../support/axe.ts'
import { brokenPictures, overflowing } from '../support/layout.ts'
import { expect, test } from '../support/test.ts'

test.describe('a test fails by itself when its page', () => {
  test.fail()

  test('logs an error', async ({ page }) => {
    await page.goto('/terms')
    await page.evaluate(() => { console.error('provoked') })
  })

  test('throws', async ({ page }) => {
    await page.goto('/terms')
    const thrown = page.waitForEvent('pageerror')
    await page.evaluate(() => { setTimeout(() => { throw new Error('provoked') }) })
    await thrown
  })

  test('violates its policy', async ({ page }) => {
    await page.goto('/terms')
    const logged = page.waitForEvent('console')
    await page.evaluate(() => { document.body.setAttribute('style', 'color: red') })
    await logged
  })

  test('asks another origin', async ({ page }) => {
    // A page of ours would be held back by its policy before it asks.
    await page.goto('about:blank')
    const asked = page.waitForRequest('https://elsewhere.example/')
    await page.evaluate(() => { void fetch('https://elsewhere.example/').catch(() => undefined) })
    await asked
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
  // As it was, for the look at the end.
  await page.reload()
})
