import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, expect, it } from 'vitest'
import { importRules } from './import-rules.ts'

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [...importRules, { languageOptions: { parser: tseslint.parser }, files: ['**/*.{ts,tsx,astro}'] }],
})
const messagesFor = async (filePath: string, code: string) => (await eslint.lintText(code, { filePath }))[0]!.messages
const expectRefused = async (filePath: string, from: string) => {
  expect(await messagesFor(filePath, `import { x } from '${from}'`), `${filePath} ← ${from}`).not.toEqual([])
}
const expectAllowed = async (filePath: string, from: string) => {
  expect(await messagesFor(filePath, `import { x } from '${from}'`), `${filePath} ← ${from}`).toEqual([])
}

describe('who may import whom', () => {
  it.each([
    ['src/site/config.ts', '#contracts/errors.ts'],
    ['src/site/config.ts', 'zod'],
    ['src/contracts/forms/loan.ts', '#lib/api.ts'],
    ['src/contracts/errors.ts', 'react'],
    ['src/lib/api.ts', '#stores/toasts.ts'],
    ['src/stores/toasts.ts', '#islands/forms/form.tsx'],
    ['src/stores/toasts.ts', '#contracts/errors.ts'],
    ['src/components/ui/button.tsx', '#contracts/errors.ts'],
    ['src/components/ui/button.tsx', '#stores/toasts.ts'],
    ['src/islands/forms/form.tsx', '#server/env.ts'],
    ['src/islands/forms/form.tsx', '#site/config.ts'],
    ['src/islands/staff/admin/page.tsx', '#data/news.ts'],
    ['src/data/news.ts', '#server/db/client.ts'],
    ['src/build/sitemap.ts', '#server/db/client.ts'],
    ['src/build/link-pictures/picture.ts', '#components/shell/Head.astro'],
    ['src/build/sitemap.ts', '../lib/zone.ts'],
    ['src/directives/settled.ts', '#islands/forms/form.tsx'],
    ['src/directives/settled.ts', '#build/sitemap.ts'],
    ['src/directives/settled.ts', 'react'],
    ['src/directives/settled.ts', '../lib/pause.ts'],
    ['src/pages/index.astro', '#server/db/client.ts'],
    ['src/pages/services/[slug].astro', '#server/db/client.ts'],
    ['src/layouts/Layout.astro', '#server/env.ts'],
    ['src/components/home/Hero.astro', '#server/env.ts'],
    ['src/server/forms/routes.ts', '#lib/api.ts'],
    ['src/server/settings.ts', '#islands/forms/form.tsx'],
    ['netlify/functions/users.ts', '#site/config.ts'],
    ['netlify/functions/users.ts', 'hono'],
  ])('refuses %s ← %s', expectRefused)

  it.each([
    ['src/contracts/identify.ts', 'zod/mini'],
    ['src/contracts/forms/loan.ts', '#contracts/forms/fields.ts'],
    ['src/lib/api.ts', '#contracts/errors.ts'],
    ['src/components/ui/button.tsx', 'react'],
    ['src/islands/forms/form.tsx', '#ui/button.tsx'],
    ['src/islands/forms/form.tsx', '#lib/api.ts'],
    ['src/stores/columns.ts', 'zod/mini'],
    ['src/data/news.ts', '#site/config.ts'],
    ['src/build/link-pictures/picture.ts', '#data/link-pictures.ts'],
    ['src/build/sitemap.ts', '#lib/zone.ts'],
    ['src/build/sitemap.ts', '#site/config.ts'],
    ['src/build/site-faults.ts', '#contracts/field-rules.ts'],
    ['src/directives/settled.ts', '#lib/pause.ts'],
    ['src/directives/settled.ts', 'astro'],
    ['src/pages/index.astro', '#islands/carousel/carousel.tsx'],
    ['src/server/forms/routes.ts', '#site/config.ts'],
    ['netlify/functions/users.ts', '#server/areas/users.ts'],
    ['scripts/demo/seed.ts', '#server/db/client.ts'],
    ['tests/api/forms.test.ts', '#server/forms/routes.ts'],
  ])('allows %s ← %s', expectAllowed)

  it('refuses a relative import that leaves its folder, however deep the file lies', async () => {
    await expectRefused('src/islands/carousel.tsx', '../lib/api.ts')
    await expectRefused('src/islands/forms/form.tsx', '../../lib/api.ts')
    await expectRefused('src/islands/staff/admin/page.tsx', '../../../lib/api.ts')
    await expectAllowed('src/islands/staff/admin/page.tsx', '../../forms/form.tsx')
    await expectAllowed('src/layouts/Layout.astro', '../styles/global.css')
  })

  it('refuses a type and a dynamic import the same', async () => {
    expect(await messagesFor('src/islands/forms/form.tsx', "import type { x } from '#server/env.ts'")).toHaveLength(1)
    expect(await messagesFor('src/islands/forms/form.tsx', "const load = () => import('#server/env.ts')")).toHaveLength(1)
    expect(await messagesFor('src/islands/forms/form.tsx', "const load = () => import('#lib/api.ts')")).toEqual([])
  })

  it('lets src/data alone read collections', async () => {
    const read = "import { getCollection } from 'astro:content'"
    expect(await messagesFor('src/data/news.ts', read)).toEqual([])
    expect(await messagesFor('src/pages/news.astro', read)).toHaveLength(1)
    expect(await messagesFor('src/components/news/Card.astro', "import { getEntry } from 'astro:content'")).toHaveLength(1)
    expect(await messagesFor('src/pages/news.astro', "import { render } from 'astro:content'")).toEqual([])
    expect(await messagesFor('src/islands/news.tsx', "import { render } from 'astro:content'")).not.toEqual([])
  })
})
