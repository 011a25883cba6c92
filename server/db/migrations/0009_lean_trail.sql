ALTER TABLE "audit_details" DROP CONSTRAINT "audit_details_event_id_audit_events_id_fk";
--> statement-breakpoint
DROP INDEX "audit_events_seal";--> statement-breakpoint
DROP INDEX "audit_events_refusal";--> statement-breakpoint
CREATE UNIQUE INDEX "audit_events_seal" ON "audit_events" USING btree ("seal_number") WHERE seal_number is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_events_refusal" ON "audit_events" USING btree ("refusal_key") WHERE refusal_key is not null;