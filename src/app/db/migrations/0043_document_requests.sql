CREATE TABLE "document_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"status" text DEFAULT 'open' NOT NULL,
	"document_id" uuid,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "document_requests_kind_known" CHECK ("document_requests"."kind" in ('license', 'certification', 'education', 'resume', 'reference', 'other')),
	CONSTRAINT "document_requests_status_known" CHECK ("document_requests"."status" in ('open', 'declined', 'given', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_requests_conversation_id_asked_at_id_index" ON "document_requests" USING btree ("conversation_id","asked_at","id");--> statement-breakpoint
CREATE INDEX "document_requests_candidate_id_status_index" ON "document_requests" USING btree ("candidate_id","status");--> statement-breakpoint
CREATE INDEX "document_requests_document_id_index" ON "document_requests" USING btree ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "document_requests_waiting" ON "document_requests" USING btree ("conversation_id","kind",lower(coalesce("name", ''))) WHERE "document_requests"."status" = 'open';