CREATE TABLE "transcriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recording_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"failure" text,
	"cuts" integer[],
	"pieces" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"language" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "transcriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "transcriptions" ADD CONSTRAINT "transcriptions_recording" FOREIGN KEY ("recording_id","user_id") REFERENCES "public"."recordings"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcriptions" ADD CONSTRAINT "transcriptions_session" FOREIGN KEY ("session_id","user_id") REFERENCES "public"."sessions"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transcriptions_of_recording" ON "transcriptions" USING btree ("recording_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "transcriptions_of_session" ON "transcriptions" USING btree ("session_id");--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "transcripts" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "staff_select" ON "transcriptions" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage') or exists (select from sessions s where s.id = session_id and s.user_id = transcriptions.user_id and s.advisor_id = app_user())) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "transcriptions" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage') or exists (select from sessions s where s.id = session_id and s.user_id = transcriptions.user_id and s.advisor_id = app_user())) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_update" ON "transcriptions" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage') or exists (select from sessions s where s.id = session_id and s.user_id = transcriptions.user_id and s.advisor_id = app_user())) and not app_is_demo(user_id))) WITH CHECK (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage') or exists (select from sessions s where s.id = session_id and s.user_id = transcriptions.user_id and s.advisor_id = app_user())) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "jobs_select" ON "transcriptions" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "transcriptions" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "transcriptions" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);