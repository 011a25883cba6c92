CREATE TABLE "automation_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"requested_by" uuid,
	"status" text DEFAULT 'queued' NOT NULL,
	"failure" text,
	"matched" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"own_matched" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "automation_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "drive_connections" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"code_sealed" text,
	"token_sealed" text,
	"is_automatic" boolean DEFAULT true NOT NULL,
	"connected_by" uuid,
	"connected_at" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "drive_connections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recording_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recording_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"reason" text NOT NULL,
	"session_id" uuid,
	"candidates" jsonb NOT NULL,
	"decided_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recording_decisions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "automation_runs" ADD CONSTRAINT "automation_runs_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "automation_runs_recent" ON "automation_runs" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "automation_runs_user" ON "automation_runs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recording_decisions_newest" ON "recording_decisions" USING btree ("recording_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE POLICY "member_select" ON "automation_runs" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_insert" ON "automation_runs" AS PERMISSIVE FOR INSERT TO "app_member" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "automation_runs" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or app_may('sessions.manage'));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "automation_runs" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user() or (user_id is null and app_may('sessions.manage')));--> statement-breakpoint
CREATE POLICY "jobs_select" ON "automation_runs" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "automation_runs" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "automation_runs" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "automation_runs" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "staff_select" ON "drive_connections" AS PERMISSIVE FOR SELECT TO "app_staff" USING (app_may('sessions.manage'));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "drive_connections" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (app_may('sessions.manage'));--> statement-breakpoint
CREATE POLICY "staff_update" ON "drive_connections" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (app_may('sessions.manage')) WITH CHECK (app_may('sessions.manage'));--> statement-breakpoint
CREATE POLICY "jobs_select" ON "drive_connections" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "drive_connections" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "staff_select" ON "recording_decisions" AS PERMISSIVE FOR SELECT TO "app_staff" USING (app_may('sessions.manage'));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "recording_decisions" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (app_may('sessions.manage'));--> statement-breakpoint
CREATE POLICY "jobs_select" ON "recording_decisions" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "recording_decisions" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);