CREATE INDEX "card_notes_user" ON "card_notes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "transcripts_user" ON "transcripts" USING btree ("user_id");