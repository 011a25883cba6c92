CREATE TABLE "service_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"card_id" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price_eur" integer,
	"price_usd" integer,
	"price_gbp" integer,
	"price" text DEFAULT '' NOT NULL,
	"button_text" text DEFAULT 'Learn More' NOT NULL,
	"badge_text" text DEFAULT '' NOT NULL,
	"position_order" integer NOT NULL,
	"location" text DEFAULT 'main' NOT NULL,
	"section_type" text DEFAULT 'main' NOT NULL,
	"cta_type" text DEFAULT 'info' NOT NULL,
	"cta_config" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_cards_card_id" UNIQUE("card_id")
);
--> statement-breakpoint
ALTER TABLE "service_cards" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "service_cards_order" ON "service_cards" USING btree ("position_order","id");--> statement-breakpoint
CREATE POLICY "staff_select" ON "service_cards" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "staff_insert" ON "service_cards" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "staff_update" ON "service_cards" AS PERMISSIVE FOR UPDATE TO "app_staff" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs_select" ON "service_cards" AS PERMISSIVE FOR SELECT TO "app_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs_insert" ON "service_cards" AS PERMISSIVE FOR INSERT TO "app_jobs" WITH CHECK (true);