/** The build that a page belongs to: a deploy is one build, pages and functions together. */
import { readFileSync } from 'node:fs'

type Build = { /** "0.1.0 (1a2b3c4)"; the commit where the platform names it. */ version: string; /** ISO 8601, UTC. */ at: string }

const at = new Date().toISOString()

export const thisBuild = (): Build => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const commit = process.env.COMMIT_REF?.slice(0, 7)
  return { version: commit ? `${version} (${commit})` : version, at }
}
