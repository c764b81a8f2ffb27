CREATE TABLE "pool_members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"status" text DEFAULT 'asked' NOT NULL,
	"reason" text NOT NULL,
	"message" text,
	"asked_by" uuid,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "pool_members_status_known" CHECK ("pool_members"."status" in ('asked', 'member', 'declined', 'left', 'removed', 'expired', 'ended')),
	CONSTRAINT "pool_members_reason_known" CHECK ("pool_members"."reason" in ('runner_up', 'other_job', 'later'))
);
--> statement-breakpoint
ALTER TABLE "pool_members" ADD CONSTRAINT "pool_members_application" FOREIGN KEY ("application_id","organization_id") REFERENCES "public"."applications"("id","organization_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX "pool_members_one_open" ON "pool_members" USING btree ("application_id") WHERE status in ('asked', 'member');--> statement-breakpoint
CREATE INDEX "pool_members_due" ON "pool_members" USING btree ("expires_at","id") WHERE status in ('asked', 'member');--> statement-breakpoint
CREATE INDEX "pool_members_open_of_organization" ON "pool_members" USING btree ("organization_id","asked_at","id") WHERE status in ('asked', 'member');--> statement-breakpoint
CREATE INDEX "pool_members_candidate_id_organization_id_index" ON "pool_members" USING btree ("candidate_id","organization_id");--> statement-breakpoint
CREATE INDEX "pool_members_application_id_index" ON "pool_members" USING btree ("application_id");