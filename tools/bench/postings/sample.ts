import type { JobDraft } from '#domains/jobs/contract/jobs.ts';

type Read = 'position' | 'specialty' | 'employmentType' | 'shift' | 'shiftPattern' | 'weeklyHours' | 'minimumYears';
type Certifications = Pick<JobDraft, 'requiredCertifications' | 'preferredCertifications'>;

/** A posting in our own words, and what a careful person reads in it. What is left out is not in the text. */
export interface SamplePosting {
  text: string;
  expected: Partial<Pick<JobDraft, Read> & Certifications> & {
    /** `year 78000 92000`, in dollars; `-` is not said. */
    pay?: string;
    town?: string;
    zip?: string;
  };
}
