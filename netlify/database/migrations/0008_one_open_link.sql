-- A link counts as long as its account's version is the one that it was made with, and an account has one that is open:
-- statements that wait for each other see neither what the other wrote nor what it took away.
ALTER TABLE "account_links" ADD COLUMN "token_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE "account_links" SET "token_version" = "accounts"."token_version" FROM "accounts" WHERE "accounts"."id" = "account_links"."account_id";--> statement-breakpoint
DELETE FROM "account_links" AS "old" USING "account_links" AS "new"
  WHERE "old"."account_id" = "new"."account_id" AND "old"."used_at" IS NULL AND "new"."used_at" IS NULL
  AND ("old"."created_at", "old"."secret_hash") < ("new"."created_at", "new"."secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "account_links_open" ON "account_links" USING btree ("account_id") WHERE "account_links"."used_at" is null;
