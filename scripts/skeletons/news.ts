import { dayIn } from '#contracts/day.ts'
import { site } from '#site/config.ts'

/** The required fields of an article's front matter (src/build/content-shapes.ts). */
export const newsFields = (today: Date) => ({
  description: 'One sentence for search engines, at most 160 characters.',
  excerpt: 'One or two sentences for the list of articles, at most 220 characters.',
  image: './cover.svg',
  imageAlt: 'What the picture shows',
  category: 'Company',
  date: dayIn(site.timeZone, today),
  readTime: 3,
  draft: true,
  placeholder: true,
})
