ALTER TABLE "inquiries" ADD COLUMN "commented_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "inquiries" SET "commented_at" = "updated_at" WHERE status = 'in_progress' AND answer <> '';
