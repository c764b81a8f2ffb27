CREATE TABLE "planned_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"decision" text NOT NULL,
	"message" text,
	"planned_by" uuid NOT NULL,
	"planned_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"settled_by" uuid,
	"settled_at" timestamp with time zone,
	"refusal" text,
	CONSTRAINT "planned_decisions_decision_known" CHECK ("planned_decisions"."decision" in ('approved', 'needs_fix')),
	CONSTRAINT "planned_decisions_state_known" CHECK ("planned_decisions"."state" in ('planned', 'undone', 'carried_out', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "planned_decisions" ADD CONSTRAINT "planned_decisions_case_id_verification_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."verification_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "planned_decisions_one_open" ON "planned_decisions" USING btree ("case_id") WHERE state = 'planned';--> statement-breakpoint
CREATE INDEX "planned_decisions_due" ON "planned_decisions" USING btree ("due_at") WHERE state = 'planned';--> statement-breakpoint
CREATE INDEX "planned_decisions_mine" ON "planned_decisions" USING btree ("planned_by","due_at") WHERE state = 'planned';--> statement-breakpoint
CREATE INDEX "planned_decisions_case_id_planned_at_index" ON "planned_decisions" USING btree ("case_id","planned_at");