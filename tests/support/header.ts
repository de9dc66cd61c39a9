/** The top navigation, and what it goes by. */
import type { Page } from '@playwright/test'

export const header = (page: Page) => page.getByRole('banner')
export const DESKTOP = { width: 1440, height: 900 }

/** Keeps a judge's token that is `ago` milliseconds old, as the browser does after a sign-in. */
export const keepJudge = (page: Page, ago: number) =>
  page.evaluate((at) => { localStorage.setItem('judgeTokenTimestamp', String(at)); localStorage.setItem('judgeToken', 't') }, Date.now() - ago)
