import { useState } from 'react';
import type { PersonOfJob } from '#domains/hiring/contract/board/people.ts';

/** The people chosen among those shown for whom the reader acts; with Shift, everyone between the last choice and this one. */
export function useSelection(listed: readonly PersonOfJob[]) {
  const shown = listed.filter(({ mayAct }) => mayAct);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const people = shown.filter(({ id }) => ids.has(id));
  const toggle = (id: string, withRange = false) => {
    const next = new Set(ids);
    const isOn = !ids.has(id);
    for (const one of withRange ? between(shown, last, id) : [id]) {
      if (isOn) next.add(one);
      else next.delete(one);
    }
    setIds(next);
    setLast(id);
  };
  return {
    people,
    has: (id: string) => ids.has(id),
    toggle,
    clear: () => setIds(new Set()),
    toggleAll: () => setIds(new Set(people.length === shown.length ? [] : shown.map(({ id }) => id))),
    isAll: shown.length > 0 && people.length === shown.length,
  };
}
export type Selection = ReturnType<typeof useSelection>;

function between(shown: readonly PersonOfJob[], from: string | null, to: string): string[] {
  const [a, b] = [from, to].map((id) => shown.findIndex((person) => person.id === id)) as [number, number];
  if (a < 0 || b < 0) return [to];
  return shown.slice(Math.min(a, b), Math.max(a, b) + 1).map(({ id }) => id);
}
