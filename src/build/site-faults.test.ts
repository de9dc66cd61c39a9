import { expect, it } from 'vitest'
import { siteFaults } from './site-faults.ts'
import { site } from '#site/config.ts'

it('has nothing to say of what is in the repository', () => { expect(siteFaults()).toEqual([]) })

it.each([
  ['product', 'O Hara/Vale', 'small letters, digits and single hyphens'],
  ['email', '', 'visitors can write'],
  ['careersEmail', 'careers at firm', 'applicants can write'],
  ['timeZone', 'Berlin', 'such as Europe/Berlin'],
  ['timeZone', undefined, '`timeZone` is missing'],
])('says of %s: %j in which file it stands and what it must be', (key, value, words) => {
  const faults = siteFaults({ ...site, [key]: value })
  expect(faults).toEqual([expect.stringContaining(words)])
  expect(faults[0]).toMatch(`src/site/config.ts: \`${key}`)
})
