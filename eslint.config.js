import astro from 'eslint-plugin-astro'
import jsxA11y from 'eslint-plugin-jsx-a11y-x'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { importRules } from './scripts/lint/import-rules.ts'

// `project` and not `projectService`: a run from end to end makes one program, the service asks anew at each file (107 s, 75 s).
// The scripts of .astro files have no place in a program of TypeScript's.
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
      // Route chains of Hono are typed by inference, not by class.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      // What is left out of a copy is named to be left out.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  astro.configs['flat/recommended'],
  { files: ['src/**/*.astro'], extends: [astro.configs['flat/jsx-a11y-recommended']] },
  { files: ['src/**/*.tsx'], extends: [jsxA11y.configs.recommended] },
  // Most hooks have no tag in their file. The server's `useCode` is none.
  { files: ['src/**/*.tsx', 'src/{islands,components/ui}/**/*.ts'], extends: [reactHooks.configs.flat['recommended-latest']] },
  // Of a component, `role` is the role of staff.
  { files: ['src/**/*.tsx'], rules: { 'jsx-a11y-x/aria-role': ['error', { ignoreNonDOM: true }] } },
  { files: ['src/**/*.astro'], rules: { 'astro/jsx-a11y/aria-role': ['error', { ignoreNonDOM: true }] } },
  // Safari's list has an item that is laid out as one; where it is a grid, the role says it (docs/decisions/focus.md).
  { files: ['src/**/*.tsx'], rules: { 'jsx-a11y-x/no-redundant-roles': ['error', { ul: ['list'] }] } },
  ...importRules,
  // The carousel learns in an effect that it is awake, and how its visitor wants to see it: there is no other moment.
  { files: ['src/islands/carousel/**'], rules: { 'react-hooks/set-state-in-effect': 'off' } },
  // The facts of the firm are literals: what is constant for this brand is not for the next.
  { files: ['src/build/**', 'src/data/**'], rules: { '@typescript-eslint/no-unnecessary-condition': 'off' } },
  // Types of .astro modules are known to `astro check`, not to the linter's program.
  { files: ['src/{components,layouts,pages}/**/*.ts'], rules: { '@typescript-eslint/no-unsafe-assignment': 'off' } },
  // Markup of ours and what a test has just made are known to be there; what arrives from outside is checked where it arrives.
  { files: ['scripts/**', 'tests/**', '**/*.test.ts', 'src/{lib,islands,components,layouts,pages,stores}/**'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
)
