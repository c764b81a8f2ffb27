-- Candidates who see a job see what it asks, and its organization does; owners and recruiters decide it. The answers are the candidate's,
-- who writes them before applying; the employer reads them with the application.
create policy app_reads on public.screening_questions for select to tallgrass_candidate
  using (exists (select 1 from public.jobs j where j.id = job_id));
create policy app_team on public.screening_questions for select to tallgrass_employer
  using (exists (select 1 from public.jobs j where j.id = job_id
    and j.organization_id in (select app.my_organizations())));
create policy app_asks on public.screening_questions for insert to tallgrass_app
  with check (exists (select 1 from public.jobs j where j.id = job_id
    and j.organization_id in (select app.my_organizations_as('{owner,recruiter}'))));
create policy app_changes on public.screening_questions for update to tallgrass_app
  using (exists (select 1 from public.jobs j where j.id = job_id
    and j.organization_id in (select app.my_organizations_as('{owner,recruiter}'))));
grant select (id, job_id, text, kind, place, created_at, retired_at) on public.screening_questions
  to tallgrass_candidate, tallgrass_employer;
grant insert (id, job_id, text, kind, place, created_at), update (place, retired_at) on public.screening_questions
  to tallgrass_employer;

create policy app_own on public.screening_answers for select to tallgrass_app
  using (candidate_id = (select app.user_id()));
create policy app_own_insert on public.screening_answers for insert to tallgrass_app
  with check (candidate_id = (select app.user_id()) and app.may_answer(question_id));
create policy app_own_update on public.screening_answers for update to tallgrass_app
  using (candidate_id = (select app.user_id()) and app.may_answer(question_id))
  with check (candidate_id = (select app.user_id()));
create policy app_employer on public.screening_answers for select to tallgrass_app
  using (exists (select 1 from public.screening_questions q
    join public.applications a on a.job_id = q.job_id
    where q.id = question_id and a.candidate_id = screening_answers.candidate_id
      and app.opens('applied', a.stage, a.contact_shared_at)));
grant select (question_id, candidate_id, answer, answered_at) on public.screening_answers
  to tallgrass_candidate, tallgrass_employer;
grant insert (question_id, candidate_id, answer, answered_at), update (answer, answered_at) on public.screening_answers
  to tallgrass_candidate;
