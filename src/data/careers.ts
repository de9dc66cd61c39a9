import type { CollectionEntry } from 'astro:content'
import { careerForm } from '#contracts/forms/career.ts'
import { closedEntries, inOrder } from '#data/entries.ts'
import { firstNameOf } from '#lib/slug.ts'

export type Career = CollectionEntry<'careers'>

/** The open postings in the order of the menu (spec section 2). */
export const careers = (): Promise<Career[]> => inOrder('careers')

/** Postings whose last day has passed: their pages say so, and nothing links to them. */
export const closedCareers = (): Promise<Career[]> => closedEntries()

export const careerPath = (career: Career): string => `/careers/${career.id}`

/** A posting's application form. */
export const formOf = ({ id, data }: Career) =>
  careerForm({ slug: firstNameOf(id, data.formerly), title: data.title, experienceYears: data.experienceYears, successSeconds: data.successSeconds, resume: data.resume })
