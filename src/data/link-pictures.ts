/** The pictures of shared links: which there are, and what each shows. `src/build/link-pictures/` draws them. */
import { careerPath, careers, type Career } from '#data/careers.ts'
import { entriesToCome } from '#data/entries.ts'
import { allArticles, articlePath, type Article } from '#data/news.ts'
import { allServices, atHome, servicePath, type Service } from '#data/services.ts'
import { site } from '#site/config.ts'

/** The picture in a page's meta elements. */
export type LinkPicture = { path: string; width: number; height: number; alt: string }

/** What is drawn: words to the left, a drawing to the right. `file` is where the words are from, for messages about them; `drawing` is a picture's file, or the entry whose `image` is drawn. */
export type Card = LinkPicture & { file: string; kicker: string; title: string; drawing: string }

const SIZE = { width: 1200, height: 630 }
const PICTURES = 'src/assets/pictures'

const card = (file = '', page: string, kicker: string, title: string, drawing = file): Card =>
  ({ ...SIZE, path: `/og${page}.jpg`, alt: `${site.name}: ${title}`, file, kicker, title, drawing })

/** The picture of every page without one of its own. */
export const siteCard = card('src/site/config.ts', '/site', site.name, site.tagline, `${PICTURES}/band-about.svg`)

/** An article shows its own cover. */
export const articleCard = (article: Article): Card => card(article.filePath, articlePath(article), article.data.category, article.data.title)

export const careerCard = (career: Career): Card => card(career.filePath, careerPath(career), 'Careers', career.data.title, `${PICTURES}/band-careers.svg`)

const plates: Record<string, string> = { ...Object.fromEntries(Object.entries(atHome).map(([id, { cover }]) => [id, `cover-${cover}`])), membership: 'band-membership' }

/** With the slide's words: the headline may be a claim, and nothing beside the picture would qualify it. */
export const serviceCard = ({ id, data, filePath }: Service): Card => card(filePath, servicePath(id), data.title, data.slide?.subtitle ?? data.headline, `${PICTURES}/${plates[id] ?? 'band-services'}.svg`)

/** Every picture of the build. */
export const allCards = async (): Promise<Card[]> =>
  [siteCard, ...(await allArticles()).map(articleCard), ...(await careers()).map(careerCard), ...(await allServices()).map(serviceCard)]

/** The pictures of entries with a future date. */
export const cardsToCome = async (): Promise<Card[]> => [...(await entriesToCome('news')).map(articleCard), ...(await entriesToCome('careers')).map(careerCard)]
