CREATE TABLE "source_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"organization_id" uuid,
	"item_type" text NOT NULL,
	"item_id" text NOT NULL,
	"source" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"outcome" text,
	"question" jsonb NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"phone" text,
	"reference" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"fault" text,
	"asked_by" uuid,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone,
	"next_check_on" date,
	CONSTRAINT "source_checks_state_known" CHECK ("source_checks"."state" in ('waiting', 'answered', 'unanswered')),
	CONSTRAINT "source_checks_outcome_known" CHECK ("source_checks"."outcome" in ('match', 'mismatch', 'not_found')),
	CONSTRAINT "source_checks_source_known" CHECK ("source_checks"."source" in ('nursys', 'nppes'))
);
--> statement-breakpoint
DROP INDEX "licenses_state_license_number_index";--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "sealed_text" text;--> statement-breakpoint
ALTER TABLE "source_checks" ADD CONSTRAINT "source_checks_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_checks" ADD CONSTRAINT "source_checks_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "source_checks_user_id_asked_at_index" ON "source_checks" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE INDEX "source_checks_organization_id_asked_at_index" ON "source_checks" USING btree ("organization_id","asked_at");--> statement-breakpoint
CREATE INDEX "source_checks_due" ON "source_checks" USING btree ("next_check_on") WHERE state = 'answered';--> statement-breakpoint
CREATE INDEX "licenses_plain_number" ON "licenses" USING btree ("state",upper(regexp_replace(license_number, '[^A-Za-z0-9]', '', 'g')));