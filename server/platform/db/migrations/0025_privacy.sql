CREATE TABLE "data_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"archive" "bytea",
	"byte_size" integer,
	"due_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "data_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "erased_people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"erased_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "erased_people" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "data_requests_open" ON "data_requests" USING btree ("user_id","kind") WHERE status in ('queued', 'running', 'waiting');--> statement-breakpoint
CREATE INDEX "data_requests_newest" ON "data_requests" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "data_requests_due" ON "data_requests" USING btree ("due_at");--> statement-breakpoint
CREATE POLICY "member_select" ON "data_requests" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_insert" ON "data_requests" AS PERMISSIVE FOR INSERT TO "app_member" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "data_requests" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_insert" ON "data_requests" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "jobs_select" ON "data_requests" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "data_requests" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "data_requests" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "erased_people" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "erased_people" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);