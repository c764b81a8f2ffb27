// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { randomUUID } from 'node:crypto';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { getOfferPreparation, saveOfferDraft } from '#domains/hiring/contract/offers/offer-approvals.ts';
import { listOfferTemplates } from '#domains/hiring/contract/offers/offer-templates.ts';
import type { OfferView } from '#domains/hiring/contract/offers/offers.ts';
import { answering, refused } from '#tests/components/answering.ts';
import { inHours } from '#tests/components/interview.ts';
import { offer } from '#tests/components/offer.ts';
import { show } from '#tests/components/show.tsx';
import { OfferDialog } from './offer-dialog.tsx';

const ID = randomUUID();
const TERMS = {
  payCents: 3300,
  employmentType: 'full_time',
  shift: 'days',
  shiftPattern: '3x12',
  startDate: null,
  signOnBonusCents: 0,
  signOnBonusTerms: null,
  posted: {
    state: 'MO',
    payUnit: 'hour',
    payMinCents: 3000,
    payMaxCents: 4500,
    weeklyHours: 36,
    shiftPattern: '3x12',
    nightDifferentialCents: 0,
    weekendDifferentialCents: 0,
  },
} as const;

/** The server with the draft of a team: it refuses terms that were typed over other ones. */
function aServer(draft: OfferView | null) {
  const saved = { draft };
  answering(listOfferTemplates, () => ({ items: [] }));
  answering(getOfferPreparation, () => ({
    draft: saved.draft,
    approvers: [],
    timeZone: 'America/Chicago',
    facts: { 'candidate first name': null, 'job title': null, facility: null, 'my name': null },
  }));
  const calls = answering(saveOfferDraft, ({ body: { version, expiresAt, ...terms } }) => {
    if (version !== (saved.draft?.updatedAt ?? null)) return refused(409, 'CONFLICT', 'It changed in the meantime.');
    saved.draft = offer({ ...terms, expiresAt: expiresAt ?? inHours(24), updatedAt: inHours(0) });
    return saved.draft;
  });
  return { saved, pays: () => calls.map(({ body }) => body.payCents) };
}

function Person() {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return <button onClick={() => setOpen(true)}>Open</button>;
  return <OfferDialog applicant={{ id: ID }} terms={TERMS} onClose={() => setOpen(false)} />;
}

const pay = () => screen.findByLabelText<HTMLInputElement>(/^Base pay/);
const type = async (user: ReturnType<typeof show>, cents: string) => {
  await user.clear(await pay());
  await user.type(await pay(), cents);
};
const save = () => screen.findByRole('button', { name: 'Save draft' });

test('terms that the team saved since are shown beside what was typed, and replaced only then', async () => {
  const { saved, pays } = aServer(offer());
  const user = show(<Person />);
  await type(user, '36');
  saved.draft = offer({ ...saved.draft, payCents: 4000, unitName: 'ICU', updatedAt: inHours(-0.5) });
  await user.click(await save());
  expect(await screen.findByText('$40 an hour')).toBeDefined();
  expect(screen.getByText('ICU')).toBeDefined();
  expect((await pay()).value).toBe('36');
  expect(saved.draft?.payCents).toBe(4000);
  await user.click(await save());
  await screen.findByRole('button', { name: 'Open' });
  expect(pays()).toEqual([3600, 3600]);
  expect(saved.draft?.payCents).toBe(3600);
});

test('what was typed over an older draft does not replace the team’s newer one', async () => {
  const { saved, pays } = aServer(offer());
  const user = show(<Person />);
  await type(user, '36');
  saved.draft = offer({ ...saved.draft, payCents: 4000, updatedAt: inHours(-0.5) });
  const again = show(<Person />);
  expect((await pay()).value).toBe('40');
  await again.click(await save());
  await screen.findByRole('button', { name: 'Open' });
  expect(pays()).toEqual([4000]);
});

test('what was typed is kept for a closed dialog, also once it was refused', async () => {
  const { saved } = aServer(offer());
  const user = show(<Person />);
  await type(user, '36');
  expect((await pay()).value).toBe('36');
  const again = show(<Person />);
  expect((await pay()).value).toBe('36');
  saved.draft = offer({ ...saved.draft, payCents: 4000, updatedAt: inHours(-0.5) });
  await again.click(await save());
  await screen.findByText('$40 an hour');
  const third = show(<Person />);
  expect((await pay()).value).toBe('36');
  await third.click(await save());
  await screen.findByRole('button', { name: 'Open' });
  expect(saved.draft?.payCents).toBe(3600);
});

test('the team’s newer terms can be taken instead, and a discarded draft is said to be gone', async () => {
  const { saved } = aServer(offer());
  const user = show(<Person />);
  await type(user, '36');
  saved.draft = offer({ ...saved.draft, payCents: 4000, updatedAt: inHours(-0.5) });
  await user.click(await save());
  await user.click(await screen.findByRole('button', { name: 'Use these terms' }));
  expect((await pay()).value).toBe('40');
  expect(screen.queryByRole('button', { name: 'Use these terms' })).toBeNull();
  await type(user, '41');
  saved.draft = null;
  await user.click(await save());
  await screen.findByText(/discarded the draft/);
  await user.click(await save());
  await screen.findByRole('button', { name: 'Open' });
  expect(saved.draft).toMatchObject({ payCents: 4100 });
});
