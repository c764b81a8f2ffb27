import type { JobDraft } from '#domains/jobs/contract/jobs.ts';
import type { ReadPosting } from '#domains/jobs/contract/pasting.ts';

interface Home {
  city: string | null;
  state: string | null;
}

/**
 * What the form of a pasted posting begins with. Without a ZIP code it is the facility's, unless the posting names
 * another town.
 */
export function starterOf({ draft, town }: ReadPosting, home: Home | null): Partial<JobDraft> {
  const isElsewhere = town !== null && town !== `${home?.city}, ${home?.state}`;
  // An answer of the server has no undefined fields.
  return { ...(isElsewhere ? { zip: null } : {}), ...draft } as Partial<JobDraft>;
}
