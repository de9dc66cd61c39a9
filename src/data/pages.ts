import { COMPOSED } from '#data/composed-pages.ts'
import { entriesOf, requiredEntry } from '#data/entries.ts'

/** A page whose words are one entry of content/pages/. */
export const page = (id: string) => requiredEntry('pages', id)

/** The legal pages in the footer's order: the two that every site has (decisions "Routes"), then the other entries of content/pages/ that aren't `COMPOSED`. */
export const legalPages = async () => {
  const [privacy, terms] = await Promise.all([page('privacy'), page('terms')])
  const others = (await entriesOf('pages')).filter(({ id }) => ![privacy.id, terms.id, ...COMPOSED].includes(id))
  return [privacy, terms, ...others.sort((a, b) => a.data.title.localeCompare(b.data.title))]
}
