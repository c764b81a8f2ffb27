// @vitest-environment happy-dom
import { randomUUID } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listApplicants, type ApplicantCard } from '#domains/hiring/contract/applicants.ts';
import { answering } from '#tests/components/answering.ts';
import { namesOf } from '#tests/components/read.ts';
import { show } from '#tests/components/show.tsx';
import { ApplicantsPanel } from './applicants-panel.tsx';

const NOW = '2026-11-20T10:00:00.000Z';
const JOB = randomUUID();

/** A candidate whose score has one part. */
const candidate = (name: string, compatibility: number, stage: ApplicantCard['stage'] = 'applied'): ApplicantCard => ({
  id: randomUUID(),
  candidateId: null,
  stage,
  name,
  isNamed: true,
  position: 'RN',
  yearsExperience: 4,
  specialties: [],
  region: 'Southwest Missouri',
  standing: 'Licensed',
  score: {
    compatibility,
    parts: [
      {
        feature: 'experience',
        label: 'Experience',
        points: compatibility,
        maxPoints: 100,
        text: `${name}'s years`,
      },
    ],
    interest: 'good',
    engineVersion: '1',
    weightsVersion: '1',
    computedAt: NOW,
  },
  reasons: [],
  credentials: [],
  endingBeforeStart: [],
  elsewhere: [],
  appliedAt: NOW,
  responseDueAt: null,
  candidateAskedAt: null,
  updatedAt: NOW,
  version: 1,
});

const ROSA = candidate('Rosa Delgado', 91);
const WEI = candidate('Wei Chen', 84);
const AMIR = candidate('Amir Haddad', 77, 'shortlisted');
const EDNA = candidate('Edna Brooks', 70);

/** Answers with the candidates of a stage, in pages of three. */
function panelOf(...people: ApplicantCard[]) {
  const asked = answering(listApplicants, ({ query: { stage, cursor } }) => {
    const inStage = people.filter((person) => stage === 'all' || person.stage === stage);
    const from = Number(cursor ?? 0);
    return { items: inStage.slice(from, from + 3), nextCursor: from + 3 < inStage.length ? String(from + 3) : null };
  });
  const user = show(<ApplicantsPanel jobId={JOB} />);
  const card = async (name: string) =>
    within((await screen.findByRole('heading', { level: 2, name })).closest('article') ?? document.body);
  return {
    user,
    asked,
    press: async (name: string | RegExp) => user.click(await screen.findByRole('button', { name })),
    check: async (name: string) => user.click((await card(name)).getByRole('checkbox')),
    isChecked: async (name: string) => (await card(name)).getByRole('checkbox').getAttribute('aria-checked') === 'true',
    filter: (stage: string) => user.selectOptions(screen.getByRole('combobox'), stage),
    compare: () => screen.getByRole<HTMLButtonElement>('button', { name: /^Compare/ }),
  };
}
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('two candidates stand beside each other with what differs, and the panel keeps them selected', async () => {
  const { check, press, compare, user } = panelOf(ROSA, WEI, AMIR);
  await check(ROSA.name);
  expect(compare().disabled).toBe(true);
  await check(AMIR.name);
  expect(compare().disabled).toBe(false);
  await press(/^Compare/);
  const table = within(screen.getByRole('dialog')).getByRole('table');
  const cells = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);
  const rows = within(table).getAllByRole('row').map(cells);
  expect(rows).toEqual(
    expect.arrayContaining([
      ['What is compared', ROSA.name, AMIR.name],
      ['Compatibility', '91', '77'],
      ['Experience', `91 / 100${ROSA.name}'s years`, `77 / 100${AMIR.name}'s years`],
    ]),
  );
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(compare().textContent).toContain('(2)');
});

test('a fourth candidate takes the place of the first, and a second press takes one back', async () => {
  const { check, isChecked, compare, press } = panelOf(ROSA, WEI, AMIR, EDNA);
  await press('Show more');
  for (const { name } of [ROSA, WEI, AMIR, EDNA]) await check(name);
  expect(await Promise.all([ROSA, WEI, AMIR, EDNA].map(({ name }) => isChecked(name)))).toEqual([
    false,
    true,
    true,
    true,
  ]);
  await check(WEI.name);
  await check(AMIR.name);
  expect(compare().disabled).toBe(true);
});

test('a filter asks for its stage, compares only who is visible, and remembers the others', async () => {
  const { filter, check, compare, asked } = panelOf(ROSA, WEI, AMIR);
  await check(ROSA.name);
  await check(WEI.name);
  await filter('shortlisted');
  await expect.poll(names).toEqual([AMIR.name]);
  expect(compare().textContent).toContain('(0)');
  expect(compare().disabled).toBe(true);
  await filter('hired');
  expect(await screen.findByText('No candidates yet')).toBeDefined();
  await filter('all');
  await expect.poll(names).toEqual([ROSA.name, WEI.name, AMIR.name]);
  expect(compare().textContent).toContain('(2)');
  expect(asked.map(({ params, query }) => [params.id, query.stage])).toEqual([
    [JOB, 'all'],
    [JOB, 'shortlisted'],
    [JOB, 'hired'],
  ]);
});

test('the next page follows the first, and a candidate opens by name', async () => {
  const { press, asked } = panelOf(ROSA, WEI, AMIR, EDNA);
  await press('Show more');
  await expect.poll(names).toEqual([ROSA.name, WEI.name, AMIR.name, EDNA.name]);
  expect(namesOf('button')).not.toContain('Show more');
  expect(asked.map(({ query }) => query.cursor)).toEqual([undefined, '3']);
  const href = screen.getByRole('link', { name: new RegExp(EDNA.name) }).getAttribute('href');
  expect(href).toBe(`/employer/jobs/${JOB}/people/${EDNA.id}`);
});
