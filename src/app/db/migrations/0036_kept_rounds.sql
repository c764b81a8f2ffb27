DROP INDEX "lab_runs_created_at_index";--> statement-breakpoint
ALTER TABLE "lab_runs" ADD COLUMN "kind" text DEFAULT 'market' NOT NULL;--> statement-breakpoint
CREATE INDEX "lab_runs_kind_created_at_index" ON "lab_runs" USING btree ("kind","created_at");--> statement-breakpoint
-- A kept run holds ids; names are read when it is shown, so that nobody who left is still named in one.
UPDATE "lab_runs" SET "run" = "run" || jsonb_build_object(
  'up', (SELECT coalesce(jsonb_agg(moved - 'title'), '[]') FROM jsonb_array_elements("run"->'up') moved),
  'down', (SELECT coalesce(jsonb_agg(moved - 'title'), '[]') FROM jsonb_array_elements("run"->'down') moved)
) WHERE jsonb_typeof("run"->'up') = 'array' AND jsonb_typeof("run"->'down') = 'array';
