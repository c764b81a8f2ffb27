import type { Machine } from '#kernel/state-machine.ts';

export const transitionsOf = (machines: readonly Machine<string>[]) =>
  machines.flatMap(({ name, transitions }) =>
    Object.entries(transitions).flatMap(([from, targets]) =>
      Object.entries(targets).map(([to, actors]) => ({ machine: name, from, to, actors })),
    ),
  );

/** Replaces all rows by those of $1 (JSON) in one statement, so that no step is missing at any moment. */
export const REPLACE_STATE_TRANSITIONS = `
  with listed as (
    select r.machine, r.from as from_state, r.to as to_state, r.actors
    from jsonb_to_recordset($1::jsonb) as r(machine text, "from" text, "to" text, actors text[])
  ), removed as (
    delete from state_transitions t where not exists (
      select 1 from listed l
      where l.machine = t.machine and l.from_state = t.from_state and l.to_state = t.to_state)
  )
  insert into state_transitions (machine, from_state, to_state, actors) select * from listed
  on conflict (machine, from_state, to_state) do update set actors = excluded.actors`;
