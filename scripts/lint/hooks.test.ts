/** The rules of hooks hold in `.ts` files too: most hooks have a file of their own, without JSX. */
import { globSync, readFileSync } from 'node:fs'
import { ESLint } from 'eslint'
import { expect, it } from 'vitest'

const withHooks = globSync('src/**/*.{ts,tsx}').filter((file) => !file.endsWith('.test.ts') && (/\/use-[^/]+$/.test(file) || /from 'react'/.test(readFileSync(file, 'utf8'))))

it('whatever imports React, or is named as a hook, is held to the rules of hooks', async () => {
  const eslint = new ESLint()
  const isHeld = async (file: string) => Boolean(((await eslint.calculateConfigForFile(file)) as { rules: Record<string, unknown> }).rules['react-hooks/rules-of-hooks'])
  const held = await Promise.all(withHooks.map(isHeld))
  expect(held.length).toBeGreaterThan(0)
  expect(withHooks.filter((_, i) => !held[i])).toEqual([])
})
