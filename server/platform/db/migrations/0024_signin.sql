CREATE TABLE "authenticators" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "authenticators" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "factor_resets" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"asked_by" uuid NOT NULL,
	"reason" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "factor_resets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
ALTER TABLE "passkeys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "recovery_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD COLUMN "proven_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD COLUMN "factor_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD COLUMN "awaits_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD COLUMN "way" text;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_resets" ADD CONSTRAINT "factor_resets_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "auth_select" ON "authenticators" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "authenticators" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_update" ON "authenticators" AS PERMISSIVE FOR UPDATE TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_delete" ON "authenticators" AS PERMISSIVE FOR DELETE TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_select" ON "factor_resets" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "factor_resets" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_update" ON "factor_resets" AS PERMISSIVE FOR UPDATE TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_delete" ON "factor_resets" AS PERMISSIVE FOR DELETE TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_select" ON "passkeys" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "passkeys" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_update" ON "passkeys" AS PERMISSIVE FOR UPDATE TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_delete" ON "passkeys" AS PERMISSIVE FOR DELETE TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "member_select" ON "passkeys" AS PERMISSIVE FOR SELECT TO "app_member" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "staff_select" ON "passkeys" AS PERMISSIVE FOR SELECT TO "app_staff" USING (user_id = app_user());--> statement-breakpoint
CREATE POLICY "auth_select" ON "recovery_codes" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "auth_insert" ON "recovery_codes" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_update" ON "recovery_codes" AS PERMISSIVE FOR UPDATE TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_delete" ON "recovery_codes" AS PERMISSIVE FOR DELETE TO "app_auth" USING (true);