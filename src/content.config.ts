import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { shapes } from '#build/content-shapes.ts'

/** A folder for each entry: `content/<collection>/<slug>/index.mdx`, its pictures beside it. The folder's name is the address. */
const folders = (collection: keyof typeof shapes) =>
  glob({
    base: `./content/${collection}`,
    pattern: '*/index.mdx',
    generateId: ({ entry }) => entry.replace('/index.mdx', ''),
  })

export const collections = {
  news: defineCollection({ loader: folders('news'), schema: shapes.news }),
  careers: defineCollection({ loader: folders('careers'), schema: shapes.careers }),
  services: defineCollection({ loader: folders('services'), schema: shapes.services }),
  plans: defineCollection({ loader: folders('plans'), schema: shapes.plans }),
  testimonials: defineCollection({ loader: folders('testimonials'), schema: shapes.testimonials }),
  pages: defineCollection({ loader: folders('pages'), schema: shapes.pages }),
}
