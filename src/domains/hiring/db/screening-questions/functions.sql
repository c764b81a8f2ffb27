-- Whether the current user may answer a question: it is asked of everyone who sees the job, until they have applied.
create or replace function app.may_answer(question uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select q.retired_at is null and not exists (
    select 1 from public.applications a
    where a.job_id = q.job_id and a.candidate_id = app.user_id() and app.opens('applied', a.stage, a.contact_shared_at))
  from public.screening_questions q where q.id = question
$$;
