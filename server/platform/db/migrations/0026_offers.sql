CREATE TABLE "calendly_invitees" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uri" text NOT NULL,
	"old_invitee" text,
	"new_invitee" text,
	"facts" jsonb NOT NULL,
	"user_id" uuid,
	"matched_by" text,
	"session_id" uuid,
	"trouble" text,
	"is_settled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendly_invitees_uri" UNIQUE("uri")
);
--> statement-breakpoint
ALTER TABLE "calendly_invitees" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "calendly_webhooks" (
	"key" text PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calendly_webhooks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "calendly_invitees" ADD CONSTRAINT "calendly_invitees_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendly_invitees_old" ON "calendly_invitees" USING btree ("old_invitee");--> statement-breakpoint
CREATE INDEX "calendly_invitees_new" ON "calendly_invitees" USING btree ("new_invitee");--> statement-breakpoint
CREATE INDEX "calendly_invitees_user" ON "calendly_invitees" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "calendly_invitees_open" ON "calendly_invitees" USING btree ("is_settled","updated_at");--> statement-breakpoint
CREATE INDEX "calendly_webhooks_received" ON "calendly_webhooks" USING btree ("received_at" DESC NULLS LAST,"key");--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "sessions" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "staff_select" ON "calendly_invitees" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "staff_update" ON "calendly_invitees" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (app_may('sessions.manage') or app_is_admin()) WITH CHECK (app_may('sessions.manage') or app_is_admin());--> statement-breakpoint
CREATE POLICY "jobs_select" ON "calendly_invitees" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "calendly_invitees" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "calendly_invitees" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "staff_select" ON "calendly_webhooks" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "calendly_webhooks" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "calendly_webhooks" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "calendly_webhooks" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "calendly_webhooks" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);