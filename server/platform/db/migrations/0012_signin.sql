CREATE TABLE "sign_in_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"account_key" text NOT NULL,
	"user_id" uuid,
	"token_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_mails_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "sign_in_mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "signed_in_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sign_in_mails" ADD CONSTRAINT "sign_in_mails_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_mails_browser" ON "sign_in_mails" USING btree ("browser_hash");--> statement-breakpoint
CREATE INDEX "sign_in_mails_user" ON "sign_in_mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_mails_account" ON "sign_in_mails" USING btree ("account_key");--> statement-breakpoint
CREATE INDEX "sign_in_mails_expires" ON "sign_in_mails" USING btree ("expires_at");--> statement-breakpoint
CREATE POLICY "auth_select" ON "sign_in_mails" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "sign_in_mails" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_update" ON "sign_in_mails" AS PERMISSIVE FOR UPDATE TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_delete" ON "sign_in_mails" AS PERMISSIVE FOR DELETE TO "app_auth" USING (true);