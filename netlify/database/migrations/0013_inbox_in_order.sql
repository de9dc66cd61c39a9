-- A page of the inbox is read from its index alone, however deep.
DROP INDEX "submissions_created";--> statement-breakpoint
DROP INDEX "submissions_state_created";--> statement-breakpoint
CREATE INDEX "submissions_created" ON "submissions" USING btree ("spam","created_at","id");--> statement-breakpoint
CREATE INDEX "submissions_state_created" ON "submissions" USING btree ("spam","state","created_at","id");--> statement-breakpoint
-- A client's history knows the same statuses as the client.
ALTER TABLE "client_events" ADD CONSTRAINT "client_events_status" CHECK ("client_events"."status" in ('Petition write-up', 'Evidence Mapping', 'Supporting Document', 'Review & Quality check', 'Submission Readiness', 'Approved', 'Pending', 'Rejected'));--> statement-breakpoint
ALTER TABLE "client_events" ADD CONSTRAINT "client_events_previous_status" CHECK ("client_events"."previous_status" in ('Petition write-up', 'Evidence Mapping', 'Supporting Document', 'Review & Quality check', 'Submission Readiness', 'Approved', 'Pending', 'Rejected'));