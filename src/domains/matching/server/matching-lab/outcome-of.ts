import type { Outcome } from '#domains/matching/engine/analysis/learning.ts';
import type { ApplicationStage } from '#domains/hiring/contract/applications/application-states.ts';

const OUTCOME_OF: Readonly<Record<ApplicationStage, Outcome>> = {
  matched: 'view',
  dismissed: 'decline',
  applied: 'apply',
  shortlisted: 'save',
  interviewing: 'interview',
  offered: 'offer',
  hired: 'hire',
  rejected: 'decline',
  withdrawn: 'view',
};

/** A no of the candidate because of the pay, schedule, distance or setting weighs like a decline; other reasons don't. */
export function outcomeOf(stage: ApplicationStage, { stayed, unfit }: { stayed: boolean; unfit: boolean }): Outcome {
  if (stage === 'hired' && stayed) return 'stay';
  return unfit && (stage === 'matched' || stage === 'withdrawn') ? 'decline' : OUTCOME_OF[stage];
}
