import { defineConfig } from 'drizzle-kit'

/** `npm run db:generate` writes the SQL that the platform applies on deploy, and `npm start` locally. */
export default defineConfig({ dialect: 'postgresql', schema: './src/server/db/schema.ts', out: './netlify/database/migrations' })
