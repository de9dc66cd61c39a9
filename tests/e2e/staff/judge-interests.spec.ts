/** What a judge has declared on /judge/dashboard: docs/decisions/judging.md. */
import { foldName } from '#contracts/field-rules.ts'
import { query } from '../../support/database.ts'
import { open } from '../../support/judge-page.ts'
import { newJudge, ventureName } from '../../support/judges.ts'
import { expectWords, noteWords } from '../../support/seen.ts'
import { expect, test } from '../../support/test.ts'

test.use({ expectedProblems: /status of 422/, reducedMotion: 'reduce' })

test('interests that could not be loaded are said to be, each time, and come when asked again', async ({ page }) => {
  const judge = await newJudge()
  const venture = ventureName('Godwit')
  await query('insert into conflicts (judge_id, venture_name, venture_key, reason) values ($1, $2, $3, $4)', [judge.id, venture, foldName(venture), 'A sister works there.'])
  const [conflicts, words] = ['**/api/judge/conflicts', 'Your declared interests could not be loaded.']
  await page.route(conflicts, (route) => route.fulfill({ status: 422, json: { error: 'No', errors: [] } }))
  await noteWords(page, '.interests [role=alert]')
  await open(page, judge.email)
  const interests = page.getByRole('region', { name: 'Declared interests' })
  await expectWords(page, '.interests [role=alert]', words)
  const again = interests.getByRole('button', { name: 'Try again' })
  await again.press('Enter')
  await expectWords(page, '.interests [role=alert]', words, words)
  await expect(again).toBeFocused()
  await page.unroute(conflicts)
  await again.press('Enter')
  await expect(interests).toContainText('A sister works there.')
  await expect(interests.getByRole('heading')).toBeFocused()
})
