/** An age and a date of birth that disagree: the user is warned, and both are stored (decisions "Tracking and clients"). */
import { YOUNGEST } from '#contracts/api/clients.ts'
import { OLDEST } from '#contracts/birth-date.ts'
import { isCalendarDate } from '#contracts/field-rules.ts'
import { wholeAge } from '#islands/staff/intern/values.ts'
import { ageAt } from '#lib/age.ts'

/** The day on the user's own calendar. */
const todayHere = (): string => {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

/** The warning where the two disagree; undefined where they agree, where one is missing, or where the form would refuse the expected age as well. */
export const disagreement = ({ age, dateOfBirth }: { age: string; dateOfBirth: string }, today = todayHere()): string | undefined => {
  if (!age.trim() || !isCalendarDate(dateOfBirth) || dateOfBirth >= today) return undefined
  const expected = ageAt(dateOfBirth, today)
  return expected < YOUNGEST || expected > OLDEST || expected === wholeAge(age) ? undefined : `By this date of birth the age is ${expected}.`
}
