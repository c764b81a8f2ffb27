import type { getOverview, OverviewRange, PersonState } from '#domains/operations/contract/overview.ts';
import type { ResponseOf } from '#platform/contract/contract.ts';
import type { Figure } from '#domains/operations/contract/figures.ts';
import type { ApplicationStage } from '#domains/hiring/contract/applications/application-states.ts';
import type { JobStatus } from '#domains/jobs/contract/job-states.ts';
import type { Position } from '#kernel/vocabulary.ts';

type Queue = ResponseOf<typeof getOverview>['queues'][number]['queue'];

const QUEUES: Record<Queue, string> = {
  people: '/admin/pending-approval?subject=person',
  organizations: '/admin/pending-approval?subject=organization',
  appeals: '/admin/matching-lab?tab=appeals',
  role_requests: '/admin/role-requests',
  reports: '/admin/reports',
  faq: '/admin/faq',
  messages: '/admin/messages',
  holds: '/admin/holds',
};

const rowsOf = (figure: Figure, more: Record<string, string> = {}) =>
  `/admin/figures?${new URLSearchParams({ figure, ...more }).toString()}`;

/** The list behind each figure: exactly the counted rows. Screen filters use the API's parameter names. */
export const linksOf = (range: OverviewRange) => ({
  queue: (queue: Queue) => QUEUES[queue],
  figure: (figure: Exclude<Figure, 'candidates' | 'employers'>) => rowsOf(figure, { range }),
  byStatus: (side: 'candidates' | 'employers', state: PersonState) => rowsOf(side, { state }),
  position: (position: Position) => rowsOf('hires', { range, position }),
  county: (county: string, state: string) => rowsOf('hires', { range, county: `${county}, ${state}` }),
  jobs: (status: JobStatus) => `/admin/jobs?status=${status}`,
  stage: (stage: ApplicationStage | 'overdue') => `/admin/applications?stage=${stage}`,
  late: '/admin/pending-approval?due=late',
  secondWaiting: '/admin/pending-approval?status=second_review',
});
export type Links = ReturnType<typeof linksOf>;
