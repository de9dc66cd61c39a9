/**
 * `npm run preview`: the production build with functions and the embedded database, at http://localhost:8888 or at
 * PREVIEW_PORT. With PREVIEW_BUILT=1 it serves the existing `dist`.
 */
import { BUILT } from './built-site/functions.ts'
import { runCommand } from './process/command.ts'
import { withFolder } from './database/embedded.ts'
import { commandsInTurn } from './process/group.ts'

const port = process.env.PREVIEW_PORT ?? '8888'

const run = commandsInTurn()

await runCommand(async () => {
  if (!process.env.PREVIEW_BUILT) await run('npm', 'run', 'build')
  await run('node', 'scripts/prepare-database.ts')
  // Here `netlify dev` opens the folder without taking the lock; the command before takes it itself. Without the empty command,
  // netlify.toml's own would start Astro's dev server beside the build.
  await withFolder(() => run('netlify', 'dev', '--offline', '--dir', 'dist', '--functions', BUILT, '--framework', '#static', '--command', '', '--port', port))
})
