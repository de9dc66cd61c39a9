/** What a page weighs on the wire: compressed with Brotli at the level that a CDN uses for stored files. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { DIST, fileOf, textOf, type Page } from './build.ts'

const PACKED = /\.(?:woff2|png|jpe?g|webp|avif)$/
export const brotli = (data: string | Buffer): number => brotliCompressSync(data).length

const known = new Map<string, number>()
const weigh = (pathname: string): number => {
  const file = path.join(DIST, fileOf(pathname) ?? pathname)
  const data = readFileSync(file)
  return PACKED.test(file) ? data.length : brotli(data)
}

/** Bytes of a file of the build, by its address. */
const bytesOf = (pathname: string): number => {
  const bytes = known.get(pathname) ?? weigh(pathname)
  known.set(pathname, bytes)
  return bytes
}

// `import x from"./y.js"`, `import"./y.js"`, `export … from"./y.js"`; not `import("./y.js")`, which loads only on demand.
const STATIC = /(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g
/** The files that a script can't run without. */
export const importsOf = (pathname: string): string[] =>
  [...readFileSync(path.join(DIST, pathname), 'utf8').matchAll(STATIC)].map(([, address]) => path.posix.join(path.posix.dirname(pathname), address!))

const attributes = (page: Page, selector: string, name: string) => page.root.querySelectorAll(selector).map((element) => element.getAttribute(name)!)

/** Every script that the page runs by itself, including those of islands, which wake once the page has settled. */
export const scriptsOf = (page: Page): string[] => {
  const reached = new Set([
    ...attributes(page, 'script[src]', 'src'), ...attributes(page, 'link[rel=modulepreload]', 'href'),
    ...attributes(page, 'astro-island', 'component-url'), ...attributes(page, 'astro-island', 'renderer-url'),
  ])
  for (const script of reached) for (const next of importsOf(script)) reached.add(next)
  return [...reached]
}

const inlineScriptsOf = (page: Page) =>
  page.root.querySelectorAll('script').filter((script) => !script.hasAttribute('src') && !/json/.test(script.getAttribute('type') ?? '')).map((script) => script.rawText).join('\n')

/** Bytes of script, inline ones included. */
export const scriptBytes = (page: Page): number => brotli(inlineScriptsOf(page)) + scriptsOf(page).reduce((sum, script) => sum + bytesOf(script), 0)

/** The stylesheets that the page loads by itself, including those that don't delay its first paint. */
const stylesheetsOf = (page: Page): string[] =>
  [...new Set([...attributes(page, 'link[rel=stylesheet]', 'href'), ...attributes(page, 'astro-island[data-styles]', 'data-styles')])]

/** Bytes of the styles that are not in the page itself. */
export const styleBytes = (page: Page): number => stylesheetsOf(page).reduce((sum, sheet) => sum + bytesOf(sheet), 0)

const stylesOf = (page: Page) => [...page.root.querySelectorAll('style').map((style) => style.rawText), ...stylesheetsOf(page).map(textOf)].join('\n')

type Face = { file: string; ranges: [number, number][] | undefined }

const FACE = /@font-face\s*\{([^}]*)\}/g
const rangesIn = (list: string): [number, number][] =>
  list.split(',').map((part) => part.trim().slice(2).split('-').map((hex) => Number.parseInt(hex, 16)) as [number, number?]).map(([from, to = from]) => [from, to])

const facesOf = (page: Page): Face[] =>
  [...stylesOf(page).matchAll(FACE)].flatMap(([, face = '']) => {
    const file = /url\(["']?(\/[^"')]+)/.exec(face)?.[1]
    const range = /unicode-range:([^;}]+)/i.exec(face)?.[1]
    return file ? [{ file, ranges: range === undefined ? undefined : rangesIn(range) }] : []
  })

const sumOf = (faces: Face[]) => [...new Set(faces.map(({ file }) => file))].reduce((sum, file) => sum + bytesOf(file), 0)

/** Bytes of the fonts that every page needs: those without a range of letters. */
export const fontBytes = (page: Page): number => sumOf(facesOf(page).filter(({ ranges }) => !ranges))

/** Bytes of the fonts for those letters of the page's text that these lack; an upper bound, because it ignores which family sets a letter. */
export const accentBytes = (page: Page): number => {
  const letters = [...new Set(page.root.querySelector('body')!.text)].map((letter) => letter.codePointAt(0)!)
  return sumOf(facesOf(page).filter(({ ranges }) => ranges?.some(([from, to]) => letters.some((letter) => letter >= from && letter <= to))))
}

/** Bytes of the pictures that a phone loads at once: those that aren't lazy, in their phone crop. */
export const pictureBytes = (page: Page): number => {
  const eager = page.root.querySelectorAll('img').filter((image) => image.getAttribute('loading') !== 'lazy')
  const shown = eager.map((image) => {
    const phone = image.parentNode?.querySelector('source[media^="(width <"]')?.getAttribute('srcset')
    return phone ?? image.getAttribute('srcset')?.split(',')[0]?.trim().split(' ')[0] ?? image.getAttribute('src')!
  })
  return [...new Set(shown)].filter((address) => address.startsWith('/')).reduce((sum, address) => sum + bytesOf(address), 0)
}
