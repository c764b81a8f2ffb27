ALTER TABLE "holds" DROP CONSTRAINT "holds_kind_known";--> statement-breakpoint
ALTER TABLE "candidate_profiles" ADD COLUMN "approved_position" text;--> statement-breakpoint
ALTER TABLE "candidate_profiles" ADD CONSTRAINT "candidate_profiles_approved_position_known" CHECK ("candidate_profiles"."approved_position" in ('RN', 'LPN', 'CNA', 'NP', 'MA', 'PT', 'OT', 'RRT', 'PHLEB', 'PCT', 'RT', 'MT', 'PHARM_TECH', 'FRONT_DESK'));--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_kind_known" CHECK ("holds"."kind" in ('screening', 'suspension', 'license_review', 'leaving'));