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
  // `netlify dev` waits 15 s for the site. On a slow machine the steps before it can take as long, especially in the first run
  // with its tables and demo data; so they are done here, and that command only has to start the site.
  await run('node', 'scripts/postings.ts', '--drafts')
  await run('node', 'scripts/pictures/index.ts')
  await run('node', 'scripts/prepare-database.ts')
  // Another copy of the site may use Astro's usual port; `netlify dev` must forward to this one's.
  const port = String(await freePort(4321))
  process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, `--import=${import.meta.resolve('./process/keep-serving.ts')}`].filter(Boolean).join(' ')
  // `netlify dev` opens the folder without taking the lock, and keeps it open as long as it runs.
  await withFolder(() => run('netlify', 'dev', '--offline', '--command', `astro dev --port ${port}`, '--target-port', port, ...process.argv.slice(2)))
})
