import { expect, it } from 'vitest'
import { headersFile } from './page-headers.ts'

const page = (policy: string) => `<head><meta http-equiv="content-security-policy" content="${policy}"></head>`

const EVERYWHERE = "/*\n  Content-Security-Policy: frame-ancestors 'none'\n  X-Robots-Tag: max-image-preview:large\n"

it('sends each page with its own policy, which no other site may frame', () => {
  expect(headersFile({ 'index.html': page("default-src 'none';"), 'careers/loan-officer.html': page("script-src 'self'") })).toBe([
    EVERYWHERE,
    "/\n  Content-Security-Policy: default-src 'none'; frame-ancestors 'none'\n", "/index\n  Content-Security-Policy: default-src 'none'; frame-ancestors 'none'\n",
    "/careers/loan-officer\n  Content-Security-Policy: script-src 'self'; frame-ancestors 'none'\n",
  ].join(''))
})

it('isolates a page of staff from whoever opened it, however its address is spelled, and no other', () => {
  const staff = page("default-src 'none'").replace('<head>', '<html lang="en" class="staff"><head>')
  expect(headersFile({ 'admin/login.html': staff, 'contact.html': page("default-src 'none'") })).toBe([
    EVERYWHERE,
    "/admin/login\n  Content-Security-Policy: default-src 'none'; frame-ancestors 'none'\n  Cross-Origin-Opener-Policy: same-origin\n",
    "/admin/login.html\n  Content-Security-Policy: default-src 'none'; frame-ancestors 'none'\n  Cross-Origin-Opener-Policy: same-origin\n",
    "/contact\n  Content-Security-Policy: default-src 'none'; frame-ancestors 'none'\n",
  ].join(''))
})

it('asks to index what production serves, and nothing else: the platform itself keeps out previews, but no other branch', () => {
  expect(headersFile({}, 'production')).toBe(EVERYWHERE)
  for (const context of ['deploy-preview', 'branch-deploy']) expect(headersFile({}, context).match(/X-Robots-Tag: .*/g)).toEqual(['X-Robots-Tag: noindex'])
})
