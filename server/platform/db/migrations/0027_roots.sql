ALTER TABLE "calendly_invitees" DROP CONSTRAINT "calendly_invitees_user_id_auth_users_id_fk";
--> statement-breakpoint
ALTER TABLE "calendly_invitees" ADD CONSTRAINT "calendly_invitees_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;