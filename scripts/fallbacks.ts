/**
 * `npm run fonts:fallbacks`: the metrics with which system faces stand in for the site's own, from the texts of the
 * finished build (`npm run build`). To be copied into `src/site/theme.css` after a change of typefaces.
 */
import { globSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { runCommand } from './process/command.ts'
import { median } from './bench/time.ts'
import { serveBuilt } from './built-site/serve.ts'
import { chromiumPath } from '../tests/support/chromium.ts'

const PORT = 8933
const FAMILIES = ['Display', 'Text']
/** From this number of characters on, a text may be more than a line. */
const WRAPS = 40
const PORTAL = /^(admin|intern|judge)\//

type Measured = { /** How much wider each text is in our typeface. */ ratios: number[]; ascent: number; descent: number }

/** In the page: measures its texts of a family in our typeface and in the unscaled fallback. */
const measure = ([family, wraps]: [string, number]): Measured => {
  const standIn = `${family} Fallback`
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const face = rules.find((rule) => rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-family').includes(standIn)) as CSSFontFaceRule
  const scale = Number.parseFloat(face.style.getPropertyValue('size-adjust')) / 100
  const context = document.createElement('canvas').getContext('2d')!
  const widthIn = (name: string, weight: string, text: string) => {
    context.font = `${weight} 1000px "${name}"`
    return context.measureText(text)
  }
  const measured: Measured = { ratios: [], ascent: 0, descent: 0 }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.replace(/\s+/g, ' ').trim() ?? ''
    const { fontFamily, fontWeight } = getComputedStyle(walker.currentNode.parentElement!)
    if (text.length < wraps || !fontFamily.replaceAll('"', '').startsWith(family) || Number(fontWeight) > 400) continue
    const own = widthIn(family, fontWeight, text)
    measured.ratios.push((own.width / widthIn(standIn, fontWeight, text).width) * scale)
    measured.ascent = own.fontBoundingBoxAscent / 1000
    measured.descent = own.fontBoundingBoxDescent / 1000
  }
  return measured
}

const settled = async (page: Page, path: string) => {
  await page.goto(path)
  await page.waitForSelector('footer .small[data-typed]')
}
const percent = (part: number) => `${(part * 100).toFixed(1)}%`

const measuresOf = (family: string, pages: Measured[]): string => {
  const size = median(pages.flatMap(({ ratios }) => ratios))
  const { ascent, descent } = pages.findLast((each) => each.ascent > 0)!
  return `${family} Fallback: size-adjust: ${percent(size)}; ascent-override: ${percent(ascent / size)}; descent-override: ${percent(descent / size)};`
}

await runCommand(async () => {
  const files = globSync('**/*.html', { cwd: 'dist' }).filter((each) => !PORTAL.test(each))
  if (!files.length) throw new Error('There is no page in dist: `npm run build` makes them.')
  const server = await serveBuilt({ port: PORT, withFunctions: false })
  const browser = await chromium.launch({ executablePath: chromiumPath() ?? '' })
  try {
    const page = await browser.newPage({ baseURL: `http://localhost:${PORT}` })
    const found = Object.fromEntries(FAMILIES.map((family) => [family, [] as Measured[]]))
    for (const file of files) {
      await settled(page, `/${file.replace(/\.html$/, '')}`)
      for (const family of FAMILIES) found[family]!.push(await page.evaluate(measure, [family, WRAPS] as [string, number]))
    }
    for (const [family, pages] of Object.entries(found)) console.log(measuresOf(family, pages))
  } finally {
    await browser.close()
    server.close()
  }
})
