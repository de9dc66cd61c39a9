import { useEffect, useRef } from 'react'
import { addressOfVenture } from '#islands/staff/admin/ranking/use-place.ts'

/** Who comes back from a venture goes on where they were in the ranking: at its line, where it is still on the page. */
export const useReturn = (opened: string | undefined): void => {
  const last = useRef('')
  useEffect(() => {
    if (opened) {
      last.current = opened
      return
    }
    if (last.current) document.querySelector<HTMLElement>(`.ranking a[href="${addressOfVenture(last.current)}"]`)?.focus()
    last.current = ''
  }, [opened])
}
