CREATE TABLE "job_pay_approvals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"job_id" uuid NOT NULL,
	"pay_min_cents" integer NOT NULL,
	"pay_max_cents" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"asked_by" uuid NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_pay_approvals_state_known" CHECK ("job_pay_approvals"."state" in ('waiting', 'approved', 'returned'))
);
--> statement-breakpoint
CREATE TABLE "pay_approvers" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"approver_id" uuid NOT NULL,
	"from_cents" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_pay_approvals" ADD CONSTRAINT "job_pay_approvals_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_approvers" ADD CONSTRAINT "pay_approvers_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_pay_approvals_job_id_created_at_index" ON "job_pay_approvals" USING btree ("job_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "job_pay_approvals_one_waits" ON "job_pay_approvals" USING btree ("job_id") WHERE state = 'waiting';