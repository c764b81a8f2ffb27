CREATE TABLE "offer_approval_steps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"approver_id" uuid NOT NULL,
	"unit_id" uuid,
	"from_cents" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_approval_steps_place" UNIQUE("organization_id","position")
);
--> statement-breakpoint
CREATE TABLE "offer_approvals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"offer_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"approver_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_approvals_place" UNIQUE("offer_id","position"),
	CONSTRAINT "offer_approvals_state_known" CHECK ("offer_approvals"."state" in ('waiting', 'approved', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "offers" DROP CONSTRAINT "offers_status_known";--> statement-breakpoint
DROP INDEX "offers_one_open";--> statement-breakpoint
ALTER TABLE "offers" ALTER COLUMN "status" SET DEFAULT 'draft';--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "unit_name" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "benefits" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "contingencies" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "replaces_id" uuid;--> statement-breakpoint
ALTER TABLE "offer_approval_steps" ADD CONSTRAINT "offer_approval_steps_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_approval_steps" ADD CONSTRAINT "offer_approval_steps_unit_id_organizations_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_approvals" ADD CONSTRAINT "offer_approvals_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_approvals_approver_id_state_index" ON "offer_approvals" USING btree ("approver_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_prepared" ON "offers" USING btree ("application_id") WHERE status in ('draft', 'in_approval', 'approved');--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_open" ON "offers" USING btree ("application_id") WHERE status in ('sent', 'countered');--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_status_known" CHECK ("offers"."status" in ('draft', 'in_approval', 'approved', 'sent', 'countered', 'accepted', 'declined', 'expired', 'rescinded', 'superseded', 'discarded'));