/** Random numbers seeded by a name and a number: row 7 of a kind is the same in every run, whatever came before it. */
import { hash } from 'node:crypto'
import { random } from '../pictures/random.ts'

const HOUR = 3_600_000

const digest = (kind: string, index: number) => hash('sha256', `large ${kind} ${index}`, 'buffer')

/** The UUID (version 4) of a row, always the same: a second run finds its rows and leaves them unchanged. */
export const idOf = (kind: string, index: number): string => {
  const bytes = digest(kind, index)
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

export type Chance = ReturnType<typeof chanceOf>

/** The random numbers of one row, always the same. */
export const chanceOf = (kind: string, index: number) => {
  const next = random(digest(kind, index).readInt32LE(0))
  /** A whole number from `min` to `max`, both included. */
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(from: readonly T[]): T => from[whole(0, from.length - 1)]!
  return {
    whole, pick,
    /** True with the probability `share`. */
    happens: (share: number) => next() < share,
    /** A moment in the `days` before `end`, to the second. */
    momentBefore: (end: Date, days: number) => new Date(Math.floor((end.getTime() - next() * days * 24 * HOUR) / 1000) * 1000),
  }
}
