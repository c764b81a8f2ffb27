create or replace trigger interviews_guard before update on public.interviews
  for each row execute function app.guard_side('interview');
create or replace trigger interviews_free_time after update of status on public.interviews
  for each row when (old.status = 'confirmed' and new.status in ('rescheduled', 'canceled'))
  execute function app.free_booked_time();
