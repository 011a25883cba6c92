CREATE TABLE "site_documents" (
	"path" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"body" text NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', body), 'C')) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "site_documents_words" ON "site_documents" USING gin ("words");--> statement-breakpoint
CREATE POLICY "jobs_select" ON "site_documents" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "site_documents" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "site_documents" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "site_documents" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);