CREATE TABLE "application_steps" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"step_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_tags" (
	"application_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "application_tags_application_id_tag_id_pk" PRIMARY KEY("application_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "hiring_steps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"position" text NOT NULL,
	"stage" text NOT NULL,
	"name" text NOT NULL,
	"rank" integer NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hiring_steps_position_known" CHECK ("hiring_steps"."position" in ('RN', 'LPN', 'CNA', 'NP', 'MA', 'PT', 'OT', 'RRT', 'PHLEB', 'PCT', 'RT', 'MT', 'PHARM_TECH', 'FRONT_DESK')),
	CONSTRAINT "hiring_steps_stage_known" CHECK ("hiring_steps"."stage" in ('applied', 'shortlisted', 'interviewing', 'offered'))
);
--> statement-breakpoint
CREATE TABLE "person_tags" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_steps" ADD CONSTRAINT "application_steps_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_steps" ADD CONSTRAINT "application_steps_step_id_hiring_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."hiring_steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_tags" ADD CONSTRAINT "application_tags_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_tags" ADD CONSTRAINT "application_tags_tag_id_person_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."person_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hiring_steps" ADD CONSTRAINT "hiring_steps_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_tags" ADD CONSTRAINT "person_tags_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_steps_step_id_index" ON "application_steps" USING btree ("step_id");--> statement-breakpoint
CREATE INDEX "application_tags_tag_id_index" ON "application_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "hiring_steps_organization_id_position_stage_rank_index" ON "hiring_steps" USING btree ("organization_id","position","stage","rank");--> statement-breakpoint
CREATE UNIQUE INDEX "person_tags_name" ON "person_tags" USING btree ("organization_id",lower("name"));