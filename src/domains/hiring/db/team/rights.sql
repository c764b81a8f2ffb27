-- Notes are for the hiring team alone. Members change only their own; a deleted one keeps its row without its text.
create policy app_team on public.application_notes for select to tallgrass_app
  using (exists (select 1 from public.applications a
    where a.id = application_id and a.candidate_id <> (select app.user_id())
      and a.organization_id in (select app.my_hiring_organizations())));
create policy app_team_insert on public.application_notes for insert to tallgrass_app
  with check (author_id = (select app.user_id()) and app.my_side(application_id) = 'employer'
    and exists (select 1 from public.applications a where a.id = application_id));
create policy app_own_update on public.application_notes for update to tallgrass_app
  using (author_id = (select app.user_id()) and deleted_at is null and app.my_side(application_id) = 'employer')
  with check (author_id = (select app.user_id()));
grant select (id, application_id, author_id, body, written_at, edited_at, deleted_at, version),
  insert (id, application_id, author_id, body, written_at), update (body, edited_at, deleted_at, version)
  on public.application_notes to tallgrass_employer;

-- Tags and own steps: members read those of their organization and of those above it; owners and recruiters of its own
-- write them.
create policy app_team on public.person_tags for select to tallgrass_app
  using (exists (select 1 from public.organizations o
    where o.id in (select app.my_organizations()) and person_tags.organization_id = any(o.path)));
create policy app_team_write on public.person_tags for all to tallgrass_app
  using (organization_id in (select app.my_organizations_as('{owner,recruiter}')))
  with check (organization_id in (select app.my_organizations_as('{owner,recruiter}')));
grant select (id, organization_id, name, created_at), insert (organization_id, name, created_at), delete
  on public.person_tags to tallgrass_employer;

create policy app_team on public.hiring_steps for select to tallgrass_app
  using (exists (select 1 from public.organizations o
    where o.id in (select app.my_organizations()) and hiring_steps.organization_id = any(o.path)));
create policy app_team_write on public.hiring_steps for all to tallgrass_app
  using (organization_id in (select app.my_organizations_as('{owner,recruiter}')))
  with check (organization_id in (select app.my_organizations_as('{owner,recruiter}')));
grant select (id, organization_id, position, stage, name, rank, removed_at, created_at), insert (organization_id,
  position, stage, name, rank, created_at), update (name, rank, removed_at) on public.hiring_steps to tallgrass_employer;

-- Who acts for an application puts tags and steps on its person, and only people whom they see have any.
create policy app_team on public.application_tags for select to tallgrass_app
  using (exists (select 1 from public.applications a
    where a.id = application_id and a.candidate_id <> (select app.user_id())));
create policy app_team_write on public.application_tags for all to tallgrass_app
  using (app.my_side(application_id) = 'employer'
    and exists (select 1 from public.applications a where a.id = application_id))
  with check (app.my_side(application_id) = 'employer'
    and exists (select 1 from public.applications a where a.id = application_id));
create policy app_known_tag on public.application_tags as restrictive for insert to tallgrass_employer
  with check (exists (select 1 from public.person_tags t where t.id = tag_id));
grant select (application_id, tag_id), insert (application_id, tag_id), delete
  on public.application_tags to tallgrass_employer;

create policy app_team on public.application_steps for select to tallgrass_app
  using (exists (select 1 from public.applications a
    where a.id = application_id and a.candidate_id <> (select app.user_id())));
create policy app_team_write on public.application_steps for all to tallgrass_app
  using (app.my_side(application_id) = 'employer'
    and exists (select 1 from public.applications a where a.id = application_id))
  with check (app.my_side(application_id) = 'employer'
    and exists (select 1 from public.applications a where a.id = application_id));
create policy app_known_step on public.application_steps as restrictive for insert to tallgrass_employer
  with check (exists (select 1 from public.hiring_steps s where s.id = step_id));
grant select (application_id, step_id), insert (application_id, step_id), update (step_id), delete
  on public.application_steps to tallgrass_employer;

-- Everyone exports their data with a candidate's grants.
create policy app_own on public.desk_visits for all to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
grant select (user_id, visited_at, before_at) on public.desk_visits to tallgrass_candidate, tallgrass_employer;
grant insert (user_id, visited_at, before_at), update (visited_at, before_at) on public.desk_visits to tallgrass_employer;
