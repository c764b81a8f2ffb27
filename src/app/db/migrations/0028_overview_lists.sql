DROP INDEX "second_reviews_decided_at_index";--> statement-breakpoint
DROP INDEX "application_events_hires";--> statement-breakpoint
DROP INDEX "applications_due";--> statement-breakpoint
ALTER TABLE "verification_cases" ADD COLUMN "due_at" timestamp with time zone GENERATED ALWAYS AS ((case when extract(isodow from (submitted_at at time zone 'America/Chicago'))::int > 5
  then date_trunc('day', (submitted_at at time zone 'America/Chicago')) + (10 - extract(isodow from (submitted_at at time zone 'America/Chicago'))::int) * interval '1 day'
  else (submitted_at at time zone 'America/Chicago') + (case when extract(isodow from (submitted_at at time zone 'America/Chicago'))::int > 3 then 4 else 2 end) * interval '1 day' end) at time zone 'America/Chicago') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_cases" ADD COLUMN "first_claimed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "profiles_standing" ON "profiles" USING btree ("role",(case when "onboarding_completed" then "verification_status" else 'onboarding' end),"created_at","user_id");--> statement-breakpoint
CREATE INDEX "profiles_role_created_at_user_id_index" ON "profiles" USING btree ("role","created_at","user_id");--> statement-breakpoint
CREATE INDEX "second_reviews_decided_at_case_id_index" ON "second_reviews" USING btree ("decided_at","case_id");--> statement-breakpoint
CREATE INDEX "verification_cases_decided_at_id_index" ON "verification_cases" USING btree ("decided_at","id");--> statement-breakpoint
CREATE INDEX "verification_cases_in_time" ON "verification_cases" USING btree ("decided_at","id") WHERE decided_at <= due_at;--> statement-breakpoint
CREATE INDEX "verification_cases_decided_late" ON "verification_cases" USING btree ("decided_at","id") WHERE decided_at > due_at;--> statement-breakpoint
CREATE INDEX "application_events_hires" ON "application_events" USING btree ("at","id") WHERE to_stage = 'hired';--> statement-breakpoint
CREATE INDEX "applications_due" ON "applications" USING btree ("response_due_at","id");