/** The pictures that shared links show: which there are, and what each says. They are drawn by `src/build/link-pictures/`. */
import { careerPath, careers, type Career } from '#data/careers.ts'
import { entriesToCome } from '#data/entries.ts'
import { allArticles, articlePath, type Article } from '#data/news.ts'
import { allServices, covers, servicePath, type Service } from '#data/services.ts'
import { site } from '#site/config.ts'

/** What a page says of its picture. */
export type LinkPicture = { path: string; width: number; height: number; alt: string }

/** What is drawn: words at the left, whose `file` is told to whoever writes them, a drawing at the right. `drawing` is a picture's file, or the entry whose `image` it is. */
export type Card = LinkPicture & { file: string; kicker: string; title: string; drawing: string }

const SIZE = { width: 1200, height: 630 }
const PICTURES = 'src/assets/pictures'

const card = (file = '', page: string, kicker: string, title: string, drawing = file): Card =>
  ({ ...SIZE, path: `/og${page}.jpg`, alt: `${site.name}: ${title}`, file, kicker, title, drawing })

/** Of every page that has none of its own. */
export const siteCard = card('src/site/config.ts', '/site', site.name, site.tagline, `${PICTURES}/band-about.svg`)

/** An article shows its own cover. */
export const articleCard = (article: Article): Card => card(article.filePath, articlePath(article), article.data.category, article.data.title)

export const careerCard = (career: Career): Card => card(career.filePath, careerPath(career), 'Careers', career.data.title, `${PICTURES}/band-careers.svg`)

const plates: Record<string, string> = { ...Object.fromEntries(Object.entries(covers).map(([id, number]) => [id, `cover-${number}`])), membership: 'band-membership' }

/** In its slide's words: its headline may be a claim, and a picture has nothing beside it that qualifies one. */
export const serviceCard = ({ id, data, filePath }: Service): Card => card(filePath, servicePath(id), data.title, data.slide?.subtitle ?? data.headline, `${PICTURES}/${plates[id] ?? 'band-services'}.svg`)

/** Every picture of the build. */
export const allCards = async (): Promise<Card[]> =>
  [siteCard, ...(await allArticles()).map(articleCard), ...(await careers()).map(careerCard), ...(await allServices()).map(serviceCard)]

/** Of what waits for its day. */
export const cardsToCome = async (): Promise<Card[]> => [...(await entriesToCome('news')).map(articleCard), ...(await entriesToCome('careers')).map(careerCard)]
