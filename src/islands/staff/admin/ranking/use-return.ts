import { useEffect, useRef } from 'react'
import { addressOfVenture } from '#islands/staff/admin/ranking/use-place.ts'

/** After a venture is closed, the focus returns to its row in the ranking, where that is still on the page. */
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
