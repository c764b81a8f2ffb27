create or replace trigger scorecards_guard before update on public.scorecards
  for each row execute function app.guard_scorecard();
create or replace trigger scorecard_revisions_append_only before update on public.scorecard_revisions
  for each statement execute function app.refuse_change();
