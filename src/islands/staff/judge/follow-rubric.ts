import { pause } from '#lib/pause.ts'

/** On a wide screen the handbook is beside the sheet, and its rubric follows the category that is being scored. */
const BESIDE = '(width >= 70rem)'

/** Opens the rubric of the category at `place` (from 1) and brings it into the handbook's view, without scrolling the page. A press is answered first. */
export const followRubric = async (place: number): Promise<void> => {
  await pause()
  const rubric = document.querySelector<HTMLDetailsElement>(`#rubric-${place}`)
  const handbook = rubric?.closest<HTMLElement>('.handbook')
  if (!rubric || !handbook || !matchMedia(BESIDE).matches) return
  for (let around: HTMLElement | null = rubric; around && around !== handbook; around = around.parentElement)
    if (around instanceof HTMLDetailsElement) around.open = true
  handbook.scrollTop += rubric.getBoundingClientRect().top - handbook.getBoundingClientRect().top - 12
}
