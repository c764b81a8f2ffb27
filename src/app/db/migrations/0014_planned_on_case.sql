ALTER TABLE "planned_decisions" ADD COLUMN "is_on_case" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "planned_decisions" ADD COLUMN "override_reason" text;--> statement-breakpoint
ALTER TABLE "planned_decisions" ADD COLUMN "override_over" text[];