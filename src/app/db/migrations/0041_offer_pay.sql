ALTER TABLE "offers" ADD COLUMN "differential_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "pay_reason" text;