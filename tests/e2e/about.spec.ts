/** About, the legal pages and the placeholders: spec section 2, decisions "Routes". */
import { expect, test } from '../support/browser/test.ts'

test('about says vision, mission, three values and the story in three paragraphs', async ({ page }) => {
  await page.goto('/about-us')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Partner in Growth and Global Ambition')
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /Statement|Values|Story/ })).toHaveText(['Vision Statement', 'Mission Statement', 'Core Values', 'Our Story'])
  await expect(page.getByRole('region', { name: 'Vision Statement' })).toContainText('accessible capital, high-impact investment, and tailored consulting for growth and global mobility')
  await expect(page.getByRole('region', { name: 'Mission Statement' })).toContainText('simplify lending, democratize investment, and guide people through financial growth and relocation')
  await expect(page.getByRole('region', { name: 'Core Values' }).getByRole('heading', { level: 3 })).toHaveText(['Vision-Driven', 'Client-Focused', 'Results-Oriented'])
  await expect(page.getByRole('region', { name: 'Our Story' }).locator('p')).toHaveCount(3)
})

test('privacy and terms have contents that lead to their sections on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const route of ['/privacy', '/terms']) {
    await page.goto(route)
    const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
    const sections = page.getByRole('main').getByRole('heading', { level: 2 })
    expect(await contents.allTextContents(), route).toEqual(await sections.allTextContents())
    await contents.last().click()
    await expect(sections.last()).toBeInViewport()
  }
})

test('the placeholders keep their text and stay out of the index', async ({ page }) => {
  for (const [route, words] of [['/green-card', 'Content for green card applicants will go here.'], ['/us-visa', 'Content for US visa applicants will go here.']] as const) {
    await page.goto(route)
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.locator('meta[name=robots]'), route).toHaveAttribute('content', 'noindex')
  }
})
