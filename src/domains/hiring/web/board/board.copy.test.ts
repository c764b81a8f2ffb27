import { expect, test } from 'vitest';
import { personCopy } from '#domains/hiring/web/person/person.copy.ts';
import { reportsCopy } from '#domains/hiring/web/reports/reports.copy.ts';
import { boardCopy, interviewPeopleCopy } from './board.copy.ts';

test('counts from a thousand on have separators', () => {
  expect(boardCopy.selected(1000)).toBe('1,000 people selected');
  expect(boardCopy.movedMany(1, 'Offers')).toBe('1 person moved to Offers.');
  expect(interviewPeopleCopy.title(12_345)).toBe('Invite 12,345 people to interview');
  expect(reportsCopy.ofWhole(1200, 4537)).toBe('1,200 of 4,537');
  expect(personCopy.place(1001, 12_345)).toBe('1,001 of 12,345');
});
