/** The files of `dist`, held in memory and compressed as a CDN does it. */
import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { getMimeType } from 'hono/utils/mime'
import { tryDecode } from 'hono/utils/url'

export type Asset = { body: Buffer; /** Compressed at the first request; undefined if that gains nothing. */ brotli: () => Buffer | undefined; type: string; etag: string }

const TEXT = /^(?:text\/|application\/(?:json|manifest\+json|rss\+xml|xml|javascript)|image\/svg)/

const brotli11 = (body: Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })

const assetOf = (body: Buffer, type: string): Asset => {
  let brotli: Buffer | undefined
  return { body, brotli: () => (TEXT.test(type) ? (brotli ??= brotli11(body)) : undefined), type, etag: `"${hash('sha256', body, 'base64url').slice(0, 16)}"` }
}

const read = (file: string): Asset => assetOf(readFileSync(file), getMimeType(file) ?? 'application/octet-stream')

/** A page that isn't a file. */
export const pageOf = (html: string): Asset => assetOf(Buffer.from(html), 'text/html; charset=utf-8')

/** Finds the assets of `folder` by path, and reads each at its first use. Pages are found without `.html`, as on the platform. */
export const assetsOf = (folder: string) => {
  const files = new Set(existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))) : [])
  const kept = new Map<string, Asset>()
  return (pathname: string): Asset | undefined => {
    const name = tryDecode(pathname, decodeURIComponent).replace(/^\/+|\/+$/g, '')
    const file = [name, `${name}.html`, path.posix.join(name, 'index.html')].find((candidate) => files.has(candidate))
    if (!file) return undefined
    const asset = kept.get(file) ?? read(path.join(folder, file))
    kept.set(file, asset)
    return asset
  }
}
