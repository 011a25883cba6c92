-- What was written before is emptied; nothing fills it by default from now on.
ALTER TABLE "mail_messages" ADD COLUMN "values" jsonb NOT NULL DEFAULT '{}';--> statement-breakpoint
ALTER TABLE "mail_messages" ALTER COLUMN "values" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "mail_messages" DROP COLUMN "subject";--> statement-breakpoint
ALTER TABLE "mail_messages" DROP COLUMN "text_body";--> statement-breakpoint
ALTER TABLE "mail_messages" DROP COLUMN "html_body";--> statement-breakpoint
CREATE POLICY "member_insert" ON "live_events" AS PERMISSIVE FOR INSERT TO "app_member" WITH CHECK (member_id = app_user() or exists (select from profiles p where p.id = member_id));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "live_events" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (member_id is null or member_id = app_user() or exists (select from profiles p where p.id = member_id));--> statement-breakpoint
CREATE POLICY "auth_insert" ON "live_events" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "live_events" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);