/** What the search knows: articles, open positions and services, and the pages that lead to them. */
import { parse } from 'node-html-parser'
import { bodyOf } from '#components/feed/full-text.ts'
import type { Document } from '#components/search/document.ts'
import { careerPath, careers, type Career } from '#data/careers.ts'
import { allArticles, articlePath, type Article } from '#data/news.ts'
import { page } from '#data/pages.ts'
import { allServices, servicePath, type Service } from '#data/services.ts'

/** Enough for what a text is about; the whole of a thousand articles would be too much to load. */
const LENGTH = 1200

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()
const cut = (text: string) => (text.length <= LENGTH ? text : text.slice(0, text.lastIndexOf(' ', LENGTH)))

/** The headings and the running text of an entry's body; `more` are words of its front matter. */
const wordsOf = async (entry: Article | Career | Service, more: string[] = []) => {
  const body = parse(await bodyOf(entry))
  const headings = body.querySelectorAll('h2, h3').map((heading) => heading.remove().structuredText)
  const blocks = body.querySelectorAll('p, li').map((block) => block.structuredText)
  return { headings: headings.map(squeezed).join('. '), text: cut(squeezed([...blocks, ...more].join(' '))) }
}

const ofArticle = async (article: Article): Promise<Document> => {
  const { title, excerpt, category } = article.data
  const { headings, text } = await wordsOf(article)
  return { id: articlePath(article), kind: 'Article', title, description: excerpt, headings: `${category}. ${headings}`, text }
}

const ofCareer = async (career: Career): Promise<Document> => {
  const { title, lead, responsibilities, requirements } = career.data
  return { id: careerPath(career), kind: 'Position', title, description: lead, ...(await wordsOf(career, [...responsibilities, ...requirements])) }
}

const ofService = async (service: Service): Promise<Document> => {
  const { title, description, headline, parts, others, questions } = service.data
  const { headings, text } = await wordsOf(service, [...parts, ...others, ...questions].map((item) => `${item.title} ${item.text}`))
  return { id: servicePath(service.id), kind: 'Service', title: `${title}: ${headline}`, description, headings, text }
}

const ofPage = async (id: string, address: string): Promise<Document> => {
  const { title, description, headline, lead = '' } = (await page(id)).data
  return { id: address, kind: 'Page', title, description, headings: headline, text: lead }
}

export const documents = async (): Promise<Document[]> =>
  Promise.all([
    ...(await allServices()).map(ofService),
    ...(await careers()).map(ofCareer),
    ...(await allArticles()).map(ofArticle),
    ...(['about', 'membership', 'privacy', 'terms'] as const).map((id) => ofPage(id, id === 'about' ? '/about-us' : `/${id}`)),
  ])
