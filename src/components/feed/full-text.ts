/** An entry's text as HTML without a page around it, for feed readers and the search index. */
import mdx from '@astrojs/mdx/server.js'
import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { render, type CollectionEntry } from 'astro:content'
import * as words from '#components/content/words.ts'
import type { Article } from '#data/news.ts'
import type { Career } from '#data/careers.ts'
import type { Service } from '#data/services.ts'

let container: Promise<AstroContainer> | undefined

const newContainer = async () => {
  const made = await AstroContainer.create()
  made.addServerRenderer({ name: 'astro:jsx', renderer: mdx })
  return made
}

/** The body of an entry as HTML, its links as they are written. */
export const bodyOf = async (entry: Article | Career | Service | CollectionEntry<'pages'>): Promise<string> => {
  const { Content } = await render(entry)
  return (await (container ??= newContainer())).renderToString(Content, { props: { components: words } })
}
