import type { ReactNode } from 'react';
import type { JobCard } from '#domains/matching/contract/matches.ts';

/** The buttons that report the job and its employer. */
export type ReportSlot = (job: JobCard) => ReactNode;
