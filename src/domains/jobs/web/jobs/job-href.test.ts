import { expect, test } from 'vitest';
import { jobHref } from './job-href.ts';

const none = {
  matched: 9,
  applied: 0,
  shortlisted: 0,
  interviewing: 0,
  offered: 0,
  hired: 0,
  overdue: 0,
  otherTimes: 0,
  openInterviews: 0,
};

test('a job opens on its board once someone applied', () => {
  expect(jobHref({ id: 'j', funnel: none })).toBe('/employer/jobs/j');
  for (const stage of ['applied', 'shortlisted', 'interviewing', 'offered', 'hired']) {
    expect(jobHref({ id: 'j', funnel: { ...none, [stage]: 1 } })).toBe('/employer/jobs/j?tab=board');
  }
});
