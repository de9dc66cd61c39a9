import rss from '@astrojs/rss'
import { articlePath, allArticles } from '#data/news.ts'
import { page } from '#data/pages.ts'
import { site } from '#site/config.ts'

export const GET = async () =>
  rss({
    title: `${site.name} News`,
    description: (await page('news')).data.description,
    site: site.origin,
    trailingSlash: false,
    items: (await allArticles()).map((article) => ({
      title: article.data.title,
      description: article.data.excerpt,
      link: articlePath(article),
      pubDate: article.data.date,
      categories: [article.data.category],
    })),
    customData: '<language>en-us</language>',
  })
