/** What the platform does with the former addresses of articles: each leads to the present one (`formerly` in docs/editing.md). */
import type { APIRoute } from 'astro'
import { allArticles, articlePath } from '#data/news.ts'

export const GET: APIRoute = async () => {
  const lines = (await allArticles()).flatMap((article) => article.data.formerly.map((name) => `/news/${name} ${articlePath(article)} 301\n`))
  return new Response(lines.join(''))
}
