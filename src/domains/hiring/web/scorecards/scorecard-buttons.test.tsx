// @vitest-environment happy-dom
import { randomUUID } from 'node:crypto';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { saveScorecard, type ScorecardsOfPerson } from '#domains/hiring/contract/scorecards/scorecards.ts';
import { answering, refused } from '#tests/components/answering.ts';
import { show } from '#tests/components/show.tsx';
import { ScorecardForm } from './scorecard-form.tsx';

const DATA: ScorecardsOfPerson = {
  scoring: 'open',
  isAsked: true,
  readsOthers: false,
  version: 1,
  criteria: [],
  mine: null,
  others: [],
  submittedBy: [],
  awaitedFrom: [],
};

test.each([
  ['Submit scorecard', 'Save draft'],
  ['Save draft', 'Submit scorecard'],
])('while “%s” runs, “%s” waits', async (first, other) => {
  const { promise: isPressed, resolve: answer } = Promise.withResolvers<void>();
  const calls = answering(saveScorecard, () => isPressed.then(() => refused(409, 'WRONG_STATE', 'It is closed.')));
  const user = show(
    <ScorecardForm applicationId={randomUUID()} name="Rosa Delgado" data={DATA} onClose={() => undefined} />,
  );
  await user.click(screen.getByRole('button', { name: first }));
  const waiting = screen.getByRole<HTMLButtonElement>('button', { name: other });
  expect(waiting.disabled).toBe(true);
  await user.click(waiting);
  answer();
  await screen.findByText('It is closed.');
  expect(waiting.disabled).toBe(false);
  expect(calls).toHaveLength(1);
});
