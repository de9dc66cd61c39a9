/** `npm start`: the site, the functions and the embedded database at http://localhost:8888, as plain `netlify dev` starts them. */
import { runInTurn } from './process-group.ts'

await runInTurn(['netlify', 'dev', '--offline'])
