/** The browser of the tests: the first that is there, else one that we can get (docs/decisions/testing.md). */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** The headless shell first, as by Playwright's default: the same engine without a window, a quarter less work. */
const SYSTEM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

const ofSystem = () => SYSTEM.find((path) => existsSync(path))
const own = () => existsSync(chromium.executablePath())

const attempt = (command: string, ...args: string[]): boolean => {
  try {
    execFileSync(command, args, { stdio: 'inherit' })
    return true
  } catch {
    return false
  }
}

const install = () => {
  console.log('No Chromium here: trying to install one.')
  const asRoot = process.getuid?.() === 0
  attempt('npx', 'playwright', 'install', ...(asRoot ? ['--with-deps'] : []), 'chromium')
  const fromDebian = (name: string) => attempt('apt-get', 'install', '-y', '--no-install-recommends', name)
  if (!own() && asRoot && attempt('apt-get', 'update') && !fromDebian('chromium-headless-shell')) fromDebian('chromium')
}

/** A path for Playwright to start, or undefined for its own browser. @throws where there is none and none can be got */
export const chromiumPath = (): string | undefined => {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  if (!own() && !ofSystem()) install()
  if (own()) return undefined
  const path = ofSystem()
  if (!path) throw new Error('No Chromium found. Set CHROMIUM_PATH to one, or run `npx playwright install --with-deps chromium`.')
  return path
}
