import { defineConfig } from 'drizzle-kit'

const url = process.env.NETLIFY_DB_URL

/**
 * `npm run db:generate` writes the SQL that the platform applies on deploy, and `npm start` locally; `npx drizzle-kit
 * migrate` applies it to another Postgres.
 */
export default defineConfig({
  dialect: 'postgresql', schema: './src/server/db/tables/*.ts', out: './netlify/database/migrations',
  ...(url ? { dbCredentials: { url } } : {}),
})
