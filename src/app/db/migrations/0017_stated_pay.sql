ALTER TABLE "jobs" ADD COLUMN "weekly_hours" numeric(3, 1);--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "pay_unit" text DEFAULT 'hour' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "stated_min_cents" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "stated_max_cents" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_pay_unit_known" CHECK ("jobs"."pay_unit" in ('hour', 'year', 'shift'));--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_stated_pay" CHECK ("jobs"."pay_unit" <> 'hour' or num_nonnulls("jobs"."stated_min_cents", "jobs"."stated_max_cents") = 0);--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_stated_order" CHECK ("jobs"."stated_max_cents" >= "jobs"."stated_min_cents");--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_weekly_hours_sane" CHECK ("jobs"."weekly_hours" between 1 and 80);