-- A start is visible with its application. Each side marks its own items and agrees to the other's day; the server opens
-- the checklist.
create policy app_party on public.starts for select to tallgrass_app
  using (exists (select 1 from public.applications a where a.id = application_id));
create policy app_party_update on public.starts for update to tallgrass_app
  using (app.my_start_side(application_id) is not null) with check (app.my_start_side(application_id) is not null);
grant select (application_id, organization_id, status, start_on, built_from, settled_reason, settled_at, notice_given_at,
  created_at, updated_at), update (status, start_on, settled_reason, settled_at, updated_at)
  on public.starts to tallgrass_candidate, tallgrass_employer;
grant update (notice_given_at) on public.starts to tallgrass_employer;

create policy app_party on public.start_items for select to tallgrass_app
  using (exists (select 1 from public.starts s where s.application_id = start_items.application_id));
create policy app_mark on public.start_items for update to tallgrass_app
  using (owner <> 'tallgrass' and app.my_start_side(application_id) in (owner, 'employer'))
  with check (done_by is null and done_side is null and done_at is null
    or done_by = (select app.user_id()) and done_side = app.my_start_side(application_id));
grant select (id, application_id, rule, title, hint, owner, days_before, is_blocker, position, done_at, done_side),
  update (done_at, done_by, done_side) on public.start_items to tallgrass_candidate, tallgrass_employer;
-- Candidates see the organization that recorded an item, its members see who of them did.
grant select (done_by) on public.start_items to tallgrass_employer;

create policy app_party on public.start_date_proposals for select to tallgrass_app
  using (exists (select 1 from public.starts s where s.application_id = start_date_proposals.application_id));
create policy app_propose on public.start_date_proposals for insert to tallgrass_app
  with check (side = app.my_start_side(application_id) and answer is null);
create policy app_answer on public.start_date_proposals for update to tallgrass_app
  using (answer is null and app.my_start_side(application_id) is not null)
  with check (answer = 'declined' or side <> app.my_start_side(application_id));
grant select (id, application_id, side, start_on, reason, answer, created_at, answered_at),
  insert (application_id, side, start_on, reason, created_at), update (answer, answered_at)
  on public.start_date_proposals to tallgrass_candidate, tallgrass_employer;

create policy app_own on public.start_answers for all to tallgrass_app
  using (side = app.my_start_side(application_id)) with check (side = app.my_start_side(application_id));
grant select (application_id, side, day, has_begun, is_as_described, is_still_there, given_at),
  insert (application_id, side, day, has_begun, is_as_described, is_still_there, given_at),
  update (has_begun, is_as_described, is_still_there, given_at)
  on public.start_answers to tallgrass_candidate, tallgrass_employer;

create policy app_team on public.own_start_items for select to tallgrass_app
  using (exists (select 1 from public.organizations o
    where o.id in (select app.my_organizations()) and own_start_items.organization_id = any(o.path)));
create policy app_team_write on public.own_start_items for all to tallgrass_app
  using (organization_id in (select app.my_organizations_as('{owner,recruiter}')))
  with check (organization_id in (select app.my_organizations_as('{owner,recruiter}')));
grant select (id, organization_id, title, hint, owner, days_before, is_blocker, positions, created_at, updated_at),
  insert (organization_id, title, hint, owner, days_before, is_blocker, positions, created_at, updated_at),
  update (title, hint, owner, days_before, is_blocker, positions, updated_at), delete
  on public.own_start_items to tallgrass_employer;

revoke all on function app.start_totals(text, uuid[]), app.stayed_applications() from tallgrass_app, tallgrass_engine, tallgrass_auth;
