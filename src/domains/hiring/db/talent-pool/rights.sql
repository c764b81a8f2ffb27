-- A place in a talent pool is visible with the application by which both sides know each other. The employer asks people who
-- applied; the person alone says yes and until when.
create policy app_party on public.pool_members for select to tallgrass_app
  using (exists (select 1 from public.applications a where a.id = application_id));
create policy app_employer_insert on public.pool_members for insert to tallgrass_app
  with check (app.my_side(application_id) = 'employer' and asked_by = (select app.user_id()) and status = 'asked'
    and exists (select 1 from public.applications a where a.id = application_id
      and app.opens('applied', a.stage, a.contact_shared_at) and a.stage <> 'hired'
      and a.candidate_id = pool_members.candidate_id and a.organization_id = pool_members.organization_id));
create policy app_party_update on public.pool_members for update to tallgrass_app
  using (exists (select 1 from public.applications a where a.id = application_id))
  with check (exists (select 1 from public.applications a where a.id = application_id));
grant select (id, application_id, organization_id, candidate_id, status, reason, message, asked_at, expires_at, closed_at),
  update (status, closed_at) on public.pool_members to tallgrass_candidate, tallgrass_employer;
grant update (expires_at) on public.pool_members to tallgrass_candidate;
grant insert (application_id, organization_id, candidate_id, reason, message, asked_by, asked_at, expires_at)
  on public.pool_members to tallgrass_employer;
