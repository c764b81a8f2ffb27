-- Organizations, jobs, matches, applications and what follows from them.

create policy app_member on public.organizations for select to tallgrass_app
  using (id in (select app.my_organizations()) or created_by = (select app.user_id()));
create policy app_live on public.organizations for select to tallgrass_app
  using (is_live);
-- Whoever applied keeps reading where, also when the employer is frozen or has left.
create policy app_applied on public.organizations for select to tallgrass_app
  using (id in (select m.organization_id from app.my_applications() m));
create policy app_found on public.organizations for insert to tallgrass_app
  with check (created_by = (select app.user_id()) and verification_status = 'pending' and approved_at is null and not is_demo
    and (parent_id is null or parent_id in (select app.my_organizations_as('{owner}'))
      or kind = 'unit' and parent_id in (select app.my_organizations_as('{recruiter}'))));
create policy app_owner on public.organizations for update to tallgrass_app
  using (id in (select app.my_organizations_as('{owner,recruiter}')))
  with check (parent_id is null or parent_id in (select app.my_organizations_as('{owner,recruiter}')));

-- Who it wants to be is an owner's to say and a reviewer's to approve.
create policy app_member on public.organization_changes for select to tallgrass_app
  using (organization_id in (select app.my_organizations()));
create policy app_propose on public.organization_changes for insert to tallgrass_app
  with check (organization_id in (select app.my_organizations_as('{owner}')) and proposed_by = (select app.user_id()));
create policy app_propose_again on public.organization_changes for update to tallgrass_app
  using (organization_id in (select app.my_organizations_as('{owner}')))
  with check (organization_id in (select app.my_organizations_as('{owner}')) and proposed_by = (select app.user_id()));
create policy app_drop on public.organization_changes for delete to tallgrass_app
  using (organization_id in (select app.my_organizations_as('{owner}')));

create policy app_colleague on public.organization_members for select to tallgrass_app
  using (user_id = (select app.user_id()) or organization_id in (select app.my_organizations()));

create policy app_owner on public.organization_invitations for select to tallgrass_app
  using (organization_id in (select app.my_organizations_as('{owner}')));

create policy app_own on public.employer_profiles for all to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));

-- The official directory is public knowledge.
create policy app_reads on public.facility_directory for select to tallgrass_app using (true);

-- An organization's own list is its owner's to write; others read it on the jobs. What applies to a position is public.
create policy app_member on public.organization_requirements for select to tallgrass_app
  using (organization_id in (select app.my_organizations()));
create policy app_owner on public.organization_requirements for insert to tallgrass_app
  with check (organization_id in (select app.my_organizations_as('{owner}')));
create policy app_owner_update on public.organization_requirements for update to tallgrass_app
  using (organization_id in (select app.my_organizations_as('{owner}')))
  with check (organization_id in (select app.my_organizations_as('{owner}')));
create policy app_published on public.requirement_sets for select to tallgrass_app using (status = 'published');

create policy app_member on public.jobs for select to tallgrass_app
  using (organization_id in (select app.my_organizations()));
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
create policy app_reads on public.job_units for select to tallgrass_app
  using (exists (select 1 from public.jobs j where j.id = job_id));

create policy app_own on public.matches for select to tallgrass_app using (candidate_id = (select app.user_id()));
-- Employers read the view of a pair, which knows no home and no pay; the rank, which follows from areas and steps of pay,
-- is nobody's to read.
create policy app_own on public.match_views for select to tallgrass_app using (candidate_id = (select app.user_id()));
create policy app_employer on public.match_views for select to tallgrass_app
  using (exists (select 1 from public.applications a
    where a.job_id = match_views.job_id and a.candidate_id = match_views.candidate_id
      and a.candidate_id <> (select app.user_id())));

-- Whoever asked for a second look reads the answer; the receipt stays with the reviewers.
create policy app_own on public.match_reviews for select to tallgrass_app using (asked_by = (select app.user_id()));

