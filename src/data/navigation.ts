/** The menu and the footer (spec section 2). Postings, services and lead articles are added automatically; a dropdown without links is left out. */
import { careerPath, careers } from '#data/careers.ts'
import { once } from '#data/entries.ts'
import { articlePath, leadArticles } from '#data/news.ts'
import { offeredServices, servicePath, servicesInHomeOrder } from '#data/services.ts'

type Link = { label: string; href: string }
type MenuItem = Link | { label: string; links: Link[] }

const items = async (): Promise<MenuItem[]> => [
  { label: 'HOME', href: '/' },
  { label: 'ABOUT US', href: '/about-us' },
  {
    label: 'NEWS',
    links: [
      { label: 'All News', href: '/news' },
      ...(await leadArticles()).map((article) => ({ label: article.data.menuLabel ?? '', href: articlePath(article) })),
    ],
  },
  { label: 'SERVICES', links: (await offeredServices()).map(({ id, data }) => ({ label: data.menuLabel, href: servicePath(id) })) },
  { label: 'CAREERS', links: (await careers()).map((career) => ({ label: career.data.title, href: careerPath(career) })) },
]

export const menu = (): Promise<MenuItem[]> => once('menu', async () => (await items()).filter((item) => 'href' in item || item.links.length > 0))

export const quickLinks = async (): Promise<Link[]> => [
  { label: 'Home', href: '/' },
  { label: 'About Us', href: '/about-us' },
  ...(await servicesInHomeOrder()).map(({ id, data }) => ({ label: data.title, href: servicePath(id) })),
  { label: 'Contact', href: '/contact' },
]
