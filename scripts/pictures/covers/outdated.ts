import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { covers } from './index.ts'

/** The opening tag of a drawing of ours: its size and line ends are unlikely in another program's file. */
const beginningOf = (svg: string) => svg.slice(0, svg.indexOf('>'))

/** The site's original covers that were drawn for other colours or another city than `src/site/` has now, each with its new drawing. An editor's own pictures are left alone. */
export const outdatedCovers = (root: string): { file: string; drawing: string }[] =>
  Object.entries(covers).flatMap(([slug, draw]) => {
    const file = `content/news/${slug}/cover.svg`
    const found = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : undefined
    const drawing = draw()
    return found !== undefined && found !== drawing && beginningOf(found) === beginningOf(drawing) ? [{ file, drawing }] : []
  })
