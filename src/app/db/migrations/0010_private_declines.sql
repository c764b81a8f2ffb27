CREATE TABLE "private_declines" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	CONSTRAINT "private_declines_reason_known" CHECK ("private_declines"."reason" in ('position_filled', 'experience', 'credentials', 'schedule', 'pay', 'location', 'other'))
);
--> statement-breakpoint
ALTER TABLE "private_declines" ADD CONSTRAINT "private_declines_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;