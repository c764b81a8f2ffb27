CREATE TABLE "organization_requirements" (
	"organization_id" uuid NOT NULL,
	"position" text NOT NULL,
	"items" text[] DEFAULT '{}'::text[] NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organization_requirements_organization_id_position_pk" PRIMARY KEY("organization_id","position"),
	CONSTRAINT "organization_requirements_position_known" CHECK ("organization_requirements"."position" in ('RN', 'LPN', 'CNA', 'NP', 'MA', 'PT', 'OT', 'RRT', 'PHLEB', 'PCT', 'RT', 'MT', 'PHARM_TECH', 'FRONT_DESK')),
	CONSTRAINT "organization_requirements_items_known" CHECK ("organization_requirements"."items" <@ array['work_history', 'education', 'certification:BLS', 'certification:ACLS', 'certification:PALS', 'certification:NRP', 'certification:TNCC', 'certification:CCRN', 'certification:CEN', 'certification:CMA', 'certification:CPT', 'certification:CPCT', 'certification:ARRT', 'certification:MLS', 'certification:CPhT', 'certification:RRT', 'certification:CMT', 'document:license', 'document:identity', 'document:resume', 'document:education', 'document:reference']::text[])
);
--> statement-breakpoint
CREATE TABLE "requirement_sets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" text NOT NULL,
	"version" integer NOT NULL,
	"status" text NOT NULL,
	"license" text NOT NULL,
	"required" text[] DEFAULT '{}'::text[] NOT NULL,
	"suggested" text[] DEFAULT '{}'::text[] NOT NULL,
	"note" text NOT NULL,
	"edited_by" uuid,
	"edited_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_by" uuid,
	"published_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "requirement_sets_position_known" CHECK ("requirement_sets"."position" in ('RN', 'LPN', 'CNA', 'NP', 'MA', 'PT', 'OT', 'RRT', 'PHLEB', 'PCT', 'RT', 'MT', 'PHARM_TECH', 'FRONT_DESK')),
	CONSTRAINT "requirement_sets_status_known" CHECK ("requirement_sets"."status" in ('draft', 'published', 'retired')),
	CONSTRAINT "requirement_sets_license_known" CHECK ("requirement_sets"."license" in ('required', 'registry', 'by_state', 'none')),
	CONSTRAINT "requirement_sets_required_known" CHECK ("requirement_sets"."required" <@ array['work_history', 'education', 'certification:BLS', 'certification:ACLS', 'certification:PALS', 'certification:NRP', 'certification:TNCC', 'certification:CCRN', 'certification:CEN', 'certification:CMA', 'certification:CPT', 'certification:CPCT', 'certification:ARRT', 'certification:MLS', 'certification:CPhT', 'certification:RRT', 'certification:CMT', 'document:license', 'document:identity', 'document:resume', 'document:education', 'document:reference']::text[]),
	CONSTRAINT "requirement_sets_suggested_known" CHECK ("requirement_sets"."suggested" <@ array['BLS', 'ACLS', 'PALS', 'NRP', 'TNCC', 'CCRN', 'CEN', 'CMA', 'CPT', 'CPCT', 'ARRT', 'MLS', 'CPhT', 'RRT', 'CMT']::text[])
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "added_requirements" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "organization_requirements" ADD CONSTRAINT "organization_requirements_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organization_requirements_position_index" ON "organization_requirements" USING btree ("position");--> statement-breakpoint
CREATE UNIQUE INDEX "requirement_sets_once" ON "requirement_sets" USING btree ("position","version");--> statement-breakpoint
CREATE UNIQUE INDEX "requirement_sets_one_published" ON "requirement_sets" USING btree ("position") WHERE status = 'published';--> statement-breakpoint
CREATE UNIQUE INDEX "requirement_sets_one_draft" ON "requirement_sets" USING btree ("position") WHERE status = 'draft';