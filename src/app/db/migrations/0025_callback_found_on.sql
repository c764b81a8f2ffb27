ALTER TABLE "verification_cases" ADD COLUMN "callback_found_on" date;--> statement-breakpoint
-- Calls to a number of neither the directory nor NPPES, on cases that still wait: they were found by that day at the latest.
UPDATE "verification_cases" SET "callback_found_on" = ("callback_at" at time zone 'America/Chicago')::date
WHERE "callback_at" is not null AND "status" = 'pending' AND "callback_source" !~ '^(CMS directory|NPPES), ';
