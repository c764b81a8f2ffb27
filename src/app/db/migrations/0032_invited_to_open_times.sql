ALTER TABLE "invitations" ADD COLUMN "booking_rule" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "interviewer_ids" uuid[];--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_booking_rule_known" CHECK ("invitations"."booking_rule" in ('all', 'any'));