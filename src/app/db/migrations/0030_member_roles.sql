CREATE TABLE "member_units" (
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	CONSTRAINT "member_units_organization_id_user_id_unit_id_pk" PRIMARY KEY("organization_id","user_id","unit_id")
);
--> statement-breakpoint
CREATE TABLE "job_managers" (
	"job_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "job_managers_job_id_user_id_pk" PRIMARY KEY("job_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "organization_members" DROP CONSTRAINT "organization_members_role_known";--> statement-breakpoint
UPDATE "organization_members" SET "member_role" = 'viewer' WHERE "member_role" = 'reviewer';--> statement-breakpoint
UPDATE "organization_invitations" SET "member_role" = 'viewer' WHERE "member_role" = 'reviewer';--> statement-breakpoint
ALTER TABLE "member_units" ADD CONSTRAINT "member_units_unit_id_organizations_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_units" ADD CONSTRAINT "member_units_member_fk" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."organization_members"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_managers" ADD CONSTRAINT "job_managers_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_managers" ADD CONSTRAINT "job_managers_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_units_user_id_index" ON "member_units" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "job_managers_user_id_index" ON "job_managers" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "organization_members" ADD CONSTRAINT "organization_members_role_known" CHECK ("organization_members"."member_role" in ('owner', 'recruiter', 'hiring_manager', 'interviewer', 'hr_onboarding', 'viewer'));