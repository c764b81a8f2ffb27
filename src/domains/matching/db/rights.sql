create policy app_own on public.matches for select to tallgrass_app using (candidate_id = (select app.user_id()));

-- Employers read the view of a pair, which holds neither home nor pay. The rank, which follows from coarse areas and pay
-- steps, is closed to both sides.
create policy app_own on public.match_views for select to tallgrass_app using (candidate_id = (select app.user_id()));
create policy app_employer on public.match_views for select to tallgrass_app
  using (exists (select 1 from public.applications a
    where a.job_id = match_views.job_id and a.candidate_id = match_views.candidate_id
      and a.candidate_id <> (select app.user_id())));

-- The author of an appeal reads the answer; only reviewers see the receipt.
create policy app_own on public.match_reviews for select to tallgrass_app using (asked_by = (select app.user_id()));
grant select (id, job_id, candidate_id, compatibility, rank_score, candidate_score, employer_score, receipt, engine_version,
  weights_version, fingerprint, is_current, stale_reason, created_at, updated_at)
  on public.matches to tallgrass_candidate;
grant select (job_id, candidate_id, employer_score, receipt, created_at)
  on public.match_views to tallgrass_candidate, tallgrass_employer;

-- The author of an appeal reads the answer; only reviewers see the receipt.
grant select (id, job_id, candidate_id, asked_by, side, question, status, outcome, answer, answered_at, created_at)
  on public.match_reviews to tallgrass_candidate, tallgrass_employer;

-- Only administrators (and the health check) count groups.
revoke all on function app.impact_counts(uuid[], uuid[]) from tallgrass_app, tallgrass_engine, tallgrass_auth;
