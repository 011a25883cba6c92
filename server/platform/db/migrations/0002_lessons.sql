CREATE TABLE "learning_progress" (
	"user_id" uuid NOT NULL,
	"company_id" uuid,
	"lesson" text NOT NULL,
	"done_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "learning_progress_user_id_lesson_pk" PRIMARY KEY("user_id","lesson")
);
--> statement-breakpoint
ALTER TABLE "learning_progress" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "learning_progress" ADD CONSTRAINT "learning_progress_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "member_select" ON "learning_progress" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_insert" ON "learning_progress" AS PERMISSIVE FOR INSERT TO "app_member" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_delete" ON "learning_progress" AS PERMISSIVE FOR DELETE TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "learning_progress" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_insert" ON "learning_progress" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_delete" ON "learning_progress" AS PERMISSIVE FOR DELETE TO "app_staff" USING (user_id = app_user());