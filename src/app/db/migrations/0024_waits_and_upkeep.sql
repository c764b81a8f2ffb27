CREATE TABLE "waits" (
	"application_id" uuid NOT NULL,
	"side" text NOT NULL,
	"job_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"half_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"overdue_at" timestamp with time zone NOT NULL,
	"broken_at" timestamp with time zone NOT NULL,
	"step" text DEFAULT 'waiting' NOT NULL,
	"next_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	CONSTRAINT "waits_application_id_side_pk" PRIMARY KEY("application_id","side"),
	CONSTRAINT "waits_side_known" CHECK ("waits"."side" in ('candidate', 'employer')),
	CONSTRAINT "waits_step_known" CHECK ("waits"."step" in ('waiting', 'half', 'due', 'overdue', 'broken'))
);
--> statement-breakpoint
CREATE TABLE "job_upkeep" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"confirmed_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"silent_days" smallint DEFAULT 0 NOT NULL,
	"counted_on" date,
	"paused_for" text,
	CONSTRAINT "job_upkeep_cause_known" CHECK ("job_upkeep"."paused_for" in ('promise', 'silence'))
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "declined_unopened" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "waits" ADD CONSTRAINT "waits_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_upkeep" ADD CONSTRAINT "job_upkeep_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waits_next_at_application_id_index" ON "waits" USING btree ("next_at","application_id") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "waits_job_id_step_index" ON "waits" USING btree ("job_id","step");--> statement-breakpoint
CREATE INDEX "job_upkeep_asked_at_index" ON "job_upkeep" USING btree ("asked_at") WHERE asked_at is not null;--> statement-breakpoint
CREATE INDEX "applications_responses" ON "applications" USING btree ("organization_id","first_response_at" DESC NULLS LAST,"id") WHERE first_response_at is not null;--> statement-breakpoint
-- Applications that waited for a response before there were reminders.
insert into waits (application_id, side, job_id, since, half_at, due_at, overdue_at, broken_at, next_at, opened_at)
  select a.id, 'employer', a.job_id, a.applied_at, a.response_due_at, a.response_due_at,
    a.response_due_at + (a.response_due_at - a.applied_at) / 2, a.response_due_at + (a.response_due_at - a.applied_at),
    a.response_due_at, a.applied_at
  from applications a
  where a.stage = 'applied' and a.first_response_at is null and a.applied_at is not null and a.response_due_at is not null;
