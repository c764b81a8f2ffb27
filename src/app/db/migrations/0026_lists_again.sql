DROP INDEX "applications_job_id_stage_index";--> statement-breakpoint
DROP INDEX "role_requests_same";--> statement-breakpoint
DROP INDEX "screening_hits_open";--> statement-breakpoint
DROP INDEX "screening_hits_decided";--> statement-breakpoint
ALTER TABLE "role_requests" ADD COLUMN "role_key" text GENERATED ALWAYS AS (lower(requested_role)) STORED;--> statement-breakpoint
CREATE INDEX "applications_job_id_stage_candidate_id_index" ON "applications" USING btree ("job_id","stage","candidate_id");--> statement-breakpoint
CREATE INDEX "verification_cases_subject_type_status_submitted_at_id_index" ON "verification_cases" USING btree ("subject_type","status","submitted_at","id");--> statement-breakpoint
CREATE INDEX "verification_cases_subject_type_status_decided_at_id_index" ON "verification_cases" USING btree ("subject_type","status","decided_at","id");--> statement-breakpoint
CREATE INDEX "role_requests_same" ON "role_requests" USING btree ("role_key","id");--> statement-breakpoint
CREATE INDEX "screening_hits_open" ON "screening_hits" USING btree ("score","id") WHERE status in ('possible', 'unresolved');--> statement-breakpoint
CREATE INDEX "screening_hits_decided" ON "screening_hits" USING btree ("decided_at","id") WHERE status in ('confirmed', 'cleared');