ALTER TABLE "organization_invitations" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
UPDATE "organization_invitations" SET "sent_at" = "created_at";
