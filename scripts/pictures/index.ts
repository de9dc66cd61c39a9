/**
 * Draws the pictures of the pages into `src/assets/pictures/` (not committed; made before every build), and
 * `accents.json`: the amber path of each cover, which the page draws over the picture so that it can move.
 * Run: `npm run pictures`. The covers of the articles are content: see `news-covers.ts`.
 */
import { save } from './output.ts'
import { bands } from './bands/index.ts'
import { circlePhone, circleWide } from './plates/circle.ts'
import { closing } from './plates/closing.ts'
import { distances } from './plates/distances.ts'
import { globePhone, globeWide } from './plates/globe.ts'
import { sectionsPhone, sectionsWide } from './plates/sections.ts'
import { terrainPhone, terrainWide } from './plates/terrain.ts'
import { turns } from './plates/turns.ts'

const folder = new URL('../../src/assets/pictures/', import.meta.url)

const covers = {
  '1': circleWide(),
  '1p': circlePhone(),
  '2': terrainWide(),
  '2p': terrainPhone(),
  '3': globeWide(),
  '3p': globePhone(),
}

for (const [key, cover] of Object.entries(covers)) save(folder, `cover-${key.replace('p', '-phone')}.svg`, cover.svg)
save(folder, 'accents.json', JSON.stringify(Object.fromEntries(Object.entries(covers).map(([key, { accent }]) => [key, accent]))))

save(folder, 'plate-1.svg', turns())
save(folder, 'plate-2.svg', sectionsWide())
save(folder, 'plate-2-phone.svg', sectionsPhone())
save(folder, 'plate-3.svg', distances())
save(folder, 'closing.svg', closing())

for (const [name, draw] of Object.entries(bands)) {
  save(folder, `band-${name}.svg`, draw('wide'))
  save(folder, `band-${name}-phone.svg`, draw('phone'))
}
