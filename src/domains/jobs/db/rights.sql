create policy app_member on public.jobs for select to tallgrass_app
  using (organization_id in (select app.my_organizations_as('{owner,recruiter,viewer}')));
create policy app_part on public.jobs for select to tallgrass_employer using (id in (select app.my_part_of_jobs()));
create policy app_open on public.jobs for select to tallgrass_app
  using (status = 'published' and (is_public or (select app.user_id()) is not null) and id not in (select app.held('job'))
    and exists (select 1 from public.organizations o where o.id = organization_id and o.is_live));
create policy app_applied on public.jobs for select to tallgrass_app
  using (id in (select m.job_id from app.my_applications() m));
create policy app_post on public.jobs for insert to tallgrass_app
  with check (organization_id in (select app.my_organizations_as('{owner,recruiter}')) and status = 'draft' and not is_demo);
create policy app_edit on public.jobs for update to tallgrass_app
  using (organization_id in (select app.my_organizations_as('{owner,recruiter}')))
  with check (organization_id in (select app.my_organizations_as('{owner,recruiter}'))
    and (status <> 'published' or exists (
      select 1 from public.organizations o where o.id = organization_id and o.is_live and o.kind = 'facility')));
create policy app_unassign on public.job_units for delete to tallgrass_app
  using (exists (select 1 from public.jobs j where j.id = job_id
    and j.organization_id in (select app.my_organizations_as('{owner,recruiter}'))));
create policy app_assign on public.job_units for insert to tallgrass_app
  with check (unit_id in (select app.my_organizations_as('{owner,recruiter}'))
    and exists (select 1 from public.jobs j where j.id = job_id
      and j.organization_id in (select app.my_organizations_as('{owner,recruiter}'))));
-- Owners and recruiters name the hiring managers of a job.
create policy app_reads on public.job_managers for select to tallgrass_app
  using (exists (select 1 from public.jobs j where j.id = job_id and j.organization_id in (select app.my_organizations())));
create policy app_name on public.job_managers for insert to tallgrass_app
  with check (user_id in (select app.my_colleagues()) and exists (select 1 from public.jobs j
    where j.id = job_id and j.organization_id in (select app.my_organizations_as('{owner,recruiter}'))));
create policy app_unname on public.job_managers for delete to tallgrass_app
  using (exists (select 1 from public.jobs j
    where j.id = job_id and j.organization_id in (select app.my_organizations_as('{owner,recruiter}'))));
grant select (job_id, user_id) on public.job_managers to tallgrass_candidate, tallgrass_employer;
grant insert (job_id, user_id), delete on public.job_managers to tallgrass_employer;
create policy app_reads on public.job_units for select to tallgrass_app
  using (exists (select 1 from public.jobs j where j.id = job_id));

grant select (id, organization_id, slug, external_requisition_id, status, title, position, specialty, zip, city, state,
  latitude, longitude, openings, employment_type, shift, shift_pattern, weekly_hours, pay_min_cents, pay_max_cents,
  pay_unit, stated_min_cents, stated_max_cents,
  night_differential_cents, weekend_differential_cents, call_rate_cents, sign_on_bonus_cents, sign_on_bonus_terms,
  work_authorization_required, sponsorship_available, license_states, required_certifications, preferred_certifications,
  added_requirements, minimum_years, skills, description, start_date, valid_through, is_public, response_due_hours, version,
  published_at, status_changed_at, created_by, is_demo, created_at, updated_at) on public.jobs to tallgrass_app;
grant select (job_id, unit_id) on public.job_units to tallgrass_app;
grant insert (organization_id, slug, external_requisition_id, title, position, specialty, zip, city, state, latitude,
  longitude, openings, employment_type, shift, shift_pattern, weekly_hours, pay_min_cents, pay_max_cents,
  pay_unit, stated_min_cents, stated_max_cents, night_differential_cents,
  weekend_differential_cents, call_rate_cents, sign_on_bonus_cents, sign_on_bonus_terms, work_authorization_required,
  sponsorship_available, license_states, required_certifications, preferred_certifications, minimum_years, skills,
  description, start_date, valid_through, is_public, response_due_hours, status_changed_at, created_by, created_at,
  updated_at), update (organization_id, external_requisition_id, status, title, position, specialty, zip, city, state, latitude, longitude,
  openings, employment_type, shift, shift_pattern, weekly_hours, pay_min_cents, pay_max_cents,
  pay_unit, stated_min_cents, stated_max_cents, night_differential_cents,
  weekend_differential_cents, call_rate_cents, sign_on_bonus_cents, sign_on_bonus_terms, work_authorization_required,
  sponsorship_available, license_states, required_certifications, preferred_certifications, minimum_years, skills,
  description, start_date, valid_through, is_public, response_due_hours, version, published_at, status_changed_at,
  created_by, updated_at) on public.jobs to tallgrass_employer;
grant insert (job_id, unit_id), delete on public.job_units to tallgrass_employer;
-- Members read who approves the pay ranges of their organization and of those above it; owners of its own decide it.
create policy app_team on public.pay_approvers for select to tallgrass_app
  using (exists (select 1 from public.organizations o
    where o.id in (select app.my_organizations()) and pay_approvers.organization_id = any(o.path)));
create policy app_owner_insert on public.pay_approvers for insert to tallgrass_app
  with check (organization_id in (select app.my_organizations_as('{owner}')));
create policy app_owner_update on public.pay_approvers for update to tallgrass_app
  using (organization_id in (select app.my_organizations_as('{owner}')));
create policy app_owner_delete on public.pay_approvers for delete to tallgrass_app
  using (organization_id in (select app.my_organizations_as('{owner}')));
grant select (organization_id, approver_id, from_cents, updated_at),
  insert (organization_id, approver_id, from_cents, updated_at),
  update (approver_id, from_cents, updated_at), delete on public.pay_approvers to tallgrass_employer;
-- It holds public jobs only, and a page of them is read with their rows in `jobs`, under its policies.
create policy app_search on public.job_search for select to tallgrass_app using (true);
grant select (job_id, published_at, latitude, longitude, pay_min_cents, pay_max_cents, sign_on_bonus_cents, start_date,
  valid_through, replies_on_time, is_demo, position, state, place, shift, shift_pattern, employment_type, facility_type,
  words) on public.job_search to tallgrass_app;
create policy app_own on public.saved_jobs for all to tallgrass_app
  using (candidate_id = (select app.user_id())) with check (candidate_id = (select app.user_id()));
grant select (candidate_id, job_id, created_at), insert (candidate_id, job_id, created_at), delete
  on public.saved_jobs to tallgrass_candidate;
create policy app_own on public.saved_searches for all to tallgrass_app
  using (candidate_id = (select app.user_id())) with check (candidate_id = (select app.user_id()));
grant select (id, candidate_id, name, filters, frequency, last_sent_at, created_at),
  insert (candidate_id, name, filters, frequency, last_sent_at, created_at), update (frequency), delete
  on public.saved_searches to tallgrass_candidate;
