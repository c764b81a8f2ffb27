import type { PersonOfJob } from '#domains/hiring/contract/board/people.ts';

type Ranked = Pick<PersonOfJob, 'id' | 'jobId' | 'compatibility'>;

/** A person with the nearest above and below in the list. Points for different jobs say nothing about each other. */
export function besideInList<P extends Ranked>(list: readonly P[], person: Ranked): P[] {
  const ofJob = list.filter(({ jobId, compatibility }) => jobId === person.jobId && compatibility !== null);
  const at = ofJob.findIndex(({ id }) => id === person.id);
  return ofJob.slice(Math.max(at - 1, 0), at + 2);
}
