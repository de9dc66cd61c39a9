DROP INDEX "conflicts_by_venture";--> statement-breakpoint
DROP INDEX "audit_at";--> statement-breakpoint
DROP INDEX "audit_action";--> statement-breakpoint
DROP INDEX "audit_account";--> statement-breakpoint
DROP INDEX "audit_subject";--> statement-breakpoint
CREATE INDEX "audit_action" ON "audit" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_account" ON "audit" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "audit_subject" ON "audit" USING btree ("subject_id","id");