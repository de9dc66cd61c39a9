/** The smallest Astro project that shows the same articles: what any build costs. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { linkPackages } from '../../tests/support/working-copy.ts'

const FILES: Record<string, string> = {
  'package.json': '{ "type": "module", "private": true }',
  'astro.config.mjs': "import mdx from '@astrojs/mdx'\nexport default { integrations: [mdx()], devToolbar: { enabled: false } }\n",
  'src/content.config.ts': `import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
export const collections = { news: defineCollection({ loader: glob({ base: './content/news', pattern: '*/index.mdx' }) }) }
`,
  'src/pages/news/[slug].astro': `---
import { getCollection, render } from 'astro:content'
export const getStaticPaths = async () => (await getCollection('news')).map((article) => ({ params: { slug: article.id.split('/')[0] }, props: { article } }))
const { article } = Astro.props
const { Content } = await render(article)
---
<html lang="en"><head><title>{article.data.title}</title></head><body><h1>{article.data.title}</h1><Content /></body></html>
`,
}

/** Makes the project in a folder of its own and answers with it; the caller removes it. */
export const bareProject = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bare-astro-'))
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  linkPackages(folder)
  return folder
}
