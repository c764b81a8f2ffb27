// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCheckIn } from '#domains/hiring/contract/starts/check-ins.ts';
import type { StartView } from '#domains/hiring/contract/starts/starts.ts';
import { answering } from '#tests/components/answering.ts';
import { show } from '#tests/components/show.tsx';
import { CheckIns } from './check-in-card.tsx';

type CheckIn = StartView['checkIns'][number];
const ID = '00000000-0000-4000-8000-000000000001';
const asked = (changes: Partial<CheckIn> = {}): CheckIn => ({
  day: 30,
  askedOn: '2026-11-20',
  openUntil: '2026-12-11',
  isOpen: true,
  mine: null,
  ...changes,
});
const start = (checkIns: CheckIn[], changes: Partial<StartView> = {}) =>
  ({ applicationId: ID, side: 'candidate', mayAct: true, checkIns, ...changes }) as StartView;
const tap = (question: string, answer: 'Yes' | 'No') =>
  within(screen.getByRole('group', { name: question })).getByRole('button', { name: answer });

test('the third tap sends the answer, and none before', async () => {
  const sent = answering(answerCheckIn, () => ({ checkIns: [asked()] }));
  const user = show(<CheckIns start={start([asked({ day: 7, isOpen: false }), asked()])} />);
  expect(screen.getByText('After 30 days: how is it going?')).toBeDefined();
  await user.click(tap('Did the job begin?', 'Yes'));
  await user.click(tap('Is it as described?', 'No'));
  expect(sent).toEqual([]);
  await user.click(tap('Are you still there?', 'Yes'));
  await expect
    .poll(() => sent)
    .toEqual([{ params: { id: ID, day: 30 }, body: { hasBegun: true, isAsDescribed: false, isStillThere: true } }]);
});

test('nothing is asked before its day, after its time, or of a member who may only read', () => {
  show(<CheckIns start={start([])} />);
  show(<CheckIns start={start([asked({ isOpen: false })])} />);
  show(<CheckIns start={start([asked()], { mayAct: false })} />);
  expect(screen.queryByText(/how is it going/)).toBeNull();
});

test('an employer reads its own questions, and who never sees the answers', () => {
  show(<CheckIns start={start([asked()], { side: 'employer' })} />);
  expect(screen.getByRole('group', { name: 'Is the person still there?' })).toBeDefined();
  expect(screen.getByText('Only your team sees these answers. The candidate and Tallgrass never do.')).toBeDefined();
});
