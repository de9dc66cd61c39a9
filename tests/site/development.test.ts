/** `npm start` after an earlier build: the configuration as `netlify dev` reads it, and as a deploy does. */
import { resolveConfig } from '@netlify/config'
import { expect, it } from 'vitest'

const policiesIn = async (context: string): Promise<number> => {
  const { config } = (await resolveConfig({ cwd: process.cwd(), context, offline: true })) as { config: { headers: { values: Record<string, string> }[] } }
  return config.headers.filter(({ values }) => 'Content-Security-Policy' in values).length
}

it('the last build’s policies, of other hashes, don’t hold in development: its pages would stand without a style', async () => {
  expect(await policiesIn('dev')).toBe(0)
  expect(await policiesIn('production')).toBeGreaterThan(0)
})
