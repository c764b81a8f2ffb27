CREATE TABLE "invitation_settings" (
	"candidate_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"per_week" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"status" text DEFAULT 'invited' NOT NULL,
	"message" text,
	"interview" jsonb,
	"sent_by" uuid,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"decline_reason" text,
	"end_cause" text,
	CONSTRAINT "invitations_status_known" CHECK ("invitations"."status" in ('invited', 'accepted', 'declined', 'not_now', 'withdrawn', 'expired', 'ended')),
	CONSTRAINT "invitations_decline_reason_known" CHECK ("invitations"."decline_reason" in ('pay', 'schedule', 'distance', 'setting', 'not_looking', 'other')),
	CONSTRAINT "invitations_end_cause_known" CHECK ("invitations"."end_cause" in ('job_filled', 'job_closed', 'employer_unavailable', 'no_match', 'blocked', 'candidate_hold', 'account_deleted'))
);
--> statement-breakpoint
ALTER TABLE "invitation_settings" ADD CONSTRAINT "invitation_settings_candidate_id_profiles_user_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_application" FOREIGN KEY ("application_id","organization_id") REFERENCES "public"."applications"("id","organization_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_one_open" ON "invitations" USING btree ("application_id") WHERE status = 'invited';--> statement-breakpoint
CREATE INDEX "invitations_due" ON "invitations" USING btree ("expires_at","id") WHERE status = 'invited';--> statement-breakpoint
CREATE INDEX "invitations_application_id_sent_at_index" ON "invitations" USING btree ("application_id","sent_at");--> statement-breakpoint
CREATE INDEX "invitations_candidate_id_sent_at_index" ON "invitations" USING btree ("candidate_id","sent_at");--> statement-breakpoint
CREATE INDEX "invitations_open_of_organization" ON "invitations" USING btree ("organization_id") WHERE status = 'invited';