import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { covers } from './index.ts'

/** How a drawing of ours begins: its size and how its lines end, which another program's would hardly be. */
const beginningOf = (svg: string) => svg.slice(0, svg.indexOf('>'))

/** Covers that the site came with, drawn for colours or a city that `src/site/` no longer has, with the drawing that they should be. Pictures of an editor's own are their own. */
export const outdatedCovers = (root: string): { file: string; drawing: string }[] =>
  Object.entries(covers).flatMap(([slug, draw]) => {
    const file = `content/news/${slug}/cover.svg`
    const found = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : undefined
    const drawing = draw()
    return found !== undefined && found !== drawing && beginningOf(found) === beginningOf(drawing) ? [{ file, drawing }] : []
  })
