DROP INDEX "conversation_assignees_user_id_index";--> statement-breakpoint
DROP INDEX "conversation_reads_unread";--> statement-breakpoint
ALTER TABLE "conversation_assignees" ADD COLUMN "last_side" text;--> statement-breakpoint
ALTER TABLE "conversation_assignees" ADD COLUMN "last_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversation_reads" ADD COLUMN "last_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "is_assigned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "profiles_names" ON "profiles" USING gin (to_tsvector('simple', coalesce("full_name", '')));--> statement-breakpoint
CREATE INDEX "conversation_assignees_user_id_last_at_conversation_id_index" ON "conversation_assignees" USING btree ("user_id","last_at","conversation_id");--> statement-breakpoint
CREATE INDEX "conversation_assignees_waiting" ON "conversation_assignees" USING btree ("user_id","last_at","conversation_id") WHERE "conversation_assignees"."last_side" = 'candidate';--> statement-breakpoint
CREATE INDEX "conversations_by_side" ON "conversations" USING btree ("organization_id","last_side","last_at","id") WHERE "conversations"."last_side" is not null;--> statement-breakpoint
CREATE INDEX "conversations_unassigned" ON "conversations" USING btree ("organization_id","last_at","id") WHERE "conversations"."last_side" = 'candidate' and not "conversations"."is_assigned";--> statement-breakpoint
CREATE INDEX "conversation_reads_unread" ON "conversation_reads" USING btree ("user_id","last_at","conversation_id") WHERE "conversation_reads"."unread_since" is not null;--> statement-breakpoint
ALTER TABLE "conversation_assignees" ADD CONSTRAINT "conversation_assignees_side_known" CHECK ("conversation_assignees"."last_side" in ('candidate', 'employer'));--> statement-breakpoint
UPDATE "conversation_assignees" a SET last_side = c.last_side, last_at = c.last_at FROM "conversations" c WHERE c.id = a.conversation_id;--> statement-breakpoint
UPDATE "conversation_reads" r SET last_at = c.last_at FROM "conversations" c WHERE c.id = r.conversation_id;--> statement-breakpoint
UPDATE "conversations" c SET is_assigned = true WHERE EXISTS (SELECT 1 FROM "conversation_assignees" a WHERE a.conversation_id = c.id);
