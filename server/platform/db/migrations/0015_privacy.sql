CREATE TABLE "page_counts" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "page_counts_day_path_pk" PRIMARY KEY("day","path")
);
--> statement-breakpoint
ALTER TABLE "page_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cookie_receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"text_hash" text NOT NULL,
	"functional" boolean NOT NULL,
	"analytics" boolean NOT NULL,
	"marketing" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cookie_receipts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "cookie_receipts_newest" ON "cookie_receipts" USING btree ("created_at","id");--> statement-breakpoint
CREATE POLICY "staff_select" ON "page_counts" AS PERMISSIVE FOR SELECT TO "app_staff" USING (app_is_admin());--> statement-breakpoint
CREATE POLICY "jobs_select" ON "page_counts" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "page_counts" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "cookie_receipts" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "cookie_receipts" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);