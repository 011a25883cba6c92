CREATE TABLE "session_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"company_id" uuid,
	"tags" text[] DEFAULT '{session}' NOT NULL,
	"content" text NOT NULL,
	"content_type" text DEFAULT 'text' NOT NULL,
	"file_url" text,
	"file_name" text,
	"capture_context" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "further_people" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "session_notes" ADD CONSTRAINT "session_notes_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_notes" ADD CONSTRAINT "session_notes_session" FOREIGN KEY ("session_id","user_id") REFERENCES "public"."sessions"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_notes_session_created" ON "session_notes" USING btree ("session_id","created_at","id");--> statement-breakpoint
CREATE INDEX "session_notes_user" ON "session_notes" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "member_delete" ON "board_assignments" AS PERMISSIVE FOR DELETE TO "app_member" USING (user_id = app_user() and source_type = 'session_notes');--> statement-breakpoint
CREATE POLICY "staff_delete" ON "board_assignments" AS PERMISSIVE FOR DELETE TO "app_staff" USING (user_id = app_user() and source_type = 'session_notes');--> statement-breakpoint
CREATE POLICY "member_select" ON "session_notes" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_insert" ON "session_notes" AS PERMISSIVE FOR INSERT TO "app_member" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_update" ON "session_notes" AS PERMISSIVE FOR UPDATE TO "app_member" USING (user_id = app_user()) WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "session_notes" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage') or exists (select from sessions s where s.id = session_id and s.user_id = session_notes.user_id and s.advisor_id = app_user())) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "session_notes" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_update" ON "session_notes" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (user_id = app_user()) WITH CHECK (user_id = app_user());