create or replace trigger organization_placed before insert or update of parent_id on public.organizations
  for each row execute function app.on_organization_placed();
create or replace trigger organization_moved after update of parent_id on public.organizations
  for each row when (old.parent_id is distinct from new.parent_id) execute function app.on_organization_moved();
create or replace trigger organization_named before insert or update of verification_status on public.organizations
  for each row when (new.verification_status = 'approved' and new.kind <> 'unit' and new.slug is null)
  execute function app.on_organization_named();
create or replace trigger organization_guard before insert or update on public.organizations
  for each row execute function app.guard_organization();
create or replace trigger organization_life
  after insert or update of verification_status, canceled_at, parent_id, path on public.organizations
  for each row execute function app.on_organization_life();
create or replace trigger organization_sight after update of is_live on public.organizations
  for each row when (old.is_live is distinct from new.is_live) execute function app.on_organization_sight();
create or replace trigger employers_made after insert on public.profiles
  referencing new table as created for each statement execute function app.on_employer_role();
create or replace trigger employer_role_set after update of role on public.profiles
  for each row execute function app.on_employer_role();
