import type { ApplicationStage } from '#domains/hiring/contract/applications/application-states.ts';
import type { PlaceInList } from '#domains/hiring/contract/applicants.ts';

const UNDECIDED: ReadonlySet<ApplicationStage> = new Set(['applied', 'shortlisted', 'interviewing']);

/** The place of a person in a list. Someone who is not in it counts as before its first. */
export function placeOf(list: readonly { id: string; stage: ApplicationStage }[], id: string): PlaceInList {
  const at = list.findIndex((one) => one.id === id);
  const after = list.slice(at + 1);
  const before = list.slice(0, Math.max(at, 0));
  return {
    position: at + 1,
    total: list.length,
    previousId: before.at(-1)?.id ?? null,
    nextId: after[0]?.id ?? null,
    undecidedId: [...after, ...before].find(({ stage }) => UNDECIDED.has(stage))?.id ?? null,
  };
}
