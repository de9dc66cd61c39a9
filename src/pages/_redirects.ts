/** What the platform does with the former addresses of articles and postings: each leads to the present one (`formerly` in docs/editing.md). */
import type { APIRoute } from 'astro'
import { careerPath, careers, closedCareers } from '#data/careers.ts'
import { allArticles, articlePath } from '#data/news.ts'

const linesOf = (folder: string, formerly: string[], path: string) => formerly.map((name) => `/${folder}/${name} ${path} 301\n`)

export const GET: APIRoute = async () => {
  const postings = [...(await careers()), ...(await closedCareers())]
  const lines = [
    ...(await allArticles()).flatMap((article) => linesOf('news', article.data.formerly, articlePath(article))),
    ...postings.flatMap((posting) => linesOf('careers', posting.data.formerly, careerPath(posting))),
  ]
  return new Response(lines.join(''))
}
