import type { z } from 'zod';
import type { invitationClosed } from '#domains/hiring/contract/invitations/invitation-events.ts';
import type { InvitationEndCause } from '#domains/hiring/contract/invitations/invitation-states.ts';
import type { invitationAnswered, invitationEnded } from './invitations.notices.ts';

interface Told {
  candidate: z.output<(typeof invitationEnded)['data']>['why'] | null;
  employer: z.output<(typeof invitationAnswered)['data']>['answer'] | null;
}

const UNAVAILABLE = 'ended' as const;

/** What each side may know of an end by the system. Who caused an end needs no notice of it. */
const ENDS: Record<InvitationEndCause, Told> = {
  job_filled: { candidate: 'job_filled', employer: null },
  job_closed: { candidate: 'job_closed', employer: null },
  employer_unavailable: { candidate: 'employer_unavailable', employer: null },
  no_match: { candidate: 'no_match', employer: UNAVAILABLE },
  candidate_hold: { candidate: 'candidate_hold', employer: UNAVAILABLE },
  blocked: { candidate: null, employer: UNAVAILABLE },
  account_deleted: { candidate: null, employer: UNAVAILABLE },
};

type Closed = z.output<(typeof invitationClosed)['payload']>;

const CLOSED: Record<Exclude<Closed['to'], 'ended'>, Told> = {
  // The employer hears of it as a new application.
  accepted: { candidate: null, employer: null },
  declined: { candidate: null, employer: 'declined' },
  not_now: { candidate: null, employer: 'not_now' },
  withdrawn: { candidate: 'withdrawn', employer: null },
  expired: { candidate: 'expired', employer: 'expired' },
};

/** Whom the end of an invitation is news for, and in which words. */
export function tellOfClosed(to: Closed['to'], cause: Closed['cause']): Told {
  if (to !== 'ended') return CLOSED[to];
  return cause ? ENDS[cause] : { candidate: null, employer: UNAVAILABLE };
}
