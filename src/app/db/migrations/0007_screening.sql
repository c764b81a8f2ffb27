CREATE TABLE "exclusion_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source" text NOT NULL,
	"key" text NOT NULL,
	"is_firm" boolean NOT NULL,
	"last_name" text NOT NULL,
	"first_name" text NOT NULL,
	"middle_name" text NOT NULL,
	"suffix" text NOT NULL,
	"firm_name" text NOT NULL,
	"occupation" text,
	"npi" text,
	"date_of_birth" date,
	"city" text,
	"state" text,
	"exclusion_type" text,
	"excluded_on" date,
	"ends_on" date,
	"removed_at" timestamp with time zone,
	CONSTRAINT "exclusion_entries_source_known" CHECK ("exclusion_entries"."source" in ('leie', 'sam'))
);
--> statement-breakpoint
CREATE TABLE "exclusion_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source" text NOT NULL,
	"file_name" text NOT NULL,
	"entries" integer NOT NULL,
	"added" integer NOT NULL,
	"updated" integer NOT NULL,
	"removed" integer NOT NULL,
	"bad_rows" integer NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exclusion_files_source_known" CHECK ("exclusion_files"."source" in ('leie', 'sam'))
);
--> statement-breakpoint
CREATE TABLE "screening_hits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"status" text DEFAULT 'possible' NOT NULL,
	"verdict" text NOT NULL,
	"score" integer NOT NULL,
	"comparison" jsonb NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "screening_hits_status_known" CHECK ("screening_hits"."status" in ('possible', 'unresolved', 'confirmed', 'cleared')),
	CONSTRAINT "screening_hits_verdict_known" CHECK ("screening_hits"."verdict" in ('strong', 'weak', 'cleared'))
);
--> statement-breakpoint
CREATE TABLE "screenings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"screened_at" timestamp with time zone NOT NULL,
	"sources" text[] DEFAULT '{}'::text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "screening_hits" ADD CONSTRAINT "screening_hits_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_hits" ADD CONSTRAINT "screening_hits_entry_id_exclusion_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."exclusion_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenings" ADD CONSTRAINT "screenings_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "exclusion_entries_once" ON "exclusion_entries" USING btree ("source","key");--> statement-breakpoint
CREATE INDEX "exclusion_files_source_imported_at_index" ON "exclusion_files" USING btree ("source","imported_at");--> statement-breakpoint
CREATE UNIQUE INDEX "screening_hits_once" ON "screening_hits" USING btree ("user_id","entry_id");--> statement-breakpoint
CREATE INDEX "screening_hits_open" ON "screening_hits" USING btree ("score" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status in ('possible', 'unresolved');--> statement-breakpoint
CREATE INDEX "screening_hits_decided" ON "screening_hits" USING btree ("decided_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status in ('confirmed', 'cleared');--> statement-breakpoint
CREATE INDEX "screenings_screened_at_index" ON "screenings" USING btree ("screened_at");