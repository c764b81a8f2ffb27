import { expect, test } from 'vitest';
import { saidOf, subjectPath } from './audit-sentence.ts';

test('an action reads as a sentence, also one without words of its own', () => {
  expect(saidOf('hold.placed')).toBe('Placed a hold on');
  expect(saidOf('work_confirmation.asked')).toBe('Work confirmation asked:');
});

test('a subject leads to its screen, or to everything the log has about it', () => {
  expect(subjectPath('person', 'p1')).toBe('/admin/users/p1');
  expect(subjectPath('case', 'c1')).toBe('/admin/verification?case=c1');
  expect(subjectPath('job', 'a&b')).toBe('/admin/audit?subjectType=job&subjectId=a%26b');
});
