import { defineConfig } from 'drizzle-kit'

/**
 * `npm run db:generate` writes the SQL that the platform applies on deploy, `npm start` locally, and `npm run db:migrate`
 * to another Postgres.
 */
export default defineConfig({ dialect: 'postgresql', schema: './src/server/db/tables/*.ts', out: './netlify/database/migrations' })
