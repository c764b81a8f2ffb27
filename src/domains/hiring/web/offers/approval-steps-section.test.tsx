// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  getApprovalSteps,
  putApprovalSteps,
  type ApprovalStep,
} from '#domains/hiring/contract/offers/offer-approvals.ts';
import { answering, refused } from '#tests/components/answering.ts';
import { show } from '#tests/components/show.tsx';
import { ApprovalStepsSection } from './approval-steps-section.tsx';

const [ada, ben] = ['Ada Voss', 'Ben Ruiz'].map((name) => ({ id: crypto.randomUUID(), name }));
const MEMBERS = [ada, ben].filter((one) => one !== undefined);
const by = (approverId = ''): ApprovalStep => ({ approverId, unitId: null, fromCents: null });

function aTeam(...first: ApprovalStep[]) {
  let steps = first;
  let answered: Promise<void> = Promise.resolve();
  const view = () => ({ steps, members: MEMBERS, units: [], mayEdit: true });
  answering(getApprovalSteps, view);
  const sent = answering(putApprovalSteps, async ({ body }) => {
    if (JSON.stringify(body.before) !== JSON.stringify(steps)) return refused(409, 'CONFLICT', 'They changed.');
    steps = body.steps;
    await answered;
    return view();
  });
  const user = show(<ApprovalStepsSection />);
  return {
    sent,
    steps: () => steps,
    replaceAsColleague: (...next: ApprovalStep[]) => (steps = next),
    answerAfter: (promise: Promise<void>) => {
      answered = promise;
    },
    press: async (name: string) => user.click(await screen.findByRole('button', { name })),
    choose: (step: string, id = '') =>
      user.selectOptions(within(screen.getByRole('group', { name: step })).getByLabelText('Approver'), id),
  };
}

test('what is added while the steps are being saved stays, and is saved next', async () => {
  const team = aTeam();
  const { promise, resolve } = Promise.withResolvers<void>();
  team.answerAfter(promise);
  await team.press('Add a step');
  await team.choose('Step 1', ada?.id);
  await team.press('Save approvals');
  await waitFor(() => expect(team.sent).toHaveLength(1));
  await team.press('Add a step');
  resolve();
  await screen.findByRole('button', { name: 'Save approvals' });
  await team.choose('Step 2', ben?.id);
  await team.press('Save approvals');
  await waitFor(() => expect(team.steps()).toEqual([by(ada?.id), by(ben?.id)]));
});

test('after another owner’s change it shows theirs and keeps what was chosen', async () => {
  const team = aTeam(by(ada?.id));
  await screen.findByRole('button', { name: 'Save approvals' });
  await team.choose('Step 1', ben?.id);
  team.replaceAsColleague();
  await team.press('Save approvals');
  const now = within(await screen.findByRole('region', { name: 'Saved now' }));
  expect(now.getByText(/No approvals/)).toBeTruthy();
  expect(screen.getByText('They changed.')).toBeTruthy();
  expect(team.steps()).toEqual([]);
  await team.press('Save approvals');
  await waitFor(() => expect(team.steps()).toEqual([by(ben?.id)]));
});
