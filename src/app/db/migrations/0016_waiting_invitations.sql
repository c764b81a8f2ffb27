ALTER TABLE "organization_invitations" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
UPDATE "organization_invitations" SET "sent_at" = "created_at",
  "token_hash" = translate(rtrim(encode(decode("token_hash", 'hex'), 'base64'), '='), '+/', '-_');
