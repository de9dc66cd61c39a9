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
  ['name', 'Brightmere Finance & Consulting', 'thirty characters at most'],
  ['name', '', 'thirty characters at most'],
  ['origin', 'www.firm.dk', 'like https://www.firm.com'],
  ['timeZone', undefined, '`timeZone` is missing'],
])('says of %s: %j in which file it stands and what it must be', (key, value, words) => {
  const faults = siteFaults({ ...site, [key]: value })
  expect(faults).toEqual([expect.stringContaining(words)])
  expect(faults[0]).toMatch(`src/site/config.ts: \`${key}`)
})

it('takes a name of thirty characters', () => { expect(siteFaults({ ...site, name: 'Brightmere Finance & Advice Co' })).toEqual([]) })

it.each(['USA', 'us', 'Germany'])('says of the country %s what it must be', (country) => {
  expect(siteFaults({ ...site, address: { ...site.address, country } })).toEqual([`src/site/config.ts: \`address country: '${country}'\` must be the country’s two capital letters by ISO 3166, such as US.`])
})

it('knows a network’s address from a name there', () => {
  expect(siteFaults({ ...site, social: { twitter: '', instagram: '@firm' } })).toEqual(["src/site/config.ts: `social instagram: '@firm'` must begin with https://, or be empty."])
})

it.each(['https://www.firm.com/', 'https://www.firm.com/en', 'http://www.firm.com'])('says of an origin on which links in mails can’t be built that it is none: %s', (origin) => {
  expect(siteFaults({ ...site, origin })).toEqual([`src/site/config.ts: \`origin: '${origin}'\` must be written like https://www.firm.com, with nothing after the name.`])
})

it.each([['DE', '030 1234567'], ['GB', '(0) 20 7946 0000']])('asks in %s for the code of the country before %s', (country, phone) => {
  expect(siteFaults({ ...site, phone, address: { ...site.address, country } })).toEqual([expect.stringMatching(/`phone: '.*'` must begin with \+ and the country’s code/)])
})

it.each([['DE', '+49 30 1234567'], ['DE', ''], ['CA', '(317) 555-0142'], ['US', '317 555 0142']])('takes in %s the telephone number %j', (country, phone) => {
  expect(siteFaults({ ...site, phone, address: { ...site.address, country } })).toEqual([])
})

it.each([[[39.768, -91]], [[181, 0]], [[12]], ['12, 55'], [undefined]])('says of coordinates that are no place on earth how they are written: %j', (coordinates) => {
  expect(siteFaults({ ...site, coordinates })).toEqual([expect.stringMatching(/^src\/site\/config\.ts: `coordinates` must be the longitude, .* and then the latitude/)])
})
