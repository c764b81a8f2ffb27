CREATE TABLE "lab_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"created_by" uuid NOT NULL,
	"run" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"job_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"side" text NOT NULL,
	"question" text NOT NULL,
	"receipt" jsonb NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"outcome" text,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "weights_versions" ADD COLUMN "limits" jsonb;--> statement-breakpoint
ALTER TABLE "weights_versions" ADD COLUMN "evidence" jsonb;--> statement-breakpoint
ALTER TABLE "match_reviews" ADD CONSTRAINT "match_reviews_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_reviews" ADD CONSTRAINT "match_reviews_candidate_id_profiles_user_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lab_runs_created_at_index" ON "lab_runs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "match_reviews_status_created_at_index" ON "match_reviews" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "match_reviews_asked_by_created_at_index" ON "match_reviews" USING btree ("asked_by","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "match_reviews_one_open" ON "match_reviews" USING btree ("job_id","candidate_id","asked_by") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "weights_versions_one_active" ON "weights_versions" USING btree ("status") WHERE status = 'active';