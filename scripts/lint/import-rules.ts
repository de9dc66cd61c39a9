/** "Who may import whom" of docs/architecture.md as ESLint configs; `import-rules.test.ts` proves that they bite. */
import type { Linter } from 'eslint'

type Folder = { path: string; /** Aliases that it may import, its own included. */ aliases: string[]; /** Packages, where they are limited. */ packages?: string[] }

const BROWSER = ['contracts', 'lib', 'stores', 'ui', 'islands']
const PAGE = [...BROWSER, 'site', 'data', 'build', 'components', 'layouts']

const folders: Folder[] = [
  { path: 'src/site', aliases: [], packages: [] },
  { path: 'src/contracts', aliases: ['contracts'], packages: ['zod'] },
  { path: 'src/lib', aliases: ['contracts', 'lib'], packages: ['zod'] },
  { path: 'src/stores', aliases: ['stores', 'lib'], packages: ['zod', 'nanostores', '@nanostores'] },
  { path: 'src/components/ui', aliases: ['ui'], packages: ['react', 'react-dom', 'lucide-react'] },
  { path: 'src/islands', aliases: BROWSER, packages: ['react', 'react-dom', 'lucide-react', '@nanostores', 'nanostores', 'zod', '@base-ui', '@tanstack', 'nuqs', 'uqr'] },
  // `lib` and `contracts` decide what is published and how forms are named.
  { path: 'src/data', aliases: ['site', 'contracts', 'lib', 'data'], packages: ['astro:content'] },
  { path: 'src/build', aliases: ['site', 'contracts', 'lib', 'data', 'build'] },
  { path: 'src/directives', aliases: ['lib'], packages: ['astro'] },
  { path: 'src/pages', aliases: PAGE },
  { path: 'src/layouts', aliases: PAGE },
  { path: 'src/components', aliases: PAGE },
  { path: 'src/server', aliases: ['contracts', 'site', 'server'] },
  { path: 'netlify/functions', aliases: ['contracts', 'server'], packages: ['@netlify/functions'] },
]

const QUERIES = ['getCollection', 'getLiveCollection', 'getEntry', 'getEntries', 'getLiveEntry']
const DEPTHS = [1, 2, 3, 4]

const foreignAlias = ({ aliases }: Folder) => (aliases.length ? `^#(?!(?:${aliases.join('|')})/)` : '^#')
const foreignPackage = (packages: string[]) => `^(?![.#/])${packages.map((name) => `(?!${name}(?:/|$))`).join('')}`
// Only code has aliases: styles and pictures may be imported by relative paths.
const leaving = (depth: number) => `^(?:\\./)*(?:\\.\\./){${depth}}(?!.*\\.(?:css|json|svg|png|jpe?g|webp|avif|woff2)(?:\\?|$))`

const patternsOf = (folder: Folder, depth: number) => [
  { regex: foreignAlias(folder), message: `${folder.path} may not import this folder (docs/architecture.md, "Who may import whom").` },
  { regex: leaving(depth), message: 'Import from another folder by its #-alias.' },
  ...(folder.packages ? [{ regex: foreignPackage(folder.packages), message: `${folder.path} may not import this package.` }] : []),
]

const configOf = (folder: Folder, depth: number): Linter.Config => {
  const patterns = patternsOf(folder, depth)
  const paths = folder.path === 'src/data' ? [] : [{ name: 'astro:content', importNames: QUERIES, message: 'Ask src/data: it alone reads collections.' }]
  const dynamic = patterns.map(({ regex, message }) => ({ selector: `ImportExpression > Literal[value=/${regex.replaceAll('/', '\\/')}/]`, message }))
  return {
    // From a file at this depth, as many `../` lead out of the folder.
    files: [`${folder.path}/${'*/'.repeat(depth - 1)}*.{ts,tsx,astro}`],
    ignores: ['**/*.test.ts', ...(folder.path === 'src/components' ? ['src/components/ui/**'] : [])],
    rules: { 'no-restricted-imports': ['error', { patterns, paths }], 'no-restricted-syntax': ['error', ...dynamic] },
  }
}

export const importRules: Linter.Config[] = folders.flatMap((folder) => DEPTHS.map((depth) => configOf(folder, depth)))
