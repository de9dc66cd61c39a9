/**
 * Copies the pictures of a build to where they are served from. As Astro routes each would be read, wrapped in a response,
 * unwrapped and written: a millisecond, ten times the time of copying the file.
 */
import { constants, copyFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { AstroError } from 'astro/errors'
import { linkPicture } from './picture.ts'
import type { Card } from '#data/link-pictures.ts'

/** How many are drawn in parallel: each holds its drawing in memory. */
const SIDE_BY_SIDE = 16

/** Copies, never links: a change of a built file must not change the cache. */
const place = async (card: Card, folder: string) => {
  const target = path.join(folder, card.path)
  mkdirSync(path.dirname(target), { recursive: true })
  copyFileSync(await linkPicture(card), target, constants.COPYFILE_FICLONE)
}

/**
 * `folder` is the build's; a card's `path` is the address in it. Those `toCome` are drawn into the cache only, so that a
 * fault is reported now and not by the build of their day. @throws all faults that prevent pictures from being drawn, a
 * sentence each
 */
export const placeLinkPictures = async (cards: Card[], folder: string, toCome: Card[] = []): Promise<void> => {
  const left = [...cards.map((card) => () => place(card, folder)), ...toCome.map((card) => () => linkPicture(card))].values()
  const faults = new Set<string>()
  const next = async () => {
    for (const work of left) await work().catch((error: unknown) => faults.add((error as Error).message))
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, next))
  if (faults.size) throw new AstroError([...faults].join('\n'), 'docs/editing.md says which letters a title may have, and what a picture may be.')
}
