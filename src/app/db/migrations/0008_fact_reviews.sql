ALTER TABLE "candidate_profiles" ADD COLUMN "first_exam_result_on" date;--> statement-breakpoint
ALTER TABLE "verification_cases" ADD COLUMN "changes" text[];