import { wrongState } from '#platform/server/errors.ts';
import type { Start } from './starts.repo.ts';

export const START_PHRASES: Readonly<Record<Start['status'], string>> = {
  planned: 'planned',
  started: 'under way: the job has begun',
  no_show: 'over: the candidate was a no-show',
  withdrawn: 'over: the offer was withdrawn',
  declined: 'over: the candidate no longer takes the job',
};

/** 409 once the start is no longer ahead. */
export function requirePlanned({ status }: Start): void {
  if (status !== 'planned') throw wrongState(`This start is ${START_PHRASES[status]}.`, status);
}
