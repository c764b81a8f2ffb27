CREATE TABLE "mail_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"mail_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"state" text NOT NULL,
	"body" text,
	"sender" text,
	"message_id" uuid,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "mail_replies_once" UNIQUE("conversation_id","user_id","mail_key"),
	CONSTRAINT "mail_replies_state_known" CHECK ("mail_replies"."state" in ('posted', 'waiting', 'discarded', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "mail_replies" ADD CONSTRAINT "mail_replies_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_replies" ADD CONSTRAINT "mail_replies_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_replies_user_id_index" ON "mail_replies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mail_replies_received_at_index" ON "mail_replies" USING btree ("received_at");