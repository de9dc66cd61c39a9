/** What the figures of `/api/admin/health` mean: each is a sign with a verdict, and with words that say what to do. */
import type { Health } from '#contracts/api/health.ts'
import type { Tone } from '#ui/Status.tsx'
import { ago } from '#lib/ago.ts'
import { shortMoment } from '#lib/format.ts'
import { whole } from '#contracts/figures.ts'

export type Build = { version: string; at: string }
export type Sign = { name: string; value: string; tone?: Tone; word?: string; hint?: string }

/** Slower than this, and people notice. The first statement after a pause may be slow, because it wakes the database. */
const SLOW_MS = 100
/** The schedule runs every hour; a single run that the platform skips is no fault of ours. */
const LATE_MS = 2.5 * 60 * 60_000
/** By then the schedule has retried what could not be delivered at once: if it still waits, somebody should know. */
const STUCK_MS = 90 * 60_000
const DAILY_MS = 26 * 60 * 60_000

const age = (moment: string | null, now: Date) => (moment ? now.getTime() - new Date(moment).getTime() : Infinity)
/** The moment, and how long ago it was: in the text, because touch and keys can't reach a title. After a week `ago` is a date, and the moment is enough. */
const since = (moment: string | null, now: Date): string => {
  if (!moment) return 'never'
  const long = ago(new Date(moment), now)
  return /(?:ago|now)$/.test(long) ? `${shortMoment(moment)} (${long})` : shortMoment(moment)
}
const good = { tone: 'green', word: 'Good' } as const
const look = { tone: 'yellow', word: 'Check' } as const
const bad = { tone: 'red', word: 'Act' } as const

const database = ({ database: { ms } }: Health): Sign =>
  ({ name: 'Database', value: `answers in ${whole(ms)} ms`, ...(ms < SLOW_MS ? good : { ...look, hint: 'Slow. If it stays slow, see “Growth” in docs/deploying.md.' }) })

const mail = ({ mail: set }: Health): Sign =>
  ({ name: 'Email', value: set ? 'has a provider' : 'no provider', ...(set ? good : { ...bad, hint: 'Nobody is told of submissions. Set SMTP_URL or MAIL_HTTP_URL; what is waiting is sent then.' }) })

const schedule = ({ lastRun }: Health, now: Date): Sign =>
  ({ name: 'Schedule', value: since(lastRun.hourly, now), ...(age(lastRun.hourly, now) < LATE_MS ? good : { ...bad, hint: 'It should run every hour: retries of emails and webhooks wait for it. Look at the function “deliver”.' }) })

const retention = ({ lastRun }: Health, now: Date): Sign =>
  ({ name: 'Deletion of old data', value: since(lastRun.retention, now), ...(age(lastRun.retention, now) < DAILY_MS ? good : { ...look, hint: 'It should run every day, first in the night after a deploy. Look at the function “retain”.' }) })

/** Postings close and articles appear only with a build. */
const built = (at: string, now: Date): Sign =>
  ({ name: 'Site built', value: since(at, now), ...(age(at, now) < DAILY_MS ? good : { ...look, hint: 'It should be built every day: until it is, no posting closes and no article appears. Look at the deploys, and at what triggers them.' }) })

const waiting = ({ waiting: { count, oldest } }: Health, now: Date): Sign =>
  ({ name: 'Emails and webhooks waiting', value: count ? `${whole(count)}, the oldest from ${since(oldest, now)}` : 'none',
    ...(count && age(oldest, now) > STUCK_MS ? { ...look, hint: '`npm run outbox -- list` says why.' } : good) })

const givenUp = ({ givenUp: { count, oldest } }: Health, now: Date): Sign =>
  ({ name: 'Given up', value: count ? `${whole(count)}, the oldest from ${since(oldest, now)}` : 'none',
    ...(count ? { ...bad, hint: '`npm run outbox -- list` says why; `npm run outbox -- resend <id>` tries again.' } : good) })

/** What can be good or bad, in the order in which an operator would look: as of the state's own time, because it may have stood on the page for hours. */
export const signsOf = (health: Health, build: Build): Sign[] => {
  const now = new Date(health.at)
  return [...[database, mail, schedule, waiting, givenUp, retention].map((sign) => sign(health, now)), built(build.at, now)]
}

const today = ({ submissionsToday, spamToday }: Health): string => `${whole(submissionsToday)}${spamToday ? `, ${whole(spamToday)} of them spam` : ''}`

const migration = ({ at, database: { migration: last } }: Health): string => (last ? `${last.name}, ${since(last.appliedAt, new Date(at))}` : 'not recorded here')

/** Facts without a verdict. */
export const factsOf = (health: Health, { version }: Build): Sign[] => [
  { name: 'As of', value: shortMoment(health.at) },
  { name: 'Submissions today (UTC)', value: today(health) },
  { name: 'Staff sessions', value: whole(health.sessions) },
  { name: 'Last migration', value: migration(health) },
  { name: 'Version', value: version },
]
