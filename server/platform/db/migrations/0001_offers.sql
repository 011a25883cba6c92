CREATE TABLE "outcome_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"outcome_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"transcript_id" uuid NOT NULL,
	"tier" text NOT NULL,
	"probability" real,
	"position" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"offered_kind" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"quote" text,
	"speaker" text,
	"segment" integer,
	"start_ms" integer,
	"owner" text,
	"due_on" date,
	"due_words" text,
	"cues" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"before" text,
	"after" text,
	"worded_by" uuid,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outcome_offers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "outcome_lines" ADD COLUMN "worded_by" uuid;--> statement-breakpoint
ALTER TABLE "session_outcomes" ADD COLUMN "is_english" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "session_outcomes" ADD COLUMN "review_ms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "session_outcomes" ADD COLUMN "review_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_id_user" UNIQUE("id","user_id");--> statement-breakpoint
ALTER TABLE "outcome_offers" ADD CONSTRAINT "outcome_offers_outcome" FOREIGN KEY ("outcome_id","user_id") REFERENCES "public"."session_outcomes"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcome_offers" ADD CONSTRAINT "outcome_offers_spoken" FOREIGN KEY ("transcript_id","user_id") REFERENCES "public"."transcripts"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outcome_offers_order" ON "outcome_offers" USING btree ("outcome_id","position");--> statement-breakpoint
CREATE INDEX "outcome_offers_transcript" ON "outcome_offers" USING btree ("transcript_id");--> statement-breakpoint
CREATE POLICY "staff_select" ON "outcome_offers" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage')) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_insert" ON "outcome_offers" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage')) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_update" ON "outcome_offers" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage')) and not app_is_demo(user_id))) WITH CHECK (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage')) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "staff_delete" ON "outcome_offers" AS PERMISSIVE FOR DELETE TO "app_staff" USING (user_id = app_user() or ((app_advises(user_id) or app_may('sessions.manage')) and not app_is_demo(user_id)));--> statement-breakpoint
CREATE POLICY "jobs_select" ON "outcome_offers" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "outcome_offers" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "outcome_offers" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "outcome_offers" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);