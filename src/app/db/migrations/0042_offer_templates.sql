DROP INDEX "message_templates_name";--> statement-breakpoint
ALTER TABLE "offers" ALTER COLUMN "pay_cents" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ALTER COLUMN "start_date" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "message_templates" ADD COLUMN "kind" text DEFAULT 'message' NOT NULL;--> statement-breakpoint
ALTER TABLE "message_templates" ADD COLUMN "terms" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "message_templates_name" ON "message_templates" USING btree ("organization_id","kind",lower("name"));--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_complete" CHECK (status in ('draft', 'discarded') or ("offers"."pay_cents" is not null and "offers"."start_date" is not null));--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_kind_known" CHECK ("message_templates"."kind" in ('message', 'offer'));--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_terms" CHECK (("message_templates"."kind" = 'offer') = ("message_templates"."terms" is not null));