ALTER TABLE "facility_directory" ADD COLUMN "is_invented" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "exclusion_files" ADD COLUMN "is_invented" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "item_reviews" ADD COLUMN "evidence" jsonb;--> statement-breakpoint
ALTER TABLE "verification_cases" ADD COLUMN "override_over" text[];