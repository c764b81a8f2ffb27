CREATE TABLE "page_view_sums" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"views" integer NOT NULL,
	"on_phones" integer NOT NULL,
	CONSTRAINT "page_view_sums_day_kind_name_pk" PRIMARY KEY("day","kind","name")
);
--> statement-breakpoint
ALTER TABLE "interviews" DROP CONSTRAINT "interviews_application_id_applications_id_fk";
--> statement-breakpoint
ALTER TABLE "offers" DROP CONSTRAINT "offers_application_id_applications_id_fk";
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_id_organization" UNIQUE("id","organization_id");--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "organization_id" uuid;--> statement-breakpoint
UPDATE "interviews" SET "organization_id" = a."organization_id" FROM "applications" a WHERE a."id" = "interviews"."application_id";--> statement-breakpoint
ALTER TABLE "interviews" ALTER COLUMN "organization_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "organization_id" uuid;--> statement-breakpoint
UPDATE "offers" SET "organization_id" = a."organization_id" FROM "applications" a WHERE a."id" = "offers"."application_id";--> statement-breakpoint
ALTER TABLE "offers" ALTER COLUMN "organization_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application" FOREIGN KEY ("application_id","organization_id") REFERENCES "public"."applications"("id","organization_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_application" FOREIGN KEY ("application_id","organization_id") REFERENCES "public"."applications"("id","organization_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "interviews_of_organization" ON "interviews" USING btree ("organization_id",coalesce("starts_at", '-infinity'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "interviews_open_of_organization" ON "interviews" USING btree ("organization_id",coalesce("starts_at", '-infinity'::timestamptz),"id") WHERE status in ('proposed', 'rescheduled', 'confirmed');--> statement-breakpoint
CREATE INDEX "offers_organization_id_sent_at_id_index" ON "offers" USING btree ("organization_id","sent_at","id");