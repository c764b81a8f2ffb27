CREATE TABLE "organization_changes" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"legal_name" text,
	"facility_type" text,
	"npi" text,
	"directory_ccn" text,
	"street_address" text,
	"city" text,
	"state" text,
	"zip" text,
	"latitude" double precision,
	"longitude" double precision,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "organization_changes_type_known" CHECK ("organization_changes"."facility_type" in ('hospital', 'critical_access_hospital', 'long_term_care', 'home_health', 'hospice', 'clinic', 'urgent_care', 'ambulatory_surgery', 'behavioral_health', 'rehabilitation', 'laboratory', 'pharmacy', 'school')),
	CONSTRAINT "organization_changes_state_known" CHECK ("organization_changes"."state" in ('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'GU', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'PR', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'VI', 'WA', 'WV', 'WI', 'WY'))
);
--> statement-breakpoint
ALTER TABLE "organization_changes" ADD CONSTRAINT "organization_changes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_changes" ADD CONSTRAINT "organization_changes_directory_ccn_facility_directory_ccn_fk" FOREIGN KEY ("directory_ccn") REFERENCES "public"."facility_directory"("ccn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Facilities that were live under an approved parent without a review of their own stay approved.
UPDATE "organizations" SET "verification_status" = 'approved' WHERE "kind" = 'facility' AND "verification_status" = 'pending' AND "is_live";--> statement-breakpoint
UPDATE "organizations" SET "approved_at" = coalesce("submitted_at", now()) WHERE "verification_status" = 'approved' AND "approved_at" IS NULL;
