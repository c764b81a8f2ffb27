// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { giveAccount } from '#domains/hiring/contract/interviews/attendance.ts';
import type { InterviewView } from '#domains/hiring/contract/interviews/interviews.ts';
import { InterviewCard } from '#domains/hiring/web/candidate-home/interviews-panel.tsx';
import { answering } from '#tests/components/answering.ts';
import { inHours, interview } from '#tests/components/interview.ts';
import { show } from '#tests/components/show.tsx';

type Said = NonNullable<InterviewView['attendance']>;
const held = (said: Partial<Said> = {}, startedHours = -2) =>
  interview({
    status: 'confirmed',
    awaiting: null,
    slots: [],
    startsAt: inHours(startedHours),
    attendance: { mine: null, theirs: null, openUntil: inHours(100), ...said },
  });
const question = () => screen.queryByRole('group', { name: 'Did this interview take place?' });

test('a candidate is asked once the interview was due to begin, and can report the employer as a no-show', async () => {
  const one = held();
  const sent = answering(giveAccount, () => one);
  const user = show(<InterviewCard interview={one} />);
  expect(question()).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'The employer was a no-show' }));
  await expect.poll(() => sent).toEqual([{ params: { id: one.id }, body: { account: 'other_absent' } }]);
});

test('before it begins nothing is asked', () => {
  show(<InterviewCard interview={held({}, 2)} />);
  expect(question()).toBeNull();
});

test('a claim of the employer is shown with the time to answer it, and a contradiction with what it means', async () => {
  show(<InterviewCard interview={held({ theirs: 'other_absent' })} />);
  expect(screen.getByText(/^The employer reported a no-show\. If that’s wrong, tell us by /)).toBeDefined();
  expect(question()).not.toBeNull();
});

test('an answer can be changed while there is time, and no longer', async () => {
  const user = show(<InterviewCard interview={held({ mine: 'took_place', theirs: 'other_absent' })} />);
  expect(screen.getByText('Your answers differ, so this interview counts for neither side.')).toBeDefined();
  expect(question()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Change my answer' }));
  expect(question()).not.toBeNull();
});

test('once the time is over an answer stays', () => {
  show(<InterviewCard interview={held({ mine: 'took_place', openUntil: inHours(-1) })} />);
  expect(screen.getByText('You said: it took place.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Change my answer' })).toBeNull();
});
