ALTER TABLE "mails" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "notifications_held" ON "notifications" USING btree ("held_until") WHERE held_until is not null;