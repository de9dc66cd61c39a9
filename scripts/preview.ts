/**
 * `npm run preview`: the production build with functions and the embedded database, at http://localhost:8888 or at
 * PREVIEW_PORT. With PREVIEW_BUILT=1 it serves the `dist` that is there (`npm run preview:built`).
 */
import { runInTurn } from './process-group.ts'

const port = process.env.PREVIEW_PORT ?? '8888'

await runInTurn(
  ...(process.env.PREVIEW_BUILT ? [] : [['npm', 'run', 'build'] as [string, ...string[]]]),
  ['node', 'scripts/prepare-database.ts'],
  // Without the empty command, netlify.toml's own would start Astro's dev server beside the build.
  ['netlify', 'dev', '--offline', '--dir', 'dist', '--framework', '#static', '--command', '', '--port', port],
)
