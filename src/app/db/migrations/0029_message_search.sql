CREATE INDEX "messages_sent_at_id_index" ON "messages" USING btree ("sent_at","id");--> statement-breakpoint
CREATE INDEX "messages_words" ON "messages" USING gin (to_tsvector('simple', "body"));