CREATE TABLE "user_search" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"role" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_stats" (
	"name" text NOT NULL,
	"hour" integer NOT NULL,
	"calls" integer NOT NULL,
	"failures" integer NOT NULL,
	"slots" integer[] NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"last_failure" text,
	"last_failure_at" timestamp with time zone,
	CONSTRAINT "call_stats_name_hour_pk" PRIMARY KEY("name","hour")
);
--> statement-breakpoint
CREATE TABLE "error_groups" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"level" text NOT NULL,
	"source" text NOT NULL,
	"code" text NOT NULL,
	"message" text NOT NULL,
	"route" text,
	"occurrences" integer DEFAULT 1 NOT NULL,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" uuid
);
--> statement-breakpoint
DROP INDEX "role_requests_created_at_index";--> statement-breakpoint
ALTER TABLE "role_requests" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "role_requests" ADD COLUMN "closed_by" uuid;--> statement-breakpoint
ALTER TABLE "role_requests" ADD COLUMN "closing_note" text;--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "blocks_sign_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_search" ADD CONSTRAINT "user_search_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_search_words" ON "user_search" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "user_search_created_at_user_id_index" ON "user_search" USING btree ("created_at","user_id");--> statement-breakpoint
CREATE INDEX "user_search_role_created_at_user_id_index" ON "user_search" USING btree ("role","created_at","user_id");--> statement-breakpoint
CREATE INDEX "call_stats_hour_index" ON "call_stats" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "error_groups_open" ON "error_groups" USING btree ("last_seen_at","fingerprint") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "error_groups_resolved" ON "error_groups" USING btree ("last_seen_at","fingerprint") WHERE resolved_at is not null;--> statement-breakpoint
CREATE INDEX "role_requests_open" ON "role_requests" USING btree ("created_at","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "role_requests_closed" ON "role_requests" USING btree ("closed_at","id") WHERE closed_at is not null;--> statement-breakpoint
CREATE INDEX "role_requests_same" ON "role_requests" USING btree (lower("requested_role"));--> statement-breakpoint
CREATE INDEX "stored_files_unsafe" ON "stored_files" USING btree ("scan_state") WHERE scan_state in ('pending', 'infected');--> statement-breakpoint
CREATE INDEX "mails_unsent" ON "mails" USING btree ("status") WHERE status <> 'sent';--> statement-breakpoint
CREATE INDEX "mails_sent_at_index" ON "mails" USING btree ("sent_at");