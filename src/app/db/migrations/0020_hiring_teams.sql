CREATE TABLE "conversation_assignees" (
	"conversation_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"assigned_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversation_reads" ALTER COLUMN "read_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_reads" ADD COLUMN "unread_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversation_assignees" ADD CONSTRAINT "conversation_assignees_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_assignees" ADD CONSTRAINT "conversation_assignees_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_assignees_user_id_index" ON "conversation_assignees" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "conversation_reads_unread" ON "conversation_reads" USING btree ("user_id","conversation_id") WHERE "conversation_reads"."unread_since" is not null;--> statement-breakpoint
-- What was unread by the times alone stays unread.
INSERT INTO "conversation_reads" ("conversation_id", "user_id", "unread_since")
SELECT c."id", c."candidate_id", c."last_at" FROM "conversations" c
JOIN "profiles" p ON p."user_id" = c."candidate_id"
LEFT JOIN "conversation_reads" r ON r."conversation_id" = c."id" AND r."user_id" = c."candidate_id"
WHERE c."last_side" = 'employer' AND (r."read_at" IS NULL OR r."read_at" < c."last_at")
UNION
SELECT c."id", m."user_id", c."last_at" FROM "conversations" c
JOIN "organizations" o ON o."id" = c."organization_id"
JOIN "organization_members" m ON m."organization_id" = ANY(o."path") AND m."member_role" IN ('owner', 'recruiter')
JOIN "profiles" p ON p."user_id" = m."user_id"
LEFT JOIN "conversation_reads" r ON r."conversation_id" = c."id" AND r."user_id" = m."user_id"
WHERE c."last_side" = 'candidate' AND (r."read_at" IS NULL OR r."read_at" < c."last_at")
ON CONFLICT ("conversation_id", "user_id") DO UPDATE SET "unread_since" = excluded."unread_since";--> statement-breakpoint
-- The member who posted the job answers its conversations.
INSERT INTO "conversation_assignees" ("conversation_id", "user_id", "assigned_at")
SELECT c."id", j."created_by", now() FROM "conversations" c
JOIN "applications" a ON a."id" = c."id"
JOIN "jobs" j ON j."id" = a."job_id"
JOIN "profiles" p ON p."user_id" = j."created_by"
JOIN "organizations" o ON o."id" = c."organization_id"
WHERE EXISTS (SELECT 1 FROM "organization_members" m
  WHERE m."user_id" = j."created_by" AND m."organization_id" = ANY(o."path") AND m."member_role" IN ('owner', 'recruiter'));