create policy app_own on public.applications for select to tallgrass_app using (candidate_id = (select app.user_id()));
create policy app_own_update on public.applications for update to tallgrass_app
  using (candidate_id = (select app.user_id())) with check (candidate_id = (select app.user_id()));
create policy app_apply on public.applications for insert to tallgrass_app
  with check (candidate_id = (select app.user_id()) and stage in ('matched', 'applied')
    and app.is_open_job(job_id, organization_id));
create policy app_employer on public.applications for select to tallgrass_app
  using (organization_id in (select app.my_hiring_organizations()) and stage <> 'dismissed'
    and (candidate_id, organization_id) not in (select h.candidate_id, h.organization_id from app.hidden_from_me() h)
    and (stage = 'hired' or candidate_id not in (select app.held('person'))));
create policy app_employer_update on public.applications for update to tallgrass_app
  using (organization_id in (select app.my_hiring_organizations()) and stage <> 'dismissed'
    and (candidate_id, organization_id) not in (select h.candidate_id, h.organization_id from app.hidden_from_me() h)
    and (stage = 'hired' or candidate_id not in (select app.held('person'))))
  with check (organization_id in (select app.my_hiring_organizations())
    and organization_id in (select app.my_organizations_as('{owner,recruiter}')));

-- What was sent is the person's own to read: its reasons name distance and pay.
create policy app_own on public.application_receipts for all to tallgrass_app
  using (exists (select 1 from public.applications a
    where a.id = application_id and a.candidate_id = (select app.user_id())))
  with check (exists (select 1 from public.applications a
    where a.id = application_id and a.candidate_id = (select app.user_id())));

-- What hangs on an application is seen by whoever sees the application. Terms of an offer never change once sent.
do $$
declare name text;
begin
  foreach name in array array['application_events', 'interviews', 'offers'] loop
    execute format('create policy app_party on public.%I for select to tallgrass_app
      using (exists (select 1 from public.applications a where a.id = application_id))', name);
  end loop;
  foreach name in array array['interviews', 'offers'] loop
    execute format('create policy app_party_update on public.%I for update to tallgrass_app
      using (exists (select 1 from public.applications a where a.id = application_id))
      with check (exists (select 1 from public.applications a where a.id = application_id))', name);
  end loop;
end $$;
-- Each side speaks for itself: nobody writes the other's line of the timeline, nobody offers a job to themselves.
create policy app_party_insert on public.application_events for insert to tallgrass_app
  with check (actor = app.my_side(application_id) and actor_id = (select app.user_id())
    and exists (select 1 from public.applications a where a.id = application_id));
create policy app_employer_insert on public.interviews for insert to tallgrass_app
  with check (app.my_side(application_id) = 'employer' and created_by = (select app.user_id())
    and exists (select 1 from public.applications a where a.id = application_id));
create policy app_employer_insert on public.offers for insert to tallgrass_app
  with check (app.my_side(application_id) = 'employer' and sent_by = (select app.user_id()) and status = 'sent'
    and exists (select 1 from public.applications a where a.id = application_id));
create policy app_party on public.interview_slots for select to tallgrass_app
  using (exists (select 1 from public.interviews i where i.id = interview_id));
-- Each side puts its own times on the table, and says yes to the other's.
create policy app_propose on public.interview_slots for insert to tallgrass_app
  with check (proposed_by = (select app.my_side(i.application_id) from public.interviews i where i.id = interview_id));
create policy app_choose on public.interview_slots for update to tallgrass_app
  using (proposed_by <> (select app.my_side(i.application_id) from public.interviews i where i.id = interview_id))
  with check (true);

create policy app_published on public.faq_questions for select to tallgrass_app using (status = 'published');
create policy app_submit on public.faq_questions for insert to tallgrass_app
  with check (status = 'pending' and answer is null and published_at is null);

-- Anybody may write to us; only administrators read it.
create policy app_write on public.contact_messages for insert to tallgrass_app
  with check (closed_at is null and closed_by is null and answer is null);
