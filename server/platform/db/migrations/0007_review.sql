ALTER TABLE "outcome_offers" ALTER COLUMN "transcript_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "julboard_tasks" ADD COLUMN "for_name" text;--> statement-breakpoint
ALTER TABLE "outcome_offers" ADD COLUMN "offered_text" text;