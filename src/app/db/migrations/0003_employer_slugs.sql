ALTER TABLE "organizations" ADD COLUMN "slug" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_slug_unique" UNIQUE("slug");--> statement-breakpoint
UPDATE "organizations" SET "slug" = trim(both '-' from left(regexp_replace(lower(concat_ws(' ', "name", "city")), '[^a-z0-9]+', '-', 'g'), 80)) || '-' || left("id"::text, 8)
  WHERE "verification_status" = 'approved' AND "kind" <> 'unit';
