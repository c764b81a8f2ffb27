DROP INDEX "faq_questions_status_published_at_index";--> statement-breakpoint
ALTER TABLE "faq_questions" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "faq_questions_public" ON "faq_questions" USING btree ((-coalesce(sort_order, 0)),"published_at","id") WHERE status = 'published';--> statement-breakpoint
ALTER TABLE "faq_questions" ADD CONSTRAINT "faq_questions_deleted_unseen" CHECK ("faq_questions"."deleted_at" is null or "faq_questions"."status" <> 'published');