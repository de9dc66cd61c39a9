/** One page of every type, and its budget (docs/decisions/speed.md): bytes of a phone's first view, with Brotli. */
import { readdirSync } from 'node:fs'
import type { Role } from '#contracts/roles.ts'
import { site } from '#site/config.ts'

type Budget = { fcp: number; lcp: number; jsKb: number; imagesKb: number; totalKb: number; tbtMs: number; /** On a processor slowed 10 times. */ tbtSlowedMs: number }
export type BenchPage = { type: string; path: string; budget: Budget; /** Signed in before it is opened. */ role?: Role; /** Kept out of the index. */ unlisted?: true }

const ofText: Budget = { fcp: 1.05, lcp: 1.45, jsKb: 2, imagesKb: 40, totalKb: 100, tbtMs: 0, tbtSlowedMs: 50 }
const ofHome: Budget = { fcp: 1.1, lcp: 1.6, jsKb: 76, imagesKb: 80, totalKb: 200, tbtMs: 0, tbtSlowedMs: 50 }
const ofForm: Budget = { fcp: 1.1, lcp: 1.45, jsKb: 88, imagesKb: 40, totalKb: 170, tbtMs: 0, tbtSlowedMs: 50 }
const ofStaff: Budget = { fcp: 1.5, lcp: 2, jsKb: 140, imagesKb: 40, totalKb: 260, tbtMs: 30, tbtSlowedMs: 100 }

const firstOf = (collection: string) => readdirSync(`content/${collection}`).sort()[0]!
const services = readdirSync('content/services').sort().filter((name) => name !== 'membership')

export const pages: BenchPage[] = [
  { type: 'home', path: '/', budget: ofHome },
  { type: 'about', path: '/about-us', budget: ofText },
  { type: 'article', path: `/news/${readdirSync('content/news').find((slug) => slug !== 'ai')!}`, budget: ofText },
  { type: 'news', path: '/news', budget: ofText },
  { type: 'legal', path: '/privacy', budget: ofText },
  { type: 'membership', path: '/membership', budget: ofText },
  { type: 'career', path: `/careers/${firstOf('careers')}`, budget: ofForm },
  { type: 'contact', path: '/contact', budget: ofForm },
  ...services.map((name) => ({ type: name, path: `/services/${site.product}-${name}`, budget: ofForm })),
  { type: 'tracking', path: '/track-my-application', budget: ofForm },
  { type: 'sign-in', path: '/intern/login', budget: ofStaff, unlisted: true },
  { type: 'admin', path: '/admin/dashboard', budget: ofStaff, role: 'admin', unlisted: true },
  { type: 'intern', path: '/intern/dashboard', budget: ofStaff, role: 'intern', unlisted: true },
  { type: 'judge', path: '/judge/dashboard', budget: ofStaff, role: 'judge', unlisted: true },
]
