ALTER TABLE "auth"."sessions" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."verifications" ADD COLUMN "detail" text;