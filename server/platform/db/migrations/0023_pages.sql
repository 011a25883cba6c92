CREATE TABLE "subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscribers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"subscriber_id" uuid NOT NULL,
	"list" text NOT NULL,
	"consent_version" text NOT NULL,
	"context" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"left_at" timestamp (3) with time zone,
	CONSTRAINT "subscriptions_subscriber_id_list_pk" PRIMARY KEY("subscriber_id","list")
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_email" ON "subscribers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "subscriptions_list" ON "subscriptions" USING btree ("list","confirmed_at" DESC NULLS LAST) WHERE confirmed_at is not null and left_at is null;--> statement-breakpoint
CREATE POLICY "staff_select" ON "subscribers" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "subscribers" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "subscribers" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "subscribers" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "staff_select" ON "subscriptions" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "subscriptions" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_update" ON "subscriptions" AS PERMISSIVE FOR UPDATE TO "app_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_delete" ON "subscriptions" AS PERMISSIVE FOR DELETE TO "app_jobs" USING (true);