CREATE TABLE "private_reasons" (
	"application_id" uuid NOT NULL,
	"about" text NOT NULL,
	"reason" text NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "private_reasons_application_id_about_pk" PRIMARY KEY("application_id","about"),
	CONSTRAINT "private_reasons_about_known" CHECK ("private_reasons"."about" in ('offer', 'withdrawal')),
	CONSTRAINT "private_reasons_reason_known" CHECK ("private_reasons"."reason" in ('pay', 'schedule', 'distance', 'setting', 'another_job', 'not_looking', 'other'))
);
--> statement-breakpoint
ALTER TABLE "invitations" DROP CONSTRAINT "invitations_decline_reason_known";--> statement-breakpoint
ALTER TABLE "private_reasons" ADD CONSTRAINT "private_reasons_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_decline_reason_known" CHECK ("invitations"."decline_reason" in ('pay', 'schedule', 'distance', 'setting', 'another_job', 'not_looking', 'other'));