CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"role" text NOT NULL,
	"email" text NOT NULL,
	"username" text,
	"password_hash" text,
	"token_version" integer DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_role" CHECK ("accounts"."role" in ('admin', 'intern', 'judge'))
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"first_name" text NOT NULL,
	"middle_name" text,
	"last_name" text NOT NULL,
	"age" integer NOT NULL,
	"status" text NOT NULL,
	"date_of_birth" date,
	"lookup_key" text,
	"owner_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clients_age" CHECK ("clients"."age" between 1 and 120),
	CONSTRAINT "clients_status" CHECK ("clients"."status" in ('Petition write-up', 'Evidence Mapping', 'Supporting Document', 'Review & Quality check', 'Submission Readiness', 'Approved', 'Pending', 'Rejected')),
	CONSTRAINT "clients_lookup_with_birth" CHECK (("clients"."date_of_birth" is null) = ("clients"."lookup_key" is null))
);
--> statement-breakpoint
CREATE TABLE "evaluations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"judge_id" uuid NOT NULL,
	"judge_name" text NOT NULL,
	"venture_name" text NOT NULL,
	"venture_key" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"categories" jsonb NOT NULL,
	"sum_of_all_category" integer NOT NULL,
	"strength" text NOT NULL,
	"weakness" text NOT NULL,
	"recommendations" text,
	"comments" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "evaluations_revision" UNIQUE("judge_id","venture_key","revision"),
	CONSTRAINT "evaluations_sum" CHECK ("evaluations"."sum_of_all_category" between 0 and 50)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"limit_name" text NOT NULL,
	"subject" text NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rate_limits_limit_name_subject_pk" PRIMARY KEY("limit_name","subject")
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"form_id" text NOT NULL,
	"data" json NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"spam" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submissions_key" UNIQUE("form_id","idempotency_key"),
	CONSTRAINT "submissions_state" CHECK ("submissions"."state" in ('new', 'in progress', 'done'))
);
--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_judge_id_accounts_id_fk" FOREIGN KEY ("judge_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_role_email" ON "accounts" USING btree ("role",lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_role_username" ON "accounts" USING btree ("role",lower("username"));--> statement-breakpoint
CREATE INDEX "clients_owner_created" ON "clients" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "clients_lookup" ON "clients" USING btree ("lookup_key");--> statement-breakpoint
CREATE INDEX "evaluations_venture" ON "evaluations" USING btree ("venture_key");--> statement-breakpoint
CREATE INDEX "rate_limits_resets" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "submissions_form_created" ON "submissions" USING btree ("form_id","created_at");