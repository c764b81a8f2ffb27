import { personHref } from '#domains/hiring/contract/applicants.ts';
import type { ConversationView } from '#domains/hiring/contract/conversations/conversations.ts';
import type { TimelineKind } from '#domains/hiring/contract/applications/applications.ts';

interface Event {
  kind: TimelineKind;
  toStage: string | null;
}

type Place = Pick<ConversationView, 'mySide' | 'jobId' | 'applicationId'>;

/**
 * The screen on which the reader finds what an event of the application is about. An employer can no longer open an
 * application that was withdrawn.
 */
export function placeOf({ kind }: Event, { mySide, jobId, applicationId }: Place, isGone: boolean): string | null {
  // A request for a document is answered in place.
  if (kind.startsWith('document')) return null;
  if (mySide === 'employer') return isGone ? null : personHref(jobId, applicationId);
  if (kind.startsWith('invitation')) return '/job-seeker/invitations';
  return `/job-seeker/interviews?application=${applicationId}`;
}

export const isWithdrawn = (events: readonly Event[]): boolean =>
  events.findLast(({ kind }) => kind === 'stage')?.toStage === 'withdrawn';
