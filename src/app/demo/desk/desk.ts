import { apply } from '#domains/hiring/server/applications/index.ts';
import type { Past } from '../history/past.ts';
import type { Person } from '../people.ts';
import type { Cast } from './cast.ts';

/** The desk of the employer that demo visitors hire for. */
export interface Desk {
  ownerId: string;
  colleagueId: string;
  cast: Cast;
  /** The job that was filled in the summer, and one with applicants. */
  earlierJobId: string;
  jobId: string;
}

/** A person applies on that day; returns the application. */
export async function applyOn(
  days: number,
  { deps, goTo }: Past,
  { jobId }: Desk,
  { userId }: Person,
): Promise<string> {
  goTo(days);
  const { id } = await apply(deps, { candidateId: userId, jobId, source: 'manual' });
  return id;
}
