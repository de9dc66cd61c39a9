/** Titles and descriptions of the pages whose words are in their components, for those pages and for the search. */
import { consult } from '#data/consult.ts'
import { phone, place, streetLine } from '#data/firm.ts'
import { site } from '#site/config.ts'

/** `words` are further words by which the search finds the page. */
export type PlainPage = { path: string; title: string; description: string; words?: string }

export const contactPage: PlainPage = {
  path: '/contact',
  title: 'Contact Us',
  description: `Write to ${site.name}, ${phone && 'call, '}or find us in ${place}. A person reads what you send, and a person answers.`,
  words: `phone telephone email ${phone} ${site.email} ${streetLine}`,
}

export const consultationPage: PlainPage = {
  path: '/consultation',
  title: 'Consultation and Appointment Booking',
  description: `${consult} a 30-minute consultation on a loan, an investment or a move across borders: plain answers, and what we can’t do.`,
}

export const trackingPage: PlainPage = {
  path: '/track-my-application',
  title: 'Track my application',
  description: 'See how far your application has come: your first name and date of birth, as they are on it, show its status at once.',
  words: 'tracking progress lookup',
}

/** All of them, as the search lists them. */
export const plainPages = [contactPage, consultationPage, trackingPage]
