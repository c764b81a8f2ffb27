CREATE TABLE "own_start_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"title" text NOT NULL,
	"hint" text,
	"owner" text NOT NULL,
	"days_before" integer NOT NULL,
	"is_blocker" boolean NOT NULL,
	"positions" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_start_items_owner_known" CHECK ("own_start_items"."owner" in ('candidate', 'employer')),
	CONSTRAINT "own_start_items_positions_known" CHECK ("own_start_items"."positions" <@ array['RN', 'LPN', 'CNA', 'NP', 'MA', 'PT', 'OT', 'RRT', 'PHLEB', 'PCT', 'RT', 'MT', 'PHARM_TECH', 'FRONT_DESK']::text[])
);
--> statement-breakpoint
CREATE TABLE "start_answers" (
	"application_id" uuid NOT NULL,
	"side" text NOT NULL,
	"day" integer NOT NULL,
	"has_begun" boolean NOT NULL,
	"is_as_described" boolean NOT NULL,
	"is_still_there" boolean NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "start_answers_application_id_side_day_pk" PRIMARY KEY("application_id","side","day"),
	CONSTRAINT "start_answers_side_known" CHECK ("start_answers"."side" in ('candidate', 'employer')),
	CONSTRAINT "start_answers_day_known" CHECK ("start_answers"."day" in (7, 30, 90))
);
--> statement-breakpoint
CREATE TABLE "start_date_proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"side" text NOT NULL,
	"start_on" date NOT NULL,
	"reason" text,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "start_date_proposals_side_known" CHECK ("start_date_proposals"."side" in ('candidate', 'employer')),
	CONSTRAINT "start_date_proposals_answer_known" CHECK ("start_date_proposals"."answer" in ('accepted', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "start_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"rule" text,
	"title" text NOT NULL,
	"hint" text,
	"owner" text NOT NULL,
	"days_before" integer NOT NULL,
	"is_blocker" boolean NOT NULL,
	"position" integer NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" uuid,
	"done_side" text,
	CONSTRAINT "start_items_owner_known" CHECK ("start_items"."owner" in ('candidate', 'employer', 'tallgrass')),
	CONSTRAINT "start_items_side_known" CHECK ("start_items"."done_side" in ('candidate', 'employer'))
);
--> statement-breakpoint
CREATE TABLE "starts" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"status" text DEFAULT 'planned' NOT NULL,
	"start_on" date NOT NULL,
	"built_from" text[] DEFAULT '{}'::text[] NOT NULL,
	"settled_reason" text,
	"settled_at" timestamp with time zone,
	"notice_given_at" timestamp with time zone,
	"asked_day" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "starts_status_known" CHECK ("starts"."status" in ('planned', 'started', 'no_show', 'withdrawn', 'declined')),
	CONSTRAINT "starts_reason_known" CHECK ("starts"."settled_reason" in ('license_not_verified', 'excluded', 'background_check', 'required_item_missing', 'position_eliminated', 'another_job', 'personal', 'commute', 'terms_changed', 'other'))
);
--> statement-breakpoint
ALTER TABLE "medical_documents" ADD COLUMN "expires_on" date;--> statement-breakpoint
ALTER TABLE "own_start_items" ADD CONSTRAINT "own_start_items_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_answers" ADD CONSTRAINT "start_answers_application_id_starts_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."starts"("application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_date_proposals" ADD CONSTRAINT "start_date_proposals_application_id_starts_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."starts"("application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_items" ADD CONSTRAINT "start_items_application_id_starts_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."starts"("application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "starts" ADD CONSTRAINT "starts_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_start_items_organization_id_index" ON "own_start_items" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "start_answers_in_order" ON "start_answers" USING btree ("day","side","given_at");--> statement-breakpoint
CREATE INDEX "start_date_proposals_application_id_index" ON "start_date_proposals" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "start_date_proposals_one_open" ON "start_date_proposals" USING btree ("application_id") WHERE answer is null;--> statement-breakpoint
CREATE INDEX "start_items_application_id_index" ON "start_items" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "starts_organization_id_start_on_application_id_index" ON "starts" USING btree ("organization_id","start_on","application_id");--> statement-breakpoint
CREATE INDEX "starts_under_way" ON "starts" USING btree ("start_on") WHERE status in ('planned', 'started');