CREATE TABLE "planned_applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"planned_at" timestamp with time zone NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"settled_at" timestamp with time zone,
	"reason" text,
	"detail" text,
	CONSTRAINT "planned_applications_state_known" CHECK ("planned_applications"."state" in ('planned', 'kept', 'skipped', 'sent', 'dropped')),
	CONSTRAINT "planned_applications_reason_known" CHECK ("planned_applications"."reason" in ('turned_off', 'hired', 'gone', 'score', 'limits', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "candidate_preferences" DROP CONSTRAINT "candidate_preferences_caps_sane";--> statement-breakpoint
ALTER TABLE "candidate_preferences" ADD COLUMN "auto_apply_min_score" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "candidate_preferences" ADD COLUMN "auto_apply_paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "planned_applications" ADD CONSTRAINT "planned_applications_candidate_id_profiles_user_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_applications" ADD CONSTRAINT "planned_applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "planned_applications_one_open" ON "planned_applications" USING btree ("candidate_id","job_id") WHERE state in ('planned', 'kept', 'skipped');--> statement-breakpoint
CREATE INDEX "planned_applications_due" ON "planned_applications" USING btree ("send_at","id") WHERE state in ('planned', 'kept');--> statement-breakpoint
CREATE INDEX "planned_applications_of_job" ON "planned_applications" USING btree ("job_id") WHERE state in ('planned', 'kept');--> statement-breakpoint
CREATE INDEX "planned_applications_candidate_id_settled_at_index" ON "planned_applications" USING btree ("candidate_id","settled_at");--> statement-breakpoint
ALTER TABLE "candidate_preferences" ADD CONSTRAINT "candidate_preferences_caps_sane" CHECK ("candidate_preferences"."auto_apply_daily_cap" between 1 and 10 and "candidate_preferences"."auto_apply_active_cap" between 1 and 30
        and "candidate_preferences"."auto_apply_min_score" between 0 and 100);