CREATE TABLE "rate_takes" (
	"key" text PRIMARY KEY NOT NULL,
	"taken_at" timestamp with time zone[] NOT NULL,
	"empty_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rate_takes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP POLICY "jobs_select" ON "rate_buckets" CASCADE;--> statement-breakpoint
DROP POLICY "jobs_delete" ON "rate_buckets" CASCADE;--> statement-breakpoint
DROP TABLE "rate_buckets" CASCADE;--> statement-breakpoint
CREATE POLICY "jobs_select" ON "rate_takes" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "rate_takes" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);