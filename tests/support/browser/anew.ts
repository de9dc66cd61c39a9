/** A message that comes a second time in the same words: it is announced again only if it is inserted again, not if it was left in place. */
import { expect, type Locator } from '@playwright/test'

/** Waits for `said`, does `again`, and waits until `said` is a new element, which is announced again. */
export const expectAnew = async (said: Locator, again: () => Promise<void>): Promise<void> => {
  await said.evaluate((element) => { element.toggleAttribute('data-first', true) })
  await again()
  await expect(said.and(said.page().locator(':not([data-first])'))).toBeVisible()
}
