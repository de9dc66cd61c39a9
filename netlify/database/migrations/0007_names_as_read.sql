-- What a name is sorted by, as people read it: without accents, apostrophes and case. A letter with a stroke through it is
-- no letter with an accent to Unicode, nor are two that have grown together; each stands for the one that it is read as.
CREATE FUNCTION name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN translate(lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f''\u2018\u2019\u02bc]', '', 'g')), 'ØøŁłĐđÐðĦħŦŧıÆæŒœßÞþ', 'oollddddhhttiaaoostt');
--> statement-breakpoint
DROP INDEX "clients_last_name";--> statement-breakpoint
DROP INDEX "clients_first_name";--> statement-breakpoint
ALTER TABLE "clients"
  ADD COLUMN "first_name_sort" text GENERATED ALWAYS AS (name_key(first_name)) STORED NOT NULL,
  ADD COLUMN "last_name_sort" text GENERATED ALWAYS AS (name_key(last_name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "evaluations"
  ADD COLUMN "judge_name_sort" text GENERATED ALWAYS AS (name_key(judge_name)) STORED NOT NULL,
  ADD COLUMN "venture_key_sort" text GENERATED ALWAYS AS (name_key(venture_key)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "clients_last_name" ON "clients" USING btree ("last_name_sort","id");--> statement-breakpoint
CREATE INDEX "clients_first_name" ON "clients" USING btree ("first_name_sort","id");
