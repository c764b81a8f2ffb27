CREATE TABLE "market_cursors" (
	"name" text PRIMARY KEY NOT NULL,
	"xid" "xid8" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "market_changes" ADD COLUMN "xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "market_changes_xid_index" ON "market_changes" USING btree ("xid");