CREATE TABLE "audit_cuts" (
	"seal_number" bigint PRIMARY KEY NOT NULL,
	"seal" text NOT NULL,
	"cut_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_cuts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "retention_choices" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"months" integer NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "retention_choices_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "retention_choices_months" CHECK (months between 1 and 120)
);
--> statement-breakpoint
ALTER TABLE "retention_choices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "retention_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"ran_at" timestamp (3) with time zone NOT NULL,
	"erased" integer NOT NULL,
	"erased_total" bigint NOT NULL,
	"failure" text
);
--> statement-breakpoint
ALTER TABLE "retention_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "retention_choices" ADD CONSTRAINT "retention_choices_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "staff_select" ON "audit_cuts" AS PERMISSIVE FOR SELECT TO "app_staff" USING (app_is_admin());--> statement-breakpoint
CREATE POLICY "jobs_select" ON "audit_cuts" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "retention_choices" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_insert" ON "retention_choices" AS PERMISSIVE FOR INSERT TO "app_member" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_update" ON "retention_choices" AS PERMISSIVE FOR UPDATE TO "app_member" USING (user_id = app_user()) WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "retention_choices" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_insert" ON "retention_choices" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_update" ON "retention_choices" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (user_id = app_user()) WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "retention_runs" AS PERMISSIVE FOR SELECT TO "app_staff" USING (app_is_admin());--> statement-breakpoint
CREATE POLICY "jobs_select" ON "retention_runs" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "retention_runs" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "retention_runs" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);