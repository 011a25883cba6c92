CREATE TABLE "board_checkins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"company_id" uuid,
	"body" text NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "board_checkins" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "company_metrics" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"company_id" uuid,
	"metric" text NOT NULL,
	"value" bigint NOT NULL,
	"currency" text,
	"as_of" date NOT NULL,
	"source" text DEFAULT 'entered' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_metrics_value" CHECK (value >= 0)
);
--> statement-breakpoint
ALTER TABLE "company_metrics" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "milestone_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"milestone_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"company_id" uuid,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"from_progress" integer NOT NULL,
	"to_progress" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "milestone_history" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "milestones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"company_id" uuid,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"objective" text DEFAULT '' NOT NULL,
	"owner" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'not_started' NOT NULL,
	"progress_percentage" integer DEFAULT 0 NOT NULL,
	"start_date" date,
	"target_date" date,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "milestones_id_user" UNIQUE("id","user_id"),
	CONSTRAINT "milestones_progress" CHECK (progress_percentage between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "milestones" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "julboard_tasks_recent";--> statement-breakpoint
ALTER TABLE "julboard_tasks" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "julboard_tasks" ADD COLUMN "decided_on" date;--> statement-breakpoint
ALTER TABLE "board_checkins" ADD CONSTRAINT "board_checkins_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_metrics" ADD CONSTRAINT "company_metrics_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_history" ADD CONSTRAINT "milestone_history_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_history" ADD CONSTRAINT "milestone_history_milestone" FOREIGN KEY ("milestone_id","user_id") REFERENCES "public"."milestones"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestones" ADD CONSTRAINT "milestones_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_checkins_recent" ON "board_checkins" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "board_checkins_user" ON "board_checkins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "company_metrics_trend" ON "company_metrics" USING btree ("user_id","metric","as_of" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "company_metrics_recent" ON "company_metrics" USING btree ("user_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "milestone_history_milestone" ON "milestone_history" USING btree ("milestone_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "milestone_history_recent" ON "milestone_history" USING btree ("user_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "milestones_target" ON "milestones" USING btree ("user_id","target_date","id");--> statement-breakpoint
CREATE INDEX "julboard_tasks_archived" ON "julboard_tasks" USING btree ("user_id","rank","id") WHERE archived_at is not null;--> statement-breakpoint
CREATE INDEX "julboard_tasks_decisions" ON "julboard_tasks" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE kind = 'decision' and archived_at is null;--> statement-breakpoint
CREATE INDEX "julboard_tasks_recent" ON "julboard_tasks" USING btree ("user_id","updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE POLICY "member_select" ON "board_checkins" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_insert" ON "board_checkins" AS PERMISSIVE FOR INSERT TO "app_member" WITH CHECK (user_id = app_user() and created_by = app_user());--> statement-breakpoint
CREATE POLICY "member_update" ON "board_checkins" AS PERMISSIVE FOR UPDATE TO "app_member" USING (user_id = app_user() and created_by = app_user()) WITH CHECK (user_id = app_user() and created_by = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "board_checkins" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or app_advises(user_id));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "board_checkins" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (created_by = app_user() and (user_id = app_user() or app_advises(user_id)));--> statement-breakpoint
CREATE POLICY "staff_update" ON "board_checkins" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (created_by = app_user() and (user_id = app_user() or app_advises(user_id))) WITH CHECK (created_by = app_user() and (user_id = app_user() or app_advises(user_id)));--> statement-breakpoint
CREATE POLICY "auth_insert" ON "board_checkins" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "company_metrics" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_insert" ON "company_metrics" AS PERMISSIVE FOR INSERT TO "app_member" WITH CHECK (user_id = app_user() and created_by = app_user());--> statement-breakpoint
CREATE POLICY "member_update" ON "company_metrics" AS PERMISSIVE FOR UPDATE TO "app_member" USING (user_id = app_user() and created_by = app_user()) WITH CHECK (user_id = app_user() and created_by = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "company_metrics" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or app_advises(user_id));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "company_metrics" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user() and created_by = app_user());--> statement-breakpoint
CREATE POLICY "staff_update" ON "company_metrics" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (user_id = app_user() and created_by = app_user()) WITH CHECK (user_id = app_user() and created_by = app_user());--> statement-breakpoint
CREATE POLICY "auth_insert" ON "company_metrics" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "milestone_history" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_insert" ON "milestone_history" AS PERMISSIVE FOR INSERT TO "app_member" WITH CHECK (user_id = app_user() and created_by = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "milestone_history" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or app_advises(user_id));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "milestone_history" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user() and created_by = app_user());--> statement-breakpoint
CREATE POLICY "auth_insert" ON "milestone_history" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "milestones" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_insert" ON "milestones" AS PERMISSIVE FOR INSERT TO "app_member" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_update" ON "milestones" AS PERMISSIVE FOR UPDATE TO "app_member" USING (user_id = app_user()) WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "milestones" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or app_advises(user_id));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "milestones" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_update" ON "milestones" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (user_id = app_user()) WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "auth_insert" ON "milestones" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);