create policy app_own on public.applications for select to tallgrass_app using (candidate_id = (select app.user_id()));
create policy app_own_update on public.applications for update to tallgrass_app
  using (candidate_id = (select app.user_id())) with check (candidate_id = (select app.user_id()));
create policy app_apply on public.applications for insert to tallgrass_app
  with check (candidate_id = (select app.user_id()) and stage in ('matched', 'applied')
    and app.is_open_job(job_id, organization_id));
-- An organization's owners, recruiters and viewers see all its people, other members those of their part.
create policy app_part on public.applications as restrictive for select to tallgrass_employer
  using (candidate_id = (select app.user_id()) or organization_id in (select app.my_organizations_as('{owner,recruiter,viewer}'))
    or id in (select app.my_people()));
create policy app_employer on public.applications for select to tallgrass_app
  using (organization_id in (select app.my_hiring_organizations()) and stage <> 'dismissed'
    and (candidate_id, organization_id) not in (select h.candidate_id, h.organization_id from app.hidden_from_me() h)
    and (stage = 'hired' or candidate_id not in (select app.held('person'))));
create policy app_employer_update on public.applications for update to tallgrass_app
  using (organization_id in (select app.my_hiring_organizations()) and stage <> 'dismissed'
    and (candidate_id, organization_id) not in (select h.candidate_id, h.organization_id from app.hidden_from_me() h)
    and (stage = 'hired' or candidate_id not in (select app.held('person'))))
  with check (organization_id in (select app.my_hiring_organizations())
    and (organization_id in (select app.my_organizations_as('{owner,recruiter}'))
      or job_id in (select app.my_managed_jobs())));
grant select (id, job_id, organization_id, candidate_id, match_id, stage, source, consent_id, applied_at,
  response_due_at, first_response_at, declined_unopened, contact_shared_at, decline_reason, withdraw_reason, version,
  created_at, updated_at) on public.applications to tallgrass_candidate, tallgrass_employer;
grant insert (job_id, organization_id, candidate_id, match_id, stage, source, consent_id, applied_at,
  response_due_at, created_at, updated_at), update (stage, source, match_id, consent_id, applied_at,
  response_due_at, first_response_at, contact_shared_at, withdraw_reason, version, updated_at) on public.applications to tallgrass_candidate;
grant update (stage, first_response_at, declined_unopened, decline_reason, version, updated_at) on public.applications
  to tallgrass_employer;

-- Receipts are for the candidate alone: their reasons name distance and pay.
create policy app_own on public.application_receipts for all to tallgrass_app
  using (exists (select 1 from public.applications a
    where a.id = application_id and a.candidate_id = (select app.user_id())))
  with check (exists (select 1 from public.applications a
    where a.id = application_id and a.candidate_id = (select app.user_id())));
grant select (application_id, receipt), insert (application_id, receipt), update (receipt)
  on public.application_receipts to tallgrass_candidate;

-- A reason that the hiring team keeps to itself. It is written once, with the decision.
create policy app_team on public.private_declines for select to tallgrass_app
  using (exists (select 1 from public.applications a
    where a.id = application_id and a.candidate_id <> (select app.user_id())
      and a.organization_id in (select app.my_hiring_organizations())));
create policy app_team_insert on public.private_declines for insert to tallgrass_app
  with check (app.my_side(application_id) = 'employer'
    and exists (select 1 from public.applications a where a.id = application_id));
grant select (application_id, reason, note), insert (application_id, reason, note)
  on public.private_declines to tallgrass_employer;

-- Why a candidate said no is the candidate's own. Employers read totals in groups of five.
create policy app_own on public.private_reasons for all to tallgrass_app
  using (exists (select 1 from public.applications a
    where a.id = application_id and a.candidate_id = (select app.user_id())))
  with check (exists (select 1 from public.applications a
    where a.id = application_id and a.candidate_id = (select app.user_id())));
grant select (application_id, about, reason, given_at), insert (application_id, about, reason, given_at),
  update (reason, given_at) on public.private_reasons to tallgrass_candidate;

-- Planned applications are for the candidate alone, who keeps, skips and restores them; the server plans, sends and drops.
create policy app_own on public.planned_applications for select to tallgrass_app
  using (candidate_id = (select app.user_id()));
create policy app_own_update on public.planned_applications for update to tallgrass_app
  using (candidate_id = (select app.user_id())) with check (candidate_id = (select app.user_id()));
grant select (id, candidate_id, job_id, state, planned_at, send_at, settled_at, reason, detail),
  update (state, send_at, settled_at) on public.planned_applications to tallgrass_candidate;

-- Everyone who sees an application sees its timeline. Each side writes only its own lines of it.
create policy app_party on public.application_events for select to tallgrass_app
  using (exists (select 1 from public.applications a where a.id = application_id));
create policy app_party_insert on public.application_events for insert to tallgrass_app
  with check (actor = app.my_side(application_id) and actor_id = (select app.user_id())
    and exists (select 1 from public.applications a where a.id = application_id));
grant select (id, seq, application_id, kind, from_stage, to_stage, actor, position, zip, at),
  insert (application_id, kind, from_stage, to_stage, actor, actor_id, detail, at)
  on public.application_events to tallgrass_candidate, tallgrass_employer;

revoke all on function app.lost_reasons(uuid[]), app.unfit_applications() from tallgrass_app, tallgrass_engine, tallgrass_auth;
-- Single answers are for the two functions above alone.
revoke all on function app.said_no() from tallgrass_app, tallgrass_engine, tallgrass_auth, tallgrass_service, tallgrass_admin;
