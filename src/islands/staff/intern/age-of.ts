/** Age and date of birth that disagree: a warning, both are stored (decisions "Tracking and clients"). */
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

/** What to say where the two disagree; nothing where they don't, where one of them is not there yet, or where the form would refuse the age too. */
export const disagreement = ({ age, dateOfBirth }: { age: string; dateOfBirth: string }, today = todayHere()): string | undefined => {
  if (!age.trim() || !isCalendarDate(dateOfBirth) || dateOfBirth >= today) return undefined
  const expected = ageAt(dateOfBirth, today)
  return expected < YOUNGEST || expected > OLDEST || expected === wholeAge(age) ? undefined : `By this date of birth the age is ${expected}.`
}
