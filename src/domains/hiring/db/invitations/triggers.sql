create or replace trigger invitations_guard before update on public.invitations
  for each row execute function app.guard_side('invitation');
