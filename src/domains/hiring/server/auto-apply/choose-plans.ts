import type { DropReason } from '#domains/hiring/contract/applications/planned-application-states.ts';

export interface Limits {
  dailyCap: number;
  activeCap: number;
  minScore: number;
}

export interface OpenPlan {
  id: string;
  jobId: string;
  state: 'planned' | 'kept';
  sendAt: Date;
}

/** A match whose employer sees the candidate; `score` is its compatibility from coarse facts. */
export interface ShownMatch {
  jobId: string;
  score: number;
}

interface Situation {
  limits: Limits;
  /** Open applications, sent or made by hand. */
  active: number;
  open: readonly OpenPlan[];
  /** Best first; also those of the open plans. */
  shown: readonly ShownMatch[];
  /** When a new plan would be sent. */
  sendAt: Date;
}

export interface Choice {
  keep: OpenPlan[];
  drop: { id: string; reason: DropReason }[];
  add: string[];
}

/**
 * Chooses what is planned within the limits: first what the candidate confirmed, then what was planned already, then the
 * best new matches. A confirmed plan stays below the minimum score, but not beyond the number of open applications.
 */
export function choosePlans({ limits, active, open, shown, sendAt }: Situation): Choice {
  const choice: Choice = { keep: [], drop: [], add: [] };
  const rankOf = new Map(shown.map(({ jobId }, rank) => [jobId, rank]));
  const scoreOf = new Map(shown.map(({ jobId, score }) => [jobId, score]));
  const perDay = new Map<number, number>();
  let room = limits.activeCap - active;
  const hasRoom = (at: Date) => room > 0 && (perDay.get(at.getTime()) ?? 0) < limits.dailyCap;
  const take = (at: Date) => {
    room -= 1;
    perDay.set(at.getTime(), (perDay.get(at.getTime()) ?? 0) + 1);
  };
  const inOrder = open.toSorted(
    (a, b) =>
      Number(b.state === 'kept') - Number(a.state === 'kept') ||
      a.sendAt.getTime() - b.sendAt.getTime() ||
      (rankOf.get(a.jobId) ?? 0) - (rankOf.get(b.jobId) ?? 0),
  );
  for (const plan of inOrder) {
    const score = scoreOf.get(plan.jobId);
    const reason =
      score === undefined
        ? 'gone'
        : plan.state === 'planned' && score < limits.minScore
          ? 'score'
          : hasRoom(plan.sendAt)
            ? null
            : 'limits';
    if (reason) choice.drop.push({ id: plan.id, reason });
    else {
      choice.keep.push(plan);
      take(plan.sendAt);
    }
  }
  const planned = new Set(open.map(({ jobId }) => jobId));
  for (const { jobId, score } of shown) {
    if (!hasRoom(sendAt)) break;
    if (planned.has(jobId) || score < limits.minScore) continue;
    choice.add.push(jobId);
    take(sendAt);
  }
  return choice;
}
