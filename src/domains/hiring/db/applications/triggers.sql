create or replace trigger applications_guard before update on public.applications
  for each row execute function app.guard_application();
create or replace trigger planned_applications_guard before update of state on public.planned_applications
  for each row execute function app.guard_plan();
create or replace trigger application_events_append_only before update on public.application_events
  for each statement execute function app.refuse_change();
create or replace trigger application_events_hire before insert on public.application_events
  for each row when (new.to_stage = 'hired') execute function app.place_hire();
