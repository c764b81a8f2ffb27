CREATE TABLE "application_receipts" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"receipt" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_views" (
	"job_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"rank_score" double precision NOT NULL,
	"employer_score" double precision NOT NULL,
	"receipt" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"allocated_at" timestamp with time zone,
	"is_current" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "match_views_job_id_candidate_id_pk" PRIMARY KEY("job_id","candidate_id")
);
--> statement-breakpoint
DROP INDEX "matches_shown_of_person";--> statement-breakpoint
DROP INDEX "matches_shown_of_job";--> statement-breakpoint
ALTER TABLE "application_receipts" ADD CONSTRAINT "application_receipts_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_views" ADD CONSTRAINT "match_views_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_views" ADD CONSTRAINT "match_views_candidate_id_profiles_user_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_views_shown_of_person" ON "match_views" USING btree ("candidate_id") WHERE allocated_at is not null and is_current;--> statement-breakpoint
CREATE INDEX "match_views_shown_of_job" ON "match_views" USING btree ("job_id","allocated_at") WHERE allocated_at is not null;--> statement-breakpoint
CREATE INDEX "match_views_of_person" ON "match_views" USING btree ("candidate_id","is_current");--> statement-breakpoint
INSERT INTO "application_receipts" ("application_id", "receipt")
SELECT "id", "receipt" FROM "applications" WHERE "receipt" IS NOT NULL;--> statement-breakpoint
-- What employers read of the pairs so far: their own side and the band of wishes, nothing of home or pay. The rank is
-- left at 0; every open job is matched anew, which ranks its people by coarse facts.
INSERT INTO "match_views" ("job_id", "candidate_id", "rank_score", "employer_score", "receipt", "fingerprint",
  "allocated_at", "is_current", "created_at", "updated_at")
SELECT m."job_id", m."candidate_id", 0, m."employer_score",
  jsonb_build_object(
    'engineVersion', m."engine_version",
    'weightsVersion', m."weights_version",
    'employerSide', coalesce(m."receipt" -> 'employerSide', '[]'),
    'gates', coalesce((
      SELECT jsonb_agg(g ORDER BY n) FROM jsonb_array_elements(m."receipt" -> 'gates') WITH ORDINALITY AS t (g, n)
      WHERE g ->> 'gate' NOT IN ('pay', 'distance', 'shift', 'shift_pattern', 'employment_type', 'start_date')), '[]'),
    'interest', coalesce((
      SELECT CASE WHEN met >= 0.75 THEN 'high' WHEN met >= 0.5 THEN 'good' ELSE 'some' END
      FROM (
        SELECT sum((c ->> 'contribution')::float8) / nullif(sum((c ->> 'weight')::float8), 0) AS met
        FROM jsonb_array_elements(m."receipt" -> 'candidateSide') AS c
        WHERE c ->> 'feature' IN ('schedule', 'setting')) AS wishes
      WHERE met IS NOT NULL), 'good')),
  '', m."allocated_at", m."is_current", m."created_at", m."updated_at"
FROM "matches" m
WHERE m."allocated_at" IS NOT NULL OR EXISTS (
  SELECT 1 FROM "applications" a WHERE a."job_id" = m."job_id" AND a."candidate_id" = m."candidate_id");--> statement-breakpoint
INSERT INTO "market_changes" ("entity", "entity_id") SELECT 'job', "id" FROM "jobs" WHERE "status" = 'published';--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "receipt";--> statement-breakpoint
ALTER TABLE "matches" DROP COLUMN "allocated_at";