DROP INDEX "notifications_unread";--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "digest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "group_key" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "count" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "digest_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "notifications_digest" ON "notifications" USING btree ("digest_at") WHERE digest_at is not null;--> statement-breakpoint
CREATE INDEX "notifications_group" ON "notifications" USING btree ("user_id","kind","group_key","seq") WHERE group_key is not null;--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE read_at is null and not is_hidden;