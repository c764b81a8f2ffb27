CREATE TABLE "case_risks" (
	"case_id" uuid PRIMARY KEY NOT NULL,
	"score" integer DEFAULT 0 NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"is_stale" boolean DEFAULT true NOT NULL,
	"weighed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "case_risks" ADD CONSTRAINT "case_risks_case_id_verification_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."verification_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_risks_order" ON "case_risks" USING btree ((-"score"),"submitted_at","case_id");--> statement-breakpoint
CREATE INDEX "case_risks_stale" ON "case_risks" USING btree ("submitted_at") WHERE is_stale;