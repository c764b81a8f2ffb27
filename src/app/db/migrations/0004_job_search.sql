CREATE TABLE "job_search" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"pay_min_cents" integer NOT NULL,
	"pay_max_cents" integer NOT NULL,
	"sign_on_bonus_cents" integer NOT NULL,
	"start_date" date NOT NULL,
	"valid_through" date NOT NULL,
	"replies_on_time" smallint,
	"is_demo" boolean NOT NULL,
	"position" text NOT NULL,
	"state" text NOT NULL,
	"place" text NOT NULL,
	"shift" text NOT NULL,
	"shift_pattern" text NOT NULL,
	"employment_type" text NOT NULL,
	"facility_type" text,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_search" ADD CONSTRAINT "job_search_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_search_words" ON "job_search" USING gin ("words");--> statement-breakpoint
CREATE INDEX "job_search_newest" ON "job_search" USING btree ("published_at" DESC NULLS LAST,"job_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_search_pay" ON "job_search" USING btree ("pay_max_cents" DESC NULLS LAST,"job_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_search_place" ON "job_search" USING btree ("place","position");--> statement-breakpoint
CREATE INDEX "job_search_real" ON "job_search" USING btree ("place","position") WHERE not is_demo;--> statement-breakpoint
ALTER TABLE "job_search" ALTER COLUMN "words" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "job_search" SET (toast_tuple_target = 128);
