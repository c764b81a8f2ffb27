CREATE TABLE "market_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"part" text NOT NULL,
	"host" text NOT NULL,
	"state" text NOT NULL,
	"people_read" integer NOT NULL,
	"people_total" integer NOT NULL,
	"people" integer NOT NULL,
	"jobs" integer NOT NULL,
	"left_out" integer NOT NULL,
	"left_out_rows" jsonb NOT NULL,
	"ready_since" timestamp with time zone,
	"seen_at" timestamp with time zone NOT NULL
);
