import { expect, it } from 'vitest'
import { siteFaults } from './site-faults.ts'
import { site } from '#site/config.ts'

it('has nothing to say of what is in the repository', () => { expect(siteFaults()).toEqual([]) })

it.each([
  ['product', 'O Hara/Vale', 'small letters, digits and single hyphens'],
  ['email', '', 'visitors can write'],
  ['careersEmail', 'careers at firm', 'applicants can write'],
  ['careersEmail', 'careers@firm', 'applicants can write'],
  ['email', 'office@firm.example, careers@firm.example', 'visitors can write'],
  ['timeZone', 'Berlin', 'such as Europe/Berlin'],
  ['schedulingUrl', 'calendly.com/firm', 'must begin with https://'],
  ['locale', 'English (UK)', 'such as en-GB'],
  ['currency', 'Euro', 'three capital letters by ISO 4217'],
  ['timeZone', undefined, '`timeZone` is missing'],
])('says of %s: %j in which file it stands and what it must be', (key, value, words) => {
  const faults = siteFaults({ ...site, [key]: value })
  expect(faults).toEqual([expect.stringContaining(words)])
  expect(faults[0]).toMatch(`src/site/config.ts: \`${key}`)
})

it.each(['USA', 'us', 'Germany'])('says of the country %s what it must be', (country) => {
  expect(siteFaults({ ...site, address: { ...site.address, country } })).toEqual([`src/site/config.ts: \`address country: '${country}'\` must be the country’s two capital letters by ISO 3166, such as US.`])
})

it('knows a network’s address from a name there', () => {
  expect(siteFaults({ ...site, social: { twitter: '', instagram: '@firm' } })).toEqual(["src/site/config.ts: `social instagram: '@firm'` must begin with https://, or be empty."])
})
