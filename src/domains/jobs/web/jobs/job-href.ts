import type { JobView } from '#domains/jobs/contract/jobs.ts';

/** Where a job opens: on its board once someone applied, before that on its matches. */
export const opensOnBoard = ({ applied, shortlisted, interviewing, offered, hired }: JobView['funnel']): boolean =>
  applied + shortlisted + interviewing + offered + hired > 0;

export const jobHref = ({ id, funnel }: Pick<JobView, 'id' | 'funnel'>): string =>
  `/employer/jobs/${id}${opensOnBoard(funnel) ? '?tab=board' : ''}`;
