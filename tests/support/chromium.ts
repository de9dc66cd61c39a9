/** The browser of the tests: the first that is installed, else one that it installs (docs/decisions/testing.md). */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Playwright's default kind of browser: the same engine without windows, which needs a quarter less work. */
const SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

const whole = () => WHOLE.find((path) => existsSync(path))
const ofSystem = () => (existsSync(SHELL) ? SHELL : whole())
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

/** The path of the browser that Playwright starts; undefined for Playwright's own. @throws if there is none and none can be installed */
export const chromiumPath = (): string | undefined => {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  if (!own() && !ofSystem()) install()
  if (own()) return undefined
  const path = ofSystem()
  if (!path) throw new Error('No Chromium found. Set CHROMIUM_PATH to one, or run `npx playwright install --with-deps chromium`.')
  return path
}

/** The complete browser, as visitors have it, if there is one. */
export const wholeChromiumPath = (): string | undefined => process.env.CHROMIUM_PATH ?? whole() ?? chromiumPath()
