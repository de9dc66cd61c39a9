/**
 * Draws the covers of the original articles again, in the colours and for the city that `src/site/` has now, where the
 * article still exists and has no other picture. The results are committed: they are content, and an editor may replace
 * any of them with a picture of their own. Run by hand after a change of colours: `npm run pictures:covers`.
 */
import { outdatedCovers } from './covers/outdated.ts'
import { save } from './output.ts'

const root = new URL('../../', import.meta.url)
for (const { file, drawing } of outdatedCovers('.')) save(root, file, drawing)
