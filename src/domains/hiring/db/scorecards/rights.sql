-- Members read the criteria of their organization and of those above it; owners and recruiters of its own add versions.
create policy app_team on public.scorecard_criteria for select to tallgrass_app
  using (exists (select 1 from public.organizations o
    where o.id in (select app.my_organizations()) and scorecard_criteria.organization_id = any(o.path)));
create policy app_team_insert on public.scorecard_criteria for insert to tallgrass_app
  with check (organization_id in (select app.my_organizations_as('{owner,recruiter}')));
grant select (organization_id, position, version, criteria, created_at), insert (organization_id, position, version,
  criteria, created_at) on public.scorecard_criteria to tallgrass_employer;

-- A scorecard is its author's until it is submitted. Others of the team read it once `app.reads_scorecards` lets them;
-- the candidate never does.
create policy app_own on public.scorecards for select to tallgrass_app
  using (author_id = (select app.user_id())
    and exists (select 1 from public.applications a where a.id = application_id and a.candidate_id <> (select app.user_id())));
create policy app_team on public.scorecards for select to tallgrass_app
  using (submitted_at is not null and author_id is distinct from (select app.user_id())
    and exists (select 1 from public.applications a where a.id = application_id and a.candidate_id <> (select app.user_id()))
    and app.reads_scorecards(application_id));
create policy app_own_insert on public.scorecards for insert to tallgrass_app
  with check (author_id = (select app.user_id()) and app.may_score(application_id)
    and exists (select 1 from public.applications a where a.id = application_id));
create policy app_own_update on public.scorecards for update to tallgrass_app
  using (author_id = (select app.user_id()) and app.may_score(application_id)
    and exists (select 1 from public.applications a where a.id = application_id))
  with check (author_id = (select app.user_id()));
grant select (id, application_id, organization_id, author_id, criteria_version, criteria, answers, recommendation, comment,
  interview_id, revision, submitted_at, created_at, updated_at), insert (application_id, organization_id, author_id,
  criteria_version, criteria, answers, recommendation, comment, interview_id, revision, submitted_at, created_at, updated_at),
  update (answers, recommendation, comment, interview_id, revision, submitted_at, updated_at)
  on public.scorecards to tallgrass_employer;

create policy app_team on public.scorecard_revisions for select to tallgrass_app
  using (exists (select 1 from public.scorecards s where s.id = scorecard_id));
create policy app_own_insert on public.scorecard_revisions for insert to tallgrass_app
  with check (exists (select 1 from public.scorecards s
    where s.id = scorecard_id and s.author_id = (select app.user_id()) and app.may_score(s.application_id)));
grant select (scorecard_id, revision, answers, recommendation, comment, reason, amended_at), insert (scorecard_id,
  revision, answers, recommendation, comment, reason, amended_at) on public.scorecard_revisions to tallgrass_employer;

create policy app_own on public.scorecard_waivers for select to tallgrass_app
  using (user_id = (select app.user_id()));
create policy app_own_insert on public.scorecard_waivers for insert to tallgrass_app
  with check (user_id = (select app.user_id()) and app.may_score(application_id)
    and not app.is_asked_to_score(application_id)
    and exists (select 1 from public.applications a where a.id = application_id));
grant select (application_id, user_id, created_at), insert (application_id, user_id, created_at)
  on public.scorecard_waivers to tallgrass_employer;
