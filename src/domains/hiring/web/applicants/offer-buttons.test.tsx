// @vitest-environment happy-dom
import { randomUUID } from 'node:crypto';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getOfferPreparation, saveOfferDraft } from '#domains/hiring/contract/offers/offer-approvals.ts';
import { listOfferTemplates } from '#domains/hiring/contract/offers/offer-templates.ts';
import { sendOffer } from '#domains/hiring/contract/offers/offers.ts';
import { addDays, dayOf } from '#kernel/days.ts';
import { answering, refused } from '#tests/components/answering.ts';
import { show } from '#tests/components/show.tsx';
import { OfferDialog, type OfferTerms } from './offer-dialog.tsx';

const TERMS: OfferTerms = {
  payCents: 4000,
  employmentType: 'full_time',
  shift: 'nights',
  shiftPattern: '3x12',
  startDate: addDays(dayOf(new Date()), 30),
  signOnBonusCents: 0,
  signOnBonusTerms: null,
  posted: {
    state: 'MO',
    payUnit: 'hour',
    payMinCents: 3800,
    payMaxCents: 4400,
    weeklyHours: 36,
    shiftPattern: '3x12',
    nightDifferentialCents: 0,
    weekendDifferentialCents: 0,
  },
};

test.each([
  ['Sign and send', 'Save draft'],
  ['Save draft', 'Sign and send'],
])('while “%s” runs, “%s” waits', async (first, other) => {
  const { promise: isPressed, resolve: answer } = Promise.withResolvers<void>();
  const none = { 'candidate first name': null, 'job title': null, facility: null, 'my name': null };
  answering(getOfferPreparation, () => ({ draft: null, approvers: [], timeZone: 'America/Chicago', facts: none }));
  answering(listOfferTemplates, () => ({ items: [] }));
  const refuse = () => isPressed.then(() => refused(409, 'CONFLICT', 'The job was filled.'));
  const calls = [answering(sendOffer, refuse), answering(saveOfferDraft, refuse)];
  const user = show(<OfferDialog applicant={{ id: randomUUID() }} terms={TERMS} onClose={() => undefined} />);
  await user.type(await screen.findByLabelText('Type your full name'), 'Ines Ott');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: first }));
  const waiting = screen.getByRole<HTMLButtonElement>('button', { name: other });
  expect(waiting.disabled).toBe(true);
  await user.click(waiting);
  answer();
  await screen.findByText('The job was filled.');
  expect(waiting.disabled).toBe(false);
  expect(calls.flat()).toHaveLength(1);
});
