create or replace trigger pool_members_guard before update on public.pool_members
  for each row execute function app.guard_side('pool_member');
