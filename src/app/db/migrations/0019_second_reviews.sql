CREATE TABLE "second_reviews" (
	"case_id" uuid PRIMARY KEY NOT NULL,
	"first_by" uuid NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"note" text,
	"reopened_case_id" uuid,
	CONSTRAINT "second_reviews_status_known" CHECK ("second_reviews"."status" in ('waiting', 'agreed', 'disagreed'))
);
--> statement-breakpoint
ALTER TABLE "second_reviews" ADD CONSTRAINT "second_reviews_case_id_verification_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."verification_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "second_reviews_reopened_case_id_index" ON "second_reviews" USING btree ("reopened_case_id");--> statement-breakpoint
CREATE INDEX "second_reviews_decided_at_index" ON "second_reviews" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "second_reviews_waiting" ON "second_reviews" USING btree ("first_at","case_id") WHERE status = 'waiting';