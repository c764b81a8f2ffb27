// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getAdminCheckIns } from '#domains/hiring/contract/starts/check-ins.ts';
import { answering } from '#tests/components/answering.ts';
import { show } from '#tests/components/show.tsx';
import { AfterStart } from './after-start.tsx';

const none = (day: 7 | 90) => ({ day, answers: 0, began: null, asDescribed: null, stillThere: null });
const some = { day: 90 as const, answers: 10, began: 10, asDescribed: 9, stillThere: 8 };

test('the console shows who is still there after 90 days, and no line for too few answers', async () => {
  answering(getAdminCheckIns, () => ({
    candidates: [none(7), some],
    employers: [none(90)],
  }));
  show(<AfterStart />);
  const [, ...rows] = await screen.findAllByRole('row');
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([['Candidates', '90 days', '80% of 10', '100% of 10', '90% of 10']]);
});

test('and says so while there are too few', async () => {
  answering(getAdminCheckIns, () => ({ candidates: [none(90)], employers: [] }));
  show(<AfterStart />);
  expect(await screen.findByText('Shown once there are five answers.')).toBeDefined();
});
