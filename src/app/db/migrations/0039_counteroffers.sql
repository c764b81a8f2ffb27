CREATE TABLE "offer_counters" (
	"offer_id" uuid PRIMARY KEY NOT NULL,
	"pay_cents" integer,
	"start_date" date,
	"note" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "offer_counters_answer_known" CHECK ("offer_counters"."answer" in ('accepted', 'improved', 'declined'))
);
--> statement-breakpoint
ALTER TABLE "offer_counters" ADD CONSTRAINT "offer_counters_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;