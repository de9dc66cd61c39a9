/** Calendar dates, which carry no zone, as moments in a time zone. */
import { isoDate } from '#lib/format.ts'
import { kept } from '#lib/kept.ts'

const offsets = kept((timeZone: string) => new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }))

const offsetAt = (moment: Date, timeZone: string): string => {
  const parts = offsets(timeZone).formatToParts(moment)
  return parts.find(({ type }) => type === 'timeZoneName')!.value.slice('GMT'.length) || '+00:00'
}

/** "2026-11-21T00:00:00-05:00": a calendar date at a time of day in `timeZone` (a name of the IANA database). */
export const momentIn = (timeZone: string, date: Date, time = '00:00:00'): string => {
  const local = `${isoDate(date)}T${time}`
  const offsetIf = (offset: string) => offsetAt(new Date(local + offset), timeZone)
  // A day on which the clocks change has two offsets, and the first guess, which reads the time as UTC, is some hours off.
  const guess = offsetIf('Z')
  const offset = offsetIf(guess)
  // A midnight that the clocks skip has neither: the day begins at the later of the two moments.
  const isSkipped = offsetIf(offset) !== offset
  return local + (isSkipped && new Date(local + guess) > new Date(local + offset) ? guess : offset)
}
