import { expect, test } from 'vitest';
import { subjectPath } from './subject-path.ts';

test('a subject leads to its screen, or to everything the log has about it', () => {
  expect(subjectPath('person', 'p1')).toBe('/admin/users/p1');
  expect(subjectPath('case', 'c1')).toBe('/admin/verification?case=c1');
  expect(subjectPath('job', 'j1')).toBe('/admin/matching-lab?tab=pair&job=j1');
  expect(subjectPath('organization', 'o1')).toBe('/admin/organizations/o1');
  expect(subjectPath('exclusions', 'a&b')).toBe('/admin/audit?subjectType=exclusions&subjectId=a%26b');
});
