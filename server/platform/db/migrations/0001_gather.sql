CREATE TABLE "newsletter_bounces" (
	"issue_id" uuid NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT '' NOT NULL,
	"said" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "newsletter_bounces_issue_id_subscriber_id_kind_pk" PRIMARY KEY("issue_id","subscriber_id","kind")
);
--> statement-breakpoint
ALTER TABLE "newsletter_bounces" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "newsletter_bounces" ADD CONSTRAINT "newsletter_bounces_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_bounces" ADD CONSTRAINT "newsletter_bounces_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_bounces_subscriber" ON "newsletter_bounces" USING btree ("subscriber_id","at");--> statement-breakpoint
CREATE POLICY "staff_select" ON "newsletter_bounces" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "newsletter_bounces" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "newsletter_bounces" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "newsletter_bounces" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);