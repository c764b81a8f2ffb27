CREATE INDEX "applications_new_matches" ON "applications" USING btree ("organization_id","created_at") WHERE stage = 'matched';--> statement-breakpoint
CREATE INDEX "interviews_of_member" ON "interviews" USING gin ("interviewer_ids");--> statement-breakpoint
CREATE INDEX "interviews_times_to_choose" ON "interviews" USING btree ("organization_id","updated_at","id") WHERE status = 'rescheduled' and awaiting = 'employer';--> statement-breakpoint
CREATE INDEX "waits_by_due" ON "waits" USING btree ("side","due_at","application_id");