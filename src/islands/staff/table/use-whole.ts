import { useEffect, useState } from 'react'
import { allStand } from '#islands/staff/table/use-near.ts'
import { pause } from '#lib/pause.ts'

const WHILE_MS = 3000
/** Between two tables: painted together, they would delay the answer to a press. */
const APART_MS = 100
let before: Promise<unknown> = Promise.resolve()

/**
 * Whether all tables of the page have had their rows for a while, so that this one is painted even if it is far from the
 * screen: a screenshot of the page must have no blanks.
 */
export const useWhole = (): boolean => {
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    let gone = false
    const stood = allStand().then(() => pause(WHILE_MS))
    before = Promise.all([before.then(() => pause(APART_MS)), stood]).then(() => { if (!gone) setWhole(true) })
    return () => { gone = true }
  }, [])
  return isWhole
}
