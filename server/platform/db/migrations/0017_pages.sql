ALTER TABLE "inquiries" ADD COLUMN "held" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "page_number" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "text_digest" text;--> statement-breakpoint
CREATE INDEX "inquiries_page" ON "inquiries" USING btree ("page_number") WHERE page_number is not null;--> statement-breakpoint
CREATE INDEX "inquiries_text" ON "inquiries" USING btree ("text_digest","created_at") WHERE text_digest is not null;