-- Clients of one last name stand by their first one, and the other way round.
DROP INDEX "clients_last_name";--> statement-breakpoint
DROP INDEX "clients_first_name";--> statement-breakpoint
CREATE INDEX "clients_last_name" ON "clients" USING btree ("last_name_sort","first_name_sort","id");--> statement-breakpoint
CREATE INDEX "clients_first_name" ON "clients" USING btree ("first_name_sort","last_name_sort","id");--> statement-breakpoint
-- Letters with a stroke are searched for as the plain ones (`src/contracts/words.ts`), as they are sorted since 0007.
UPDATE "accounts" SET "search" = replace(replace(replace(translate("search", 'øđðłħŧ', 'oddlht'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') WHERE "search" ~ '[øđðłħŧæœþ]';--> statement-breakpoint
UPDATE "clients" SET "search" = replace(replace(replace(translate("search", 'øđðłħŧ', 'oddlht'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') WHERE "search" ~ '[øđðłħŧæœþ]';--> statement-breakpoint
UPDATE "evaluations" SET "search" = replace(replace(replace(translate("search", 'øđðłħŧ', 'oddlht'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') WHERE "search" ~ '[øđðłħŧæœþ]';--> statement-breakpoint
UPDATE "submissions" SET "search" = replace(replace(replace(translate("search", 'øđðłħŧ', 'oddlht'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') WHERE "search" ~ '[øđðłħŧæœþ]';
