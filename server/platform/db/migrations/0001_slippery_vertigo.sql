ALTER TABLE "newsletter_issues" ADD COLUMN "lost_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD COLUMN "late_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD COLUMN "complained_count" integer DEFAULT 0 NOT NULL;