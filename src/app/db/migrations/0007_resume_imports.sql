CREATE TABLE "resume_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"status" text DEFAULT 'reading' NOT NULL,
	"file_id" uuid,
	"file_name" text NOT NULL,
	"page" integer,
	"pages" integer,
	"problem" text,
	"sealed_reading" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "resume_imports_one" UNIQUE("user_id","purpose"),
	CONSTRAINT "resume_imports_purpose_known" CHECK ("resume_imports"."purpose" in ('resume', 'card')),
	CONSTRAINT "resume_imports_status_known" CHECK ("resume_imports"."status" in ('reading', 'ready', 'failed')),
	CONSTRAINT "resume_imports_problem_known" CHECK ("resume_imports"."problem" in ('encrypted', 'too_many_pages', 'damaged', 'macros', 'unreadable', 'nothing_found', 'infected'))
);
--> statement-breakpoint
ALTER TABLE "resume_imports" ADD CONSTRAINT "resume_imports_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_imports" ADD CONSTRAINT "resume_imports_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_imports_expires_at_index" ON "resume_imports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "resume_imports_file_id_index" ON "resume_imports" USING btree ("file_id");