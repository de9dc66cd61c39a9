/** `npm start`: the site, the functions and the embedded database at http://localhost:8888, as plain `netlify dev` starts them. */
import { runCommand } from './command.ts'
import { withFolder } from './database.ts'
import { runInTurn } from './process-group.ts'

// It opens the folder without asking anybody, and keeps it open as long as it runs.
await runCommand(() => withFolder(() => runInTurn(['netlify', 'dev', '--offline'])))
