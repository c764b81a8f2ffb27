CREATE TABLE "work_confirmations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"work_id" uuid NOT NULL,
	"consent_id" uuid NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"person_name" text NOT NULL,
	"employer_name" text NOT NULL,
	"title" text NOT NULL,
	"started_on" date NOT NULL,
	"ended_on" date NOT NULL,
	"contact_name" text NOT NULL,
	"contact_role" text NOT NULL,
	"contact_email" text,
	"contact_domain" text NOT NULL,
	"domain_organization_id" uuid,
	"token_hash" text NOT NULL,
	"reminder_token_hash" text,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reminded_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"answered_by_name" text,
	"answered_by_role" text,
	"worked_there" boolean,
	"said_title" text,
	"said_started_on" date,
	"said_ended_on" date,
	"revoked_at" timestamp with time zone,
	"comment" text,
	"look_asked_at" timestamp with time zone,
	CONSTRAINT "work_confirmations_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "work_confirmations_reminderTokenHash_unique" UNIQUE("reminder_token_hash"),
	CONSTRAINT "work_confirmations_status_known" CHECK ("work_confirmations"."status" in ('open', 'confirmed', 'differs', 'declined', 'revoked', 'expired'))
);
--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_kind_known";--> statement-breakpoint
ALTER TABLE "work_confirmations" ADD CONSTRAINT "work_confirmations_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_confirmations" ADD CONSTRAINT "work_confirmations_work_id_work_history_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work_history"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_confirmations" ADD CONSTRAINT "work_confirmations_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_confirmations" ADD CONSTRAINT "work_confirmations_domain_organization_id_organizations_id_fk" FOREIGN KEY ("domain_organization_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "work_confirmations_one_open" ON "work_confirmations" USING btree ("work_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "work_confirmations_user_id_asked_at_index" ON "work_confirmations" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE INDEX "work_confirmations_work_id_index" ON "work_confirmations" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "work_confirmations_due" ON "work_confirmations" USING btree ("expires_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "work_confirmations_without_answer" ON "work_confirmations" USING btree ("closed_at") WHERE status in ('declined', 'revoked', 'expired');--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_kind_known" CHECK ("consents"."kind" in ('terms', 'matching_notice', 'auto_apply', 'share_profile', 'share_contact', 'share_medical', 'confirm_work'));