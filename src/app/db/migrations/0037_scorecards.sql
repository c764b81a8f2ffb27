CREATE TABLE "scorecard_criteria" (
	"organization_id" uuid NOT NULL,
	"position" text NOT NULL,
	"version" integer NOT NULL,
	"criteria" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scorecard_criteria_organization_id_position_version_pk" PRIMARY KEY("organization_id","position","version"),
	CONSTRAINT "scorecard_criteria_position_known" CHECK ("scorecard_criteria"."position" in ('RN', 'LPN', 'CNA', 'NP', 'MA', 'PT', 'OT', 'RRT', 'PHLEB', 'PCT', 'RT', 'MT', 'PHARM_TECH', 'FRONT_DESK')),
	CONSTRAINT "scorecard_criteria_version_positive" CHECK ("scorecard_criteria"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "scorecard_revisions" (
	"scorecard_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"recommendation" text,
	"comment" text,
	"reason" text NOT NULL,
	"amended_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scorecard_revisions_scorecard_id_revision_pk" PRIMARY KEY("scorecard_id","revision"),
	CONSTRAINT "scorecard_revisions_recommendation_known" CHECK ("scorecard_revisions"."recommendation" in ('strong_yes', 'yes', 'no', 'strong_no'))
);
--> statement-breakpoint
CREATE TABLE "scorecard_waivers" (
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scorecard_waivers_application_id_user_id_pk" PRIMARY KEY("application_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "scorecards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"author_id" uuid,
	"criteria_version" integer NOT NULL,
	"criteria" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"recommendation" text,
	"comment" text,
	"interview_id" uuid,
	"revision" integer DEFAULT 1 NOT NULL,
	"submitted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scorecards_author" UNIQUE("application_id","author_id"),
	CONSTRAINT "scorecards_recommendation_known" CHECK ("scorecards"."recommendation" in ('strong_yes', 'yes', 'no', 'strong_no'))
);
--> statement-breakpoint
CREATE TABLE "screening_answers" (
	"question_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"answer" text NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "screening_answers_question_id_candidate_id_pk" PRIMARY KEY("question_id","candidate_id")
);
--> statement-breakpoint
CREATE TABLE "screening_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"text" text NOT NULL,
	"kind" text NOT NULL,
	"place" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "screening_questions_kind_known" CHECK ("screening_questions"."kind" in ('yes_no', 'text')),
	CONSTRAINT "screening_questions_place_positive" CHECK ("screening_questions"."place" >= 0)
);
--> statement-breakpoint
ALTER TABLE "scorecard_criteria" ADD CONSTRAINT "scorecard_criteria_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecard_revisions" ADD CONSTRAINT "scorecard_revisions_scorecard_id_scorecards_id_fk" FOREIGN KEY ("scorecard_id") REFERENCES "public"."scorecards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecard_waivers" ADD CONSTRAINT "scorecard_waivers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecard_waivers" ADD CONSTRAINT "scorecard_waivers_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_author_id_profiles_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_application" FOREIGN KEY ("application_id","organization_id") REFERENCES "public"."applications"("id","organization_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "screening_answers" ADD CONSTRAINT "screening_answers_question_id_screening_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."screening_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_answers" ADD CONSTRAINT "screening_answers_candidate_id_profiles_user_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_questions" ADD CONSTRAINT "screening_questions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scorecard_waivers_user_id_index" ON "scorecard_waivers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "scorecards_author_id_index" ON "scorecards" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "screening_answers_candidate_id_index" ON "screening_answers" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "screening_questions_job_id_place_index" ON "screening_questions" USING btree ("job_id","place");