CREATE TABLE "interview_accounts" (
	"interview_id" uuid NOT NULL,
	"side" text NOT NULL,
	"account" text NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interview_accounts_interview_id_side_pk" PRIMARY KEY("interview_id","side"),
	CONSTRAINT "interview_accounts_account_known" CHECK ("interview_accounts"."account" in ('took_place', 'canceled', 'other_absent'))
);
--> statement-breakpoint
ALTER TABLE "interview_accounts" ADD CONSTRAINT "interview_accounts_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;