CREATE INDEX "jobs_title_trigrams" ON "jobs" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mails_subject_trigrams" ON "mails" USING gin ("subject" gin_trgm_ops);