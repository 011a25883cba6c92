DROP INDEX "audit_events_at";--> statement-breakpoint
DROP INDEX "audit_events_member";--> statement-breakpoint
DROP INDEX "live_events_cursor";--> statement-breakpoint
DROP INDEX "live_events_age";--> statement-breakpoint
DROP INDEX "audit_events_action";--> statement-breakpoint
ALTER TABLE "live_events" DROP CONSTRAINT "live_events_pkey";--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_cursor" PRIMARY KEY("xid","id");--> statement-breakpoint
CREATE INDEX "audit_events_action" ON "audit_events" USING btree ("action","id");
