// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getScreening, saveScreening, type QuestionInput } from '#domains/hiring/contract/screening-questions.ts';
import { answering, refused } from '#tests/components/answering.ts';
import { show } from '#tests/components/show.tsx';
import { ScreeningSection } from './questions-form.tsx';

const text = (words: string): QuestionInput => ({ text: words, kind: 'text' });
const MEANTIME = 'These questions changed in the meantime.';

/** A job that asks these questions, and a colleague who may change them. */
function aJobThatAsks(...first: QuestionInput[]) {
  let stored = first;
  const view = () => ({ items: stored.map((one) => ({ id: crypto.randomUUID(), ...one })) });
  answering(getScreening, view);
  const sent = answering(saveScreening, ({ body: { before, items } }) => {
    if (JSON.stringify(before) !== JSON.stringify(stored)) return refused(409, 'CONFLICT', MEANTIME);
    stored = items;
    return view();
  });
  const user = show(<ScreeningSection jobId={crypto.randomUUID()} mayEdit />);
  return {
    sent,
    stored: () => stored.map((one) => one.text),
    replaceAsColleague: (...items: QuestionInput[]) => (stored = items),
    type: async (words: string) => user.type(await screen.findByLabelText('Question 1'), words),
    press: async (name: string) => user.click(await screen.findByRole('button', { name })),
  };
}

test('questions are saved as often as they change', async () => {
  const job = aJobThatAsks();
  await job.press('Add question');
  await job.type('Do you know Epic?');
  await job.press('Save questions');
  await waitFor(() => expect(job.stored()).toEqual(['Do you know Epic?']));
  await job.type(' Well?');
  await job.press('Save questions');
  await waitFor(() => expect(job.stored()).toEqual(['Do you know Epic? Well?']));
});

test('after a colleague’s change it shows theirs, keeps what was typed, and saving again replaces theirs', async () => {
  const job = aJobThatAsks(text('Epic'));
  await job.type('?');
  job.replaceAsColleague(text('Cerner?'));
  await job.press('Save questions');
  const now = within(await screen.findByRole('region', { name: 'Saved now' }));
  expect(now.getByText('Cerner?')).toBeTruthy();
  expect(screen.getByText(MEANTIME)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Question 1').value).toBe('Epic?');
  expect(job.stored()).toEqual(['Cerner?']);
  await job.press('Save questions');
  await waitFor(() => expect(job.stored()).toEqual(['Epic?']));
  expect(screen.queryByRole('region', { name: 'Saved now' })).toBeNull();
});

test('one’s own changes can be discarded for those of the colleague', async () => {
  const job = aJobThatAsks(text('Epic'));
  await job.type('?');
  job.replaceAsColleague(text('Cerner?'));
  await job.press('Save questions');
  await job.press('Discard my changes');
  expect(screen.getByLabelText<HTMLInputElement>('Question 1').value).toBe('Cerner?');
  expect(screen.queryByText(MEANTIME)).toBeNull();
  await job.type(' Well?');
  await job.press('Save questions');
  await waitFor(() => expect(job.stored()).toEqual(['Cerner? Well?']));
  expect(job.sent).toHaveLength(2);
});
