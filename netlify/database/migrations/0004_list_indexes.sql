DROP INDEX "clients_created";--> statement-breakpoint
DROP INDEX "clients_last_name";--> statement-breakpoint
DROP INDEX "clients_status_created";--> statement-breakpoint
DROP INDEX "clients_owner_created";--> statement-breakpoint
CREATE INDEX "clients_updated" ON "clients" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "clients_first_name" ON "clients" USING btree ("first_name","id");--> statement-breakpoint
CREATE INDEX "clients_age" ON "clients" USING btree ("age","id");--> statement-breakpoint
CREATE INDEX "clients_status" ON "clients" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "clients_born" ON "clients" USING btree ("date_of_birth","id");--> statement-breakpoint
CREATE INDEX "clients_born_falling" ON "clients" USING btree ("date_of_birth" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "clients_created" ON "clients" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "clients_last_name" ON "clients" USING btree ("last_name","id");--> statement-breakpoint
CREATE INDEX "clients_status_created" ON "clients" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "clients_owner_created" ON "clients" USING btree ("owner_id","created_at","id");