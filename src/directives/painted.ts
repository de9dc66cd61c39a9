/**
 * `client:painted`: hydrates a portal's island, which is its whole page, once the page's frame has been painted. Astro's
 * own `load` and `only` request the island's files at once, and the frame then queues behind them
 * (docs/decisions/hydration.md). If files fail to load, the page is reloaded as soon as they can be had.
 */
import type { ClientDirective } from 'astro'
import { painted } from '#lib/painted.ts'
import { pause } from '#lib/pause.ts'
import { fetchFile, overdue } from '#lib/patience.ts'

/** The delay before lost files are requested again, and the longest wait for the paint, which not every browser reports. */
const WHILE_MS = 2500
const RELOADS = 5

/** A tab in the background is not painted, and should be ready when somebody switches to it. */
const hidden = new Promise<void>((resolve) => {
  const look = () => { if (document.hidden) resolve() }
  look()
  document.addEventListener('visibilitychange', look)
})
const atLast = pause(WHILE_MS)

/** Requests all files, then runs each: every step in a task of its own. */
const inPieces = async (files: string[]) => {
  for (const href of files) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    await pause()
  }
  for (const file of files) {
    await import(file).catch(() => undefined)
    await pause()
  }
}

/** Loads the styles that only the island needs (`src/build/late-styles.ts`). Resolves with undefined if they fail to load. */
const styled = (href: string) => new Promise<unknown>((resolve) => {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: resolve, onerror: () => { resolve(undefined) } }))
})

/** Astro removes `ssr` when an island hydrates. */
const isAsleep = (element: HTMLElement) => element.hasAttribute('ssr')

/**
 * A browser may remember a failed import as long as the page is open. So the page is reloaded once all files can be had,
 * or are gone for good (a newer page names newer ones), but only `RELOADS` times, because a file may arrive and fail to
 * run. Nothing that was typed is lost, because the page has no fields without its island. An island that woke meanwhile
 * is left alone.
 */
const reload = async (element: HTMLElement, files: string[]) => {
  const arrived = await Promise.all(files.map((file) => fetchFile(file, 'reload').then(({ ok, status }) => ok || status === 404, () => false)))
  if (!isAsleep(element)) return
  if (!arrived.every(Boolean)) return void setTimeout(reload, WHILE_MS, element, files)
  const { reloads = 0 } = (history.state ?? {}) as { reloads?: number }
  if (reloads >= RELOADS) return
  history.replaceState({ ...(history.state as object | null), reloads: reloads + 1 }, '')
  location.reload()
}

const afterPaint: ClientDirective = async (load, _options, element) => {
  const { files: scripts, styles } = element.dataset
  const files = scripts?.split(' ') ?? []
  await Promise.race([painted, hidden, atLast])
  const wake = async () => {
    const isStyled = !styles || styled(styles)
    await inPieces(files)
    const hydrate = await load()
    // Shows the island in the text face at once, which the page has requested by now (`#lib/type.ts`): otherwise it would be laid out again when its turn comes.
    element.dataset.typed = ''
    if (await isStyled) await hydrate()
    if (!isAsleep(element)) delete element.dataset.lost
  }
  await Promise.race([wake(), overdue()])
  if (!isAsleep(element)) return
  element.dataset.lost = ''
  setTimeout(reload, WHILE_MS, element, styles ? [styles, ...files] : files)
}

export default afterPaint
