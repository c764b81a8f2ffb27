import { randomUUID } from 'node:crypto';
import type { PersonOfJob } from '#domains/hiring/contract/board/people.ts';

/** A nurse who applied to a job, with what the test says instead. */
export const personOfJob = (differing: Partial<PersonOfJob> = {}): PersonOfJob => ({
  id: randomUUID(),
  jobId: 'job',
  jobTitle: 'ICU nurse',
  mayAct: true,
  name: 'Rosa Delgado',
  isNamed: true,
  stage: 'applied',
  compatibility: 80,
  position: 'RN',
  yearsExperience: 4,
  distance: 'under_15',
  shifts: ['nights'],
  earliestStart: null,
  license: null,
  missing: [],
  step: null,
  tags: [],
  lastActivityAt: '2026-11-20T10:00:00.000Z',
  waiting: null,
  ...differing,
});
