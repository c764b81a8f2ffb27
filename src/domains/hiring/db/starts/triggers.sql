create or replace trigger starts_guard before update on public.starts
  for each row execute function app.guard_start();
create or replace trigger starts_day before update of start_on on public.starts
  for each row when (new.start_on is distinct from old.start_on) execute function app.guard_start_day();
