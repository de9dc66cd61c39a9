/**
 * The one schema (spec section 3). Migrations are generated from it: `npm run db:generate`;
 * triggers, functions and moves of data, which it can't say, are written by hand (`npm run db:generate -- <name> --custom`).
 * Invariants live in constraints, so that no path around a service can break them.
 */
export * from '#server/db/tables/accounts.ts'
export * from '#server/db/tables/clients.ts'
export * from '#server/db/tables/judging.ts'
export * from '#server/db/tables/submissions.ts'
export * from '#server/db/tables/guards.ts'
