-- The words of a row as its index has them. Of a function of its own the planner knows what it costs (some tenths of a
-- millisecond where somebody has written a long letter); to_tsvector itself it takes for nearly nothing, and so walked a
-- whole table, newest first, for the ten rows of a rare word. PL/pgSQL, because a function of SQL would be put in its place.
CREATE FUNCTION lexemes(words text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
BEGIN
  RETURN to_tsvector('pg_catalog.simple', words);
END
$$;
--> statement-breakpoint
DROP INDEX "accounts_search";--> statement-breakpoint
DROP INDEX "clients_search";--> statement-breakpoint
DROP INDEX "evaluations_search";--> statement-breakpoint
DROP INDEX "submissions_search";--> statement-breakpoint
CREATE INDEX "accounts_search" ON "accounts" USING gin (lexemes("search"));--> statement-breakpoint
CREATE INDEX "clients_search" ON "clients" USING gin (lexemes("search"));--> statement-breakpoint
CREATE INDEX "evaluations_search" ON "evaluations" USING gin (lexemes("search"));--> statement-breakpoint
CREATE INDEX "submissions_search" ON "submissions" USING gin (lexemes("search"));