-- Whether candidates may be matched with the job of this organization and apply to it.
create or replace function app.is_open_job(job uuid, organization uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.jobs j
    where j.id = job and j.organization_id = organization and j.status = 'published'
      and exists (select 1 from public.organizations o where o.id = organization and o.is_live)
      and not app.is_held('job', j.id)
  )
$$;

-- A job stores the added requirements, so that everyone who sees the job sees them and matching reads them with it.
create or replace function app.on_job_asks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.added_requirements := app.added_requirements(new.organization_id, new.position);
  return new;
end $$;

create or replace function app.on_requirements_added() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  r public.organization_requirements := coalesce(new, old);
begin
  update public.jobs j set added_requirements = j.added_requirements
  from public.organizations o
  where o.id = j.organization_id and o.path @> array[r.organization_id] and j.position = r.position and j.status <> 'closed';
  return null;
end $$;

create or replace function app.on_organization_path() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.jobs j set added_requirements = j.added_requirements where j.organization_id = new.id;
  return null;
end $$;
