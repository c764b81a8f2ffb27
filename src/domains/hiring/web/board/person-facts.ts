import type { PersonOfJob } from '#domains/hiring/contract/board/people.ts';
import { ago, day } from '#platform/web/page/format.ts';
import { applicantCopy } from '#domains/hiring/web/applicants/applicants.copy.ts';
import { boardCopy as copy } from './board.copy.ts';

/** The facts of a card in one line, those that the stage discloses. */
export const factsLine = ({ yearsExperience, distance }: PersonOfJob): string =>
  [yearsExperience !== null && applicantCopy.years(yearsExperience), distance && copy.distance[distance]]
    .filter(Boolean)
    .join(' · ');

/** What needs attention first: a document that is missing or ends too early. */
export const warningOf = ({ missing: [first] }: PersonOfJob): string | null =>
  first ? (first.expiresOn ? copy.ends(first.label, day(first.expiresOn)) : copy.missing(first.label)) : null;

export interface Waiting {
  text: string;
  isLate: boolean;
}

/** Who waits for whom, by the response clock. */
export function waitingText({ waiting }: PersonOfJob, now = Date.now()): Waiting | null {
  if (!waiting) return null;
  const { side, since, dueAt } = waiting;
  if (side === 'team' && dueAt) {
    const isLate = Date.parse(dueAt) < now;
    return { text: isLate ? copy.overdue : copy.due(ago(dueAt, now)), isLate };
  }
  return { text: copy.waits[side](ago(since, now)), isLate: false };
}
