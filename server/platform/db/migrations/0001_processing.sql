CREATE TABLE "processing_acceptances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"company_id" uuid,
	"company" text NOT NULL,
	"address" text NOT NULL,
	"name" text NOT NULL,
	"position" text NOT NULL,
	"version" integer NOT NULL,
	"in_force_since" date NOT NULL,
	"text_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "processing_acceptances" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "processing_acceptances" ADD CONSTRAINT "processing_acceptances_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "processing_acceptances_once" ON "processing_acceptances" USING btree ("user_id","version",lower("company"));--> statement-breakpoint
CREATE INDEX "processing_acceptances_newest" ON "processing_acceptances" USING btree ("user_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE POLICY "member_select" ON "processing_acceptances" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "member_insert" ON "processing_acceptances" AS PERMISSIVE FOR INSERT TO "app_member" WITH CHECK (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "processing_acceptances" AS PERMISSIVE FOR SELECT TO "app_staff" USING (not app_is_demo(user_id));