CREATE TABLE "card_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"card_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"company_id" uuid,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card_attachments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recordings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid,
	"user_id" uuid,
	"created_by" uuid,
	"company_id" uuid,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"file_id" uuid,
	"name" text NOT NULL,
	"mime_type" text,
	"byte_size" bigint,
	"duration_ms" integer,
	"has_video" boolean DEFAULT false NOT NULL,
	"peaks" smallint[],
	"recorded_at" timestamp (3) with time zone,
	"drive_file_id" text,
	"drive" jsonb,
	"is_download_allowed" boolean DEFAULT false NOT NULL,
	"linked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recordings_id_user" UNIQUE("id","user_id")
);
--> statement-breakpoint
ALTER TABLE "recordings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "file_erasures" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "file_erasures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"created_by" uuid,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"byte_size" bigint NOT NULL,
	"type" text,
	"key" text NOT NULL,
	"sha256" text,
	"status" text DEFAULT 'arriving' NOT NULL,
	"refusal" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"stored_at" timestamp (3) with time zone,
	CONSTRAINT "files_key_unique" UNIQUE("key"),
	CONSTRAINT "files_id_user" UNIQUE("id","user_id")
);
--> statement-breakpoint
ALTER TABLE "files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "recording_id" uuid;--> statement-breakpoint
ALTER TABLE "card_attachments" ADD CONSTRAINT "card_attachments_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_attachments" ADD CONSTRAINT "card_attachments_card" FOREIGN KEY ("card_id","user_id") REFERENCES "public"."julboard_tasks"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_attachments" ADD CONSTRAINT "card_attachments_file" FOREIGN KEY ("id","user_id") REFERENCES "public"."files"("id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_session" FOREIGN KEY ("session_id","user_id") REFERENCES "public"."sessions"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_file" FOREIGN KEY ("file_id","user_id") REFERENCES "public"."files"("id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_attachments_card_created" ON "card_attachments" USING btree ("card_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "card_attachments_user" ON "card_attachments" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recordings_drive_file" ON "recordings" USING btree ("drive_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recordings_of_file" ON "recordings" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "recordings_of_session" ON "recordings" USING btree ("session_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "recordings_unlinked" ON "recordings" USING btree ("created_at" DESC NULLS LAST,"id") WHERE session_id is null;--> statement-breakpoint
CREATE INDEX "recordings_user" ON "recordings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "files_open" ON "files" USING btree ("created_at") WHERE status in ('arriving', 'checking');--> statement-breakpoint
CREATE POLICY "member_select" ON "card_attachments" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_insert" ON "card_attachments" AS PERMISSIVE FOR INSERT TO "app_member" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_update" ON "card_attachments" AS PERMISSIVE FOR UPDATE TO "app_member" USING (user_id = app_user()) WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "card_attachments" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or app_advises(user_id));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "card_attachments" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_update" ON "card_attachments" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (user_id = app_user()) WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "jobs_select" ON "card_attachments" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "card_attachments" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "recordings" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "recordings" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage') or exists (select from sessions s where s.id = session_id and s.user_id = recordings.user_id and s.advisor_id = app_user())) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "recordings" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage') or exists (select from sessions s where s.id = session_id and s.user_id = recordings.user_id and s.advisor_id = app_user())) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_update" ON "recordings" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage') or exists (select from sessions s where s.id = session_id and s.user_id = recordings.user_id and s.advisor_id = app_user())) and not app_is_demo(user_id))) WITH CHECK (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage') or exists (select from sessions s where s.id = session_id and s.user_id = recordings.user_id and s.advisor_id = app_user())) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_delete" ON "recordings" AS PERMISSIVE FOR DELETE TO "app_staff" USING (exists (select from sessions s where s.id = session_id and s.user_id = recordings.user_id and s.advisor_id = app_user()) and not app_is_demo(user_id));--> statement-breakpoint
CREATE POLICY "jobs_select" ON "recordings" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "recordings" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "recordings" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "recordings" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "file_erasures" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "file_erasures" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "files" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_insert" ON "files" AS PERMISSIVE FOR INSERT TO "app_member" WITH CHECK (user_id = app_user() and created_by = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "files" AS PERMISSIVE FOR SELECT TO "app_staff" USING (created_by = app_user() or user_id = app_user() or exists (select from recordings r where r.file_id = files.id)
  or exists (select from card_attachments a where a.id = files.id));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "files" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (created_by = app_user() and (user_id = app_user()
  or ((app_advises(user_id) or app_may('sessions.manage') or exists (select from sessions s where s.user_id = files.user_id and s.advisor_id = app_user())) and not app_is_demo(user_id))));--> statement-breakpoint
CREATE POLICY "jobs_select" ON "files" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "files" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "files" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "files" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);