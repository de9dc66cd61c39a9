/** What is still that of the firm that the site came with. */
import { examplesIn } from './examples.ts'

const NAMED = /brightmere|lantern row/i
const MARK = 'M7 16a9 9 0 0 1 18 0z'
const HOME = { city: 'Indianapolis', stateCode: 'IN', coordinates: '-86.158,39.768', timeZone: 'America/Indiana/Indianapolis' }
type Place = { address: { city: string; stateCode: string }; coordinates: readonly number[]; timeZone: string }

/** Its name or street in a fact; its example addresses are found by `examplesIn`. */
export const namedFindings = (text: string, key: string): string[] => (NAMED.test(text) && !examplesIn(text).length ? [`${key}: ${text} belongs to the firm that the site came with`] : [])

/** What no placeholder marks: the mark, and the globe, the map and the clock of a firm that is elsewhere now. */
export const firstFirmFindings = ({ address, coordinates, timeZone }: Place, logo: string): string[] => {
  const there = `of ${HOME.city}, and the firm is in ${address.city}`
  return [
    ...(logo.includes(MARK) ? ['src/site/logo.svg: is the mark of the firm that the site came with'] : []),
    ...(address.city !== HOME.city && String(coordinates) === HOME.coordinates ? [`src/site/config.ts coordinates: are those ${there}`] : []),
    ...(address.stateCode !== HOME.stateCode && timeZone === HOME.timeZone ? [`src/site/config.ts timeZone: is that ${there}`] : []),
  ]
}
