/** The documents of the search index: services, open positions, articles and the other pages. */
import { bodyOf } from '#components/feed/full-text.ts'
import { bodyIn } from '#components/search/body.ts'
import type { Document } from '#components/search/document.ts'
import { careerPath, careers, type Career } from '#data/careers.ts'
import { allArticles, articlePath, type Article } from '#data/news.ts'
import { legalPages, page } from '#data/pages.ts'
import { plainPages, type PlainPage } from '#data/plain-pages.ts'
import { allServices, servicePath, type Service } from '#data/services.ts'

type Item = { title: string; text: string }

/** The indexed parts of an entry's body; `more` are texts of its front matter. */
const saidIn = async (entry: Parameters<typeof bodyOf>[0], more: string[] = []) => bodyIn(await bodyOf(entry), more)
const linesOf = (...items: Item[]) => items.flatMap(({ title, text }) => [title, text])

const ofArticle = async (article: Article): Promise<Document> => {
  const { title, excerpt, category } = article.data
  const body = await saidIn(article)
  return { id: articlePath(article), kind: 'Article', title, description: excerpt, ...body, headings: `${category}. ${body.headings}` }
}

const ofCareer = async (career: Career): Promise<Document> => {
  const { title, lead, location, employment, responsibilities, requirements } = career.data
  return { id: careerPath(career), kind: 'Position', title, description: lead, ...(await saidIn(career, [location, employment, ...responsibilities, ...requirements])) }
}

const ofService = async (service: Service): Promise<Document> => {
  const { title, description, headline, parts, others, steps, terms, questions } = service.data
  const body = await saidIn(service, linesOf(...terms, ...parts, ...others, ...steps, ...questions))
  return { id: servicePath(service.id), kind: 'Service', title: `${title}: ${headline}`, description, ...body }
}

const ofPage = async (id: string, address: string): Promise<Document> => {
  const entry = await page(id)
  const { title, description, headline, lead = '', parts, statements } = entry.data
  const body = await saidIn(entry, [lead, ...linesOf(...parts, ...statements)])
  return { id: address, kind: 'Page', title, description, ...body, headings: `${headline}. ${body.headings}` }
}

const ofPlainPage = ({ path, title, description, words = '' }: PlainPage): Document => ({ id: path, kind: 'Page', title, description, headings: '', text: description, rest: words })

/** Services first, then positions, articles and pages. */
export const documents = async (): Promise<Document[]> => {
  const longer = await Promise.all([
    ...(await allServices()).map(ofService),
    ...(await careers()).map(ofCareer),
    ...(await allArticles()).map(ofArticle),
    ...['about', 'membership', 'services', 'careers', 'news', ...(await legalPages()).map(({ id }) => id)].map((id) => ofPage(id, id === 'about' ? '/about-us' : `/${id}`)),
  ])
  return [...longer, ...plainPages.map(ofPlainPage)]
}
