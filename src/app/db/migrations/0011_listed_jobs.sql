CREATE TABLE "job_search_changes" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"changed_in" "xid8" NOT NULL
);
--> statement-breakpoint
DROP INDEX "job_search_words";--> statement-breakpoint
DROP INDEX "job_search_newest";--> statement-breakpoint
DROP INDEX "job_search_pay";--> statement-breakpoint
DROP INDEX "job_search_place";--> statement-breakpoint
CREATE INDEX "job_search_changes_changed_in_index" ON "job_search_changes" USING btree ("changed_in");