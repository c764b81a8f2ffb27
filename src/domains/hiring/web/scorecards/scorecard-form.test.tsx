// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { randomUUID } from 'node:crypto';
import { useState } from 'react';
import { expect, test } from 'vitest';
import {
  getScorecards,
  saveScorecard,
  type Scorecard,
  type ScorecardsOfPerson,
} from '#domains/hiring/contract/scorecards/scorecards.ts';
import { answering, refused } from '#tests/components/answering.ts';
import { show } from '#tests/components/show.tsx';
import { ScorecardForm } from './scorecard-form.tsx';
import { scorecardsOf } from './scorecards.queries.ts';

const ID = randomUUID();
const CRITERIA = [
  {
    key: 'judgment',
    name: 'Judgment',
    anchors: ['a', 'b', 'c', 'd'] as [string, string, string, string],
    questions: [],
  },
];

const card = (revision: number, evidence: string, differing: Partial<Scorecard> = {}): Scorecard => ({
  answers: [{ key: 'judgment', level: 2, evidence }],
  recommendation: 'no',
  comment: null,
  id: randomUUID(),
  author: 'Morgan Hale',
  isMine: true,
  version: 0,
  criteria: CRITERIA,
  interview: null,
  revision,
  submittedAt: null,
  updatedAt: '2026-11-20T10:00:00.000Z',
  amendments: [],
  ...differing,
});
const scorecards = (mine: Scorecard | null): ScorecardsOfPerson => ({
  scoring: 'open',
  isAsked: false,
  readsOthers: false,
  version: 0,
  criteria: CRITERIA,
  mine,
  others: [],
  submittedBy: [],
  awaitedFrom: [],
});

function Sheet() {
  const { data } = useQuery(scorecardsOf(ID));
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return 'Closed';
  return data && <ScorecardForm applicationId={ID} name="Ana Reyes" data={data} onClose={() => setOpen(false)} />;
}

/** The server: it refuses what was not written on its own revision. */
function aServer(saved: { mine: Scorecard | null }) {
  answering(getScorecards, () => scorecards(saved.mine));
  return answering(saveScorecard, ({ body: { revision, submit, reason: _reason, ...content } }) => {
    if (revision !== (saved.mine?.revision ?? 0)) return refused(409, 'CONFLICT', 'You saved it elsewhere.');
    saved.mine = card(revision + 1, '', { ...content, submittedAt: submit ? '2026-11-20T11:00:00.000Z' : null });
    return scorecards(saved.mine);
  });
}

const evidence = () => screen.findByLabelText<HTMLTextAreaElement>(/^Evidence: Judgment/);
const submit = (name = 'Submit scorecard') => screen.findByRole('button', { name });

test('what was typed here is saved over a draft from another device, which is shown first', async () => {
  const saved: { mine: Scorecard | null } = { mine: null };
  const calls = aServer(saved);
  const user = show(<Sheet />);
  await user.click(await screen.findByRole('radio', { name: /^3/ }));
  await user.type(await evidence(), 'Typed on the laptop');
  await user.click(await screen.findByRole('radio', { name: 'Yes' }));
  saved.mine = card(1, 'Typed on the phone');
  await user.click(await submit());
  expect(await screen.findByText('Typed on the phone')).toBeDefined();
  expect((await evidence()).value).toBe('Typed on the laptop');
  await user.click(await submit());
  await screen.findByText('Closed');
  expect(calls.map(({ body }) => body.revision)).toEqual([0, 1]);
  expect(saved.mine).toMatchObject({ revision: 2, answers: [{ evidence: 'Typed on the laptop' }] });
});

test('after a reload, what was typed is still there beside the newer draft, and can be saved', async () => {
  const saved: { mine: Scorecard | null } = { mine: null };
  const calls = aServer(saved);
  const user = show(<Sheet />);
  await user.type(await evidence(), 'Typed on the laptop');
  saved.mine = card(1, 'Typed on the phone');
  const again = show(<Sheet />);
  expect(await screen.findByText('Typed on the phone')).toBeDefined();
  expect((await evidence()).value).toBe('Typed on the laptop');
  await again.click(await submit('Save draft'));
  await screen.findByText('Closed');
  expect(calls.map(({ body }) => body.revision)).toEqual([1]);
  expect(saved.mine).toMatchObject({ revision: 2, answers: [{ evidence: 'Typed on the laptop' }] });
});

test('a scorecard that was submitted on another device meanwhile is amended, with a reason', async () => {
  const saved: { mine: Scorecard | null } = { mine: card(1, 'Typed first') };
  const calls = aServer(saved);
  const user = show(<Sheet />);
  await user.type(await evidence(), ', then more');
  saved.mine = card(2, 'Submitted on the phone', { submittedAt: '2026-11-20T11:00:00.000Z' });
  await user.click(await submit());
  await user.type(await screen.findByLabelText(/Why are you amending it/), 'I remembered more.');
  expect((await evidence()).value).toBe('Typed first, then more');
  await user.click(await submit('Save amendment'));
  await screen.findByText('Closed');
  expect(calls.at(-1)?.body).toMatchObject({ revision: 2, reason: 'I remembered more.' });
});
