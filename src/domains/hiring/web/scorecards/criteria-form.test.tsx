// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listCriteria, saveCriteria, type CriteriaSet } from '#domains/hiring/contract/scorecards/criteria.ts';
import { answering } from '#tests/components/answering.ts';
import { show } from '#tests/components/show.tsx';
import { CriteriaForm } from './criteria-form.tsx';
import { criteriaSets } from './scorecards.queries.ts';

const setOf = (version: number, name: string): CriteriaSet => ({
  position: 'RN',
  version,
  criteria: [{ key: 'judgment', name, anchors: ['a', 'b', 'c', 'd'], questions: [] }],
  updatedAt: '2026-11-20T10:00:00.000Z',
});

function Screen() {
  const set = useQuery(criteriaSets()).data?.items[0];
  return set && <CriteriaForm key={set.version} set={set} />;
}

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Criterion' });
const type = async (value: string) => fireEvent.change(await field(), { target: { value } });

test('what is typed while a version is being saved is there to save as the next one', async () => {
  let stored = setOf(1, 'Judgment');
  const { promise: isTyped, resolve: answer } = Promise.withResolvers<void>();
  answering(listCriteria, () => ({ items: [stored] }));
  const saved = answering(saveCriteria, async ({ body }) => {
    await isTyped;
    stored = { ...setOf(body.version + 1, ''), criteria: [...body.criteria] };
    return stored;
  });
  const user = show(<Screen />);
  await type('Clinical judgment');
  await user.click(screen.getByRole('button', { name: 'Save criteria' }));
  await type('Clinical judgment under pressure');
  answer();
  await screen.findByText(/Version 2/);
  expect((await field()).value).toBe('Clinical judgment under pressure');
  await user.click(screen.getByRole('button', { name: 'Save criteria' }));
  await screen.findByText(/Version 3/);
  expect((await field()).value).toBe('Clinical judgment under pressure');
  expect(saved.map(({ body }) => [body.version, body.criteria[0]?.name])).toEqual([
    [1, 'Clinical judgment'],
    [2, 'Clinical judgment under pressure'],
  ]);
});
