CREATE TABLE "conversation_reads" (
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_reads_conversation_id_user_id_pk" PRIMARY KEY("conversation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"last_side" text,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_side_known" CHECK ("conversations"."last_side" in ('candidate', 'employer'))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"side" text NOT NULL,
	"author_id" uuid,
	"body" text NOT NULL,
	"via" text DEFAULT 'app' NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_side_known" CHECK ("messages"."side" in ('candidate', 'employer')),
	CONSTRAINT "messages_via_known" CHECK ("messages"."via" in ('app', 'email'))
);
--> statement-breakpoint
ALTER TABLE "conversation_reads" ADD CONSTRAINT "conversation_reads_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reads" ADD CONSTRAINT "conversation_reads_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_application" FOREIGN KEY ("id","organization_id") REFERENCES "public"."applications"("id","organization_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_reads_user_id_index" ON "conversation_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "conversations_organization_id_last_at_id_index" ON "conversations" USING btree ("organization_id","last_at","id");--> statement-breakpoint
CREATE INDEX "conversations_candidate_id_last_at_id_index" ON "conversations" USING btree ("candidate_id","last_at","id");--> statement-breakpoint
CREATE INDEX "messages_conversation_id_sent_at_id_index" ON "messages" USING btree ("conversation_id","sent_at","id");--> statement-breakpoint
INSERT INTO "conversations" ("id", "organization_id", "candidate_id", "last_at") SELECT "id", "organization_id", "candidate_id", coalesce("applied_at", "created_at") FROM "applications" WHERE "stage" NOT IN ('matched', 'dismissed');
