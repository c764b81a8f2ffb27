DROP INDEX "audit_log_subject_type_subject_id_index";--> statement-breakpoint
DROP INDEX "audit_log_action_seq_index";--> statement-breakpoint
CREATE INDEX "application_events_hires" ON "application_events" USING btree ("at") WHERE to_stage = 'hired';--> statement-breakpoint
CREATE INDEX "applications_due" ON "applications" USING btree ("response_due_at");--> statement-breakpoint
CREATE INDEX "audit_log_subject_id_seq_index" ON "audit_log" USING btree ("subject_id","seq");--> statement-breakpoint
CREATE INDEX "audit_log_subject_type_seq_index" ON "audit_log" USING btree ("subject_type","seq");--> statement-breakpoint
CREATE INDEX "audit_log_action_prefix" ON "audit_log" USING btree ("action" text_pattern_ops,"seq");--> statement-breakpoint
CREATE INDEX "audit_log_at_index" ON "audit_log" USING btree ("at");