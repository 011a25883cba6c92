CREATE TABLE "client_errors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"level" text NOT NULL,
	"path" text NOT NULL,
	"message" text NOT NULL,
	"stack" text NOT NULL,
	"release" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "client_errors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "client_errors_newest" ON "client_errors" USING btree ("created_at","id");--> statement-breakpoint
CREATE POLICY "staff_select" ON "client_errors" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "client_errors" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "client_errors" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);