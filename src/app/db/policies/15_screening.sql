-- How loud a comparison with an exclusion list speaks.
create or replace function app.verdict_rank(verdict text) returns integer
language sql immutable parallel safe as $$
  select array_position(array['cleared', 'weak', 'strong'], verdict)
$$;
