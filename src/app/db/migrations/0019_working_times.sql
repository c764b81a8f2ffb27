CREATE TABLE "member_absences" (
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"deputy_id" uuid,
	"out_from" date NOT NULL,
	"out_until" date NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_absences_organization_id_user_id_pk" PRIMARY KEY("organization_id","user_id"),
	CONSTRAINT "member_absences_order" CHECK ("member_absences"."out_from" <= "member_absences"."out_until"),
	CONSTRAINT "member_absences_other" CHECK ("member_absences"."deputy_id" <> "member_absences"."user_id")
);
--> statement-breakpoint
CREATE TABLE "office_hours" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"days" smallint[] NOT NULL,
	"opens" text NOT NULL,
	"closes" text NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "office_hours_days_known" CHECK ("office_hours"."days" <@ '{1,2,3,4,5,6,7}' and cardinality("office_hours"."days") between 1 and 7),
	CONSTRAINT "office_hours_order" CHECK ("office_hours"."opens" < "office_hours"."closes")
);
--> statement-breakpoint
ALTER TABLE "member_absences" ADD CONSTRAINT "member_absences_deputy_id_profiles_user_id_fk" FOREIGN KEY ("deputy_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_absences" ADD CONSTRAINT "member_absences_member" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."organization_members"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_hours" ADD CONSTRAINT "office_hours_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_absences_user_id_index" ON "member_absences" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "member_absences_deputy_id_index" ON "member_absences" USING btree ("deputy_id");