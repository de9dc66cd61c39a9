/**
 * `npm start [-- --port 8899]`: the site, the functions and the embedded database at http://localhost:8888, as plain
 * `netlify dev` starts them; it gets the arguments after `--`.
 */
import { runCommand } from './process/command.ts'
import { withFolder } from './database/embedded.ts'
import { freePort } from './process/free-port.ts'
import { commandsInTurn } from './process/group.ts'

const run = commandsInTurn()

await runCommand(async () => {
  // The platform's command waits 15 s for the site. On a slow machine the steps before the site take as long, the first
  // run's tables and demo data above all; so they are done here, and the command has only the site to start.
  await run('node', 'scripts/postings.ts', '--drafts')
  await run('node', 'scripts/prepare-database.ts')
  // Another copy of the site may have Astro's usual port; the functions' server must ask at this one's.
  const port = String(await freePort(4321))
  process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, `--import=${import.meta.resolve('./process/keep-serving.ts')}`].filter(Boolean).join(' ')
  // It opens the folder without asking anybody, and keeps it open as long as it runs.
  await withFolder(() => run('netlify', 'dev', '--offline', '--command', `astro dev --port ${port}`, '--target-port', port, ...process.argv.slice(2)))
})
