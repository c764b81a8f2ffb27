ALTER TABLE "application_events" ADD COLUMN "position" text;--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "zip" text;--> statement-breakpoint
-- What happened is never changed; only what a hire was counted by so far is written beside it, once.
ALTER TABLE "application_events" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "application_events" SET "position" = j."position", "zip" = j."zip"
FROM "applications" a JOIN "jobs" j ON j."id" = a."job_id"
WHERE a."id" = "application_events"."application_id" AND "application_events"."to_stage" = 'hired';--> statement-breakpoint
ALTER TABLE "application_events" ENABLE TRIGGER USER;--> statement-breakpoint
CREATE INDEX "application_events_hires_position" ON "application_events" USING btree ("position","at","id") WHERE to_stage = 'hired';--> statement-breakpoint
CREATE INDEX "application_events_hires_zip" ON "application_events" USING btree ("zip","at","id") WHERE to_stage = 'hired';--> statement-breakpoint
CREATE INDEX "candidate_profiles_approved" ON "candidate_profiles" USING btree ("approved_at") WHERE approved_at is not null;