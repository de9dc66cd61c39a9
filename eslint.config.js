import astro from 'eslint-plugin-astro'
import jsxA11y from 'eslint-plugin-jsx-a11y-x'
import googleTranslate from 'eslint-plugin-react-google-translate'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { importRules } from './scripts/lint/import-rules.ts'

// `project` and not `projectService`: a whole run builds one program and takes 75 s, the service updates it at each file and takes 107 s.
// Scripts in .astro files can't be part of a TypeScript program.
const TYPED = ['src/**/*.{ts,tsx}', 'netlify/**/*.ts', 'scripts/**/*.ts', 'tests/**/*.ts', '*.ts']
const IN_ASTRO = ['**/*.astro/*.ts']

export default defineConfig(
  globalIgnores(['dist', '.astro', '.netlify', 'netlify/built', 'shots', 'test-results', 'playwright-report', '**/*.generated.ts']),
  tseslint.configs.strict,
  { files: TYPED, ignores: IN_ASTRO, extends: [tseslint.configs.strictTypeCheckedOnly], languageOptions: { parserOptions: { project: './tsconfig.json' } } },
  {
    files: TYPED,
    ignores: IN_ASTRO,
    rules: {
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Hono's route chains are typed by inference, not by class.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      // `const { dropped, ...rest }` names a property only to leave it out.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  astro.configs['flat/recommended'],
  { files: ['src/**/*.astro'], extends: [astro.configs['flat/jsx-a11y-recommended']] },
  { files: ['src/**/*.tsx'], extends: [jsxA11y.configs.recommended] },
  // Most hooks are in .ts files. Not for src/server: its `useCode` is no hook.
  { files: ['src/**/*.tsx', 'src/{islands,components/ui}/**/*.ts'], extends: [reactHooks.configs.flat['recommended-latest']] },
  // A browser's translator puts a text into an element that React doesn't know of, and React throws when the text goes (docs/decisions/hydration.md).
  { files: ['src/**/*.tsx'], extends: [googleTranslate.configs.recommended] },
  // On our own components, `role` is a role of staff.
  { files: ['src/**/*.tsx'], rules: { 'jsx-a11y-x/aria-role': ['error', { ignoreNonDOM: true }] } },
  { files: ['src/**/*.astro'], rules: { 'astro/jsx-a11y/aria-role': ['error', { ignoreNonDOM: true }] } },
  // Safari doesn't expose a list whose items are laid out as a grid, so it gets the role explicitly (docs/decisions/focus.md).
  { files: ['src/**/*.tsx'], rules: { 'jsx-a11y-x/no-redundant-roles': ['error', { ul: ['list'] }] } },
  ...importRules,
  // The carousel can learn only in an effect that it is awake, and how its visitor wants to see it.
  { files: ['src/islands/carousel/**'], rules: { 'react-hooks/set-state-in-effect': 'off' } },
  // The facts of the firm are literals, so conditions on them look constant; for another brand they differ.
  { files: ['src/build/**', 'src/data/**'], rules: { '@typescript-eslint/no-unnecessary-condition': 'off' } },
  // `astro check` knows the types of .astro modules, the linter's program doesn't.
  { files: ['src/{components,layouts,pages}/**/*.ts'], rules: { '@typescript-eslint/no-unsafe-assignment': 'off' } },
  // Our own markup and what a test has just made are known to exist; data from outside is checked where it arrives.
  { files: ['scripts/**', 'tests/**', '**/*.test.ts', 'src/{lib,islands,components,layouts,pages,stores}/**'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
)
