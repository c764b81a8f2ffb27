DROP INDEX "jobs_status_position_state_index";--> statement-breakpoint
DROP INDEX "mails_created_at_index";--> statement-breakpoint
DROP INDEX "mails_unsent";--> statement-breakpoint
DROP INDEX "audit_log_subject_id_seq_index";--> statement-breakpoint
DROP INDEX "audit_log_actor_id_seq_index";--> statement-breakpoint
DROP INDEX "audit_log_subject_type_seq_index";--> statement-breakpoint
DROP INDEX "audit_log_at_index";--> statement-breakpoint
DROP INDEX "reports_status_created_at_index";--> statement-breakpoint
DROP INDEX "verification_cases_status_submitted_at_index";--> statement-breakpoint
DROP INDEX "role_requests_same";--> statement-breakpoint
DROP INDEX "audit_log_action_prefix";--> statement-breakpoint
CREATE INDEX "offers_application_id_index" ON "offers" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "faq_questions_status_created_at_id_index" ON "faq_questions" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "holds_open" ON "holds" USING btree ("created_at","id") WHERE released_at is null;--> statement-breakpoint
CREATE INDEX "holds_released" ON "holds" USING btree ("created_at","id") WHERE released_at is not null;--> statement-breakpoint
CREATE INDEX "jobs_status_position_state_published_at_index" ON "jobs" USING btree ("status","position","state","published_at");--> statement-breakpoint
CREATE INDEX "mails_created_at_id_index" ON "mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mails_status_created_at_id_index" ON "mails" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject_id_at_seq_index" ON "audit_log" USING btree ("subject_id","at","seq");--> statement-breakpoint
CREATE INDEX "audit_log_actor_id_at_seq_index" ON "audit_log" USING btree ("actor_id","at","seq");--> statement-breakpoint
CREATE INDEX "audit_log_subject_type_at_seq_index" ON "audit_log" USING btree ("subject_type","at","seq");--> statement-breakpoint
CREATE INDEX "audit_log_at_seq_index" ON "audit_log" USING btree ("at","seq");--> statement-breakpoint
CREATE INDEX "reports_status_created_at_id_index" ON "reports" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "reports_status_resolved_at_id_index" ON "reports" USING btree ("status","resolved_at","id");--> statement-breakpoint
CREATE INDEX "organizations_name_trigrams" ON "organizations" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "verification_cases_status_submitted_at_id_index" ON "verification_cases" USING btree ("status","submitted_at","id");--> statement-breakpoint
CREATE INDEX "verification_cases_status_decided_at_id_index" ON "verification_cases" USING btree ("status","decided_at","id");--> statement-breakpoint
CREATE INDEX "verification_cases_user_id_submitted_at_index" ON "verification_cases" USING btree ("user_id","submitted_at");--> statement-breakpoint
CREATE INDEX "verification_cases_organization_id_submitted_at_index" ON "verification_cases" USING btree ("organization_id","submitted_at");--> statement-breakpoint
CREATE INDEX "verification_cases_claimed" ON "verification_cases" USING btree ("claimed_by","submitted_at") WHERE claimed_by is not null;--> statement-breakpoint
CREATE INDEX "role_requests_same" ON "role_requests" USING btree (lower("requested_role"),"id");--> statement-breakpoint
CREATE INDEX "audit_log_action_prefix" ON "audit_log" USING btree ("action" text_pattern_ops,"at","seq");