import astro from 'eslint-plugin-astro'
import jsxA11y from 'eslint-plugin-jsx-a11y-x'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { importRules } from './scripts/lint/import-rules.ts'

const TYPED = ['src/**/*.{ts,tsx}', 'netlify/**/*.ts', 'scripts/**/*.ts', 'tests/**/*.ts', '*.ts']

export default defineConfig(
  globalIgnores(['dist', '.astro', '.netlify', 'shots', 'test-results', 'playwright-report', '**/*.generated.ts']),
  tseslint.configs.strict,
  { files: TYPED, extends: [tseslint.configs.strictTypeCheckedOnly], languageOptions: { parserOptions: { projectService: true } } },
  {
    files: TYPED,
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Route chains of Hono are typed by inference, not by class.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  astro.configs['flat/recommended'],
  { files: ['src/**/*.astro'], extends: [astro.configs['flat/jsx-a11y-recommended']] },
  { files: ['src/**/*.tsx'], extends: [jsxA11y.configs.recommended, reactHooks.configs.flat['recommended-latest']] },
  ...importRules,
  // Markup of ours is known to be there; what arrives from outside is checked where it arrives.
  { ignores: ['src/server/**', 'src/contracts/**', 'src/data/**', 'netlify/**'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
)
