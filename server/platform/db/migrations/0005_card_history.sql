CREATE TABLE "service_card_versions" (
	"service_card_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"changed" text[] NOT NULL,
	"edited_by" uuid NOT NULL,
	"edited_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "service_card_versions_service_card_id_version_pk" PRIMARY KEY("service_card_id","version")
);
--> statement-breakpoint
ALTER TABLE "service_card_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "service_card_versions" ADD CONSTRAINT "service_card_versions_service_card_id_service_cards_id_fk" FOREIGN KEY ("service_card_id") REFERENCES "public"."service_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_messages_failed" ON "mail_messages" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE status = 'failed';--> statement-breakpoint
CREATE INDEX "mail_messages_address" ON "mail_messages" USING btree (lower("to_address"),"created_at");--> statement-breakpoint
CREATE POLICY "staff_select" ON "service_card_versions" AS PERMISSIVE FOR SELECT TO "app_staff" USING (true);--> statement-breakpoint
CREATE POLICY "staff_insert" ON "service_card_versions" AS PERMISSIVE FOR INSERT TO "app_staff" WITH CHECK (edited_by = app_user());--> statement-breakpoint
CREATE POLICY "staff_delete" ON "service_card_versions" AS PERMISSIVE FOR DELETE TO "app_staff" USING (version <= (select c.version from service_cards c where c.id = service_card_id) - 51);