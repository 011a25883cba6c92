CREATE TABLE "availability" (
	"advisor_id" uuid PRIMARY KEY NOT NULL,
	"is_open" boolean DEFAULT false NOT NULL,
	"time_zone" text NOT NULL,
	"hours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"buffer_before" integer NOT NULL,
	"buffer_after" integer NOT NULL,
	"notice_hours" integer NOT NULL,
	"horizon_days" integer NOT NULL,
	"daily_maximum" integer NOT NULL,
	"meeting_url" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "availability_buffers" CHECK (buffer_before between 0 and 120 and buffer_after between 0 and 120)
);
--> statement-breakpoint
ALTER TABLE "availability" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "availability_exceptions" (
	"advisor_id" uuid NOT NULL,
	"day" date NOT NULL,
	"hours" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "availability_exceptions_advisor_id_day_pk" PRIMARY KEY("advisor_id","day")
);
--> statement-breakpoint
ALTER TABLE "availability_exceptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "booking_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"service" text NOT NULL,
	"advisor_id" uuid,
	"for_email" text,
	"created_by" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"used_by" uuid,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "booking_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "session_credits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"service" text NOT NULL,
	"source" text NOT NULL,
	"link_id" uuid,
	"advisor_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"granted_by" uuid,
	"expires_at" timestamp (3) with time zone,
	"spent_at" timestamp (3) with time zone,
	"session_id" uuid,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_credits_link_id_unique" UNIQUE("link_id"),
	CONSTRAINT "session_credits_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
ALTER TABLE "session_credits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "slot_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"advisor_id" uuid NOT NULL,
	"service" text NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "slot_holds_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "slot_holds_order" CHECK (end_time > start_time and expires_at <= created_at + interval '15 minutes')
);
--> statement-breakpoint
ALTER TABLE "slot_holds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "taken_times" (
	"id" uuid PRIMARY KEY NOT NULL,
	"advisor_id" uuid NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	"during" "tstzrange" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "taken_times" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "availability" ADD CONSTRAINT "availability_advisor_id_auth_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_exceptions" ADD CONSTRAINT "availability_exceptions_advisor_id_auth_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_links" ADD CONSTRAINT "booking_links_advisor_id_auth_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_links" ADD CONSTRAINT "booking_links_used_by_auth_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_credits" ADD CONSTRAINT "session_credits_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_advisor_id_auth_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_times" ADD CONSTRAINT "taken_times_advisor_id_auth_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_links_newest" ON "booking_links" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "booking_links_advisor" ON "booking_links" USING btree ("advisor_id");--> statement-breakpoint
CREATE INDEX "booking_links_user" ON "booking_links" USING btree ("used_by");--> statement-breakpoint
CREATE INDEX "session_credits_member" ON "session_credits" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "slot_holds_advisor" ON "slot_holds" USING btree ("advisor_id","expires_at");--> statement-breakpoint
CREATE INDEX "slot_holds_expiry" ON "slot_holds" USING btree ("expires_at");--> statement-breakpoint
CREATE POLICY "staff_select" ON "availability" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "staff_insert" ON "availability" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (advisor_id = app_user() or app_may('sessions.manage') or app_is_admin());--> statement-breakpoint
CREATE POLICY "staff_update" ON "availability" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (advisor_id = app_user() or app_may('sessions.manage') or app_is_admin()) WITH CHECK (advisor_id = app_user() or app_may('sessions.manage') or app_is_admin());--> statement-breakpoint
CREATE POLICY "staff_select" ON "availability_exceptions" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "staff_insert" ON "availability_exceptions" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (advisor_id = app_user() or app_may('sessions.manage') or app_is_admin());--> statement-breakpoint
CREATE POLICY "staff_update" ON "availability_exceptions" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (advisor_id = app_user() or app_may('sessions.manage') or app_is_admin()) WITH CHECK (advisor_id = app_user() or app_may('sessions.manage') or app_is_admin());--> statement-breakpoint
CREATE POLICY "staff_delete" ON "availability_exceptions" AS PERMISSIVE FOR DELETE TO "app_staff" USING (advisor_id = app_user() or app_may('sessions.manage') or app_is_admin());--> statement-breakpoint
CREATE POLICY "staff_select" ON "booking_links" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "staff_insert" ON "booking_links" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (created_by = app_user());--> statement-breakpoint
CREATE POLICY "staff_update" ON "booking_links" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (created_by = app_user() or app_may('sessions.manage') or app_is_admin()) WITH CHECK (created_by = app_user() or app_may('sessions.manage') or app_is_admin());--> statement-breakpoint
CREATE POLICY "member_select" ON "session_credits" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "session_credits" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or (app_advises(user_id) or app_may('sessions.manage') or app_is_admin()) and not app_is_demo(user_id));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "session_credits" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK ((app_advises(user_id) or app_may('sessions.manage') or app_is_admin()) and not app_is_demo(user_id) and source = 'staff');--> statement-breakpoint
CREATE POLICY "staff_update" ON "session_credits" AS PERMISSIVE FOR UPDATE TO "app_staff" USING ((app_advises(user_id) or app_may('sessions.manage') or app_is_admin()) and not app_is_demo(user_id)) WITH CHECK ((app_advises(user_id) or app_may('sessions.manage') or app_is_admin()) and not app_is_demo(user_id));--> statement-breakpoint
CREATE POLICY "member_select" ON "slot_holds" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_delete" ON "slot_holds" AS PERMISSIVE FOR DELETE TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "slot_holds" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "staff_delete" ON "slot_holds" AS PERMISSIVE FOR DELETE TO "app_staff" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "jobs_select" ON "slot_holds" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "slot_holds" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "staff_select" ON "taken_times" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "taken_times" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);