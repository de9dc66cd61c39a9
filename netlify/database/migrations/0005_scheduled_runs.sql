CREATE TABLE "runs" (
	"job" text PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
