CREATE TABLE "ai_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"month" text NOT NULL,
	"purpose" text NOT NULL,
	"model" text NOT NULL,
	"cost_millicents" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ai_calls" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "outcome_versions" ADD COLUMN "left_out" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outcome_versions" ADD COLUMN "model_failure" text;--> statement-breakpoint
CREATE INDEX "ai_calls_month" ON "ai_calls" USING btree ("month");--> statement-breakpoint
CREATE POLICY "jobs_select" ON "ai_calls" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "ai_calls" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "ai_calls" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "ai_calls" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);