ALTER TABLE "audit_seals" DROP CONSTRAINT "audit_seals_pkey";--> statement-breakpoint
ALTER TABLE "audit_seals" ADD COLUMN "position" bigint PRIMARY KEY NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_cases" ADD COLUMN "callback_source" text;--> statement-breakpoint
ALTER TABLE "verification_cases" ADD COLUMN "override_by" uuid;--> statement-breakpoint
ALTER TABLE "verification_cases" ADD COLUMN "override_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "verification_cases" ADD COLUMN "override_reason" text;--> statement-breakpoint
ALTER TABLE "audit_seals" ADD CONSTRAINT "audit_seals_seq_unique" UNIQUE("seq");