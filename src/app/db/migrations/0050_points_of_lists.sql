-- allowed: a large installation makes this index by hand before the upgrade, with CREATE INDEX CONCURRENTLY
CREATE INDEX IF NOT EXISTS "match_views_points" ON "match_views" USING btree ("job_id","candidate_id","employer_score");
