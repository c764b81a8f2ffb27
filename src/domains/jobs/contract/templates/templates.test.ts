import { expect, it } from 'vitest';
import { jobDraft } from '#domains/jobs/contract/jobs.ts';
import { postingErrors } from '#domains/jobs/contract/posting-errors.ts';
import { normalizeTitle } from '#domains/jobs/contract/titles/normalize-title.ts';
import { estimateWages } from '#domains/jobs/contract/wages.ts';
import { JOB_STATES, POSITIONS } from '#kernel/vocabulary.ts';
import { fillTemplate, readTemplate, specialtiesFor, templateName, type TemplateKey } from './templates.ts';

const TODAY = '2026-06-01';
const ALL: TemplateKey[] = POSITIONS.flatMap((position) =>
  [null, ...specialtiesFor(position)].map((specialty) => ({ position, specialty })),
);

it('each position has a template of its own and one for each of its specialties', () => {
  expect(ALL.length).toBeGreaterThan(60);
  expect(new Set(ALL.map((template) => fillTemplate(template, 'MO', TODAY).description)).size).toBe(ALL.length);
});

it('each template leaves only the shift and the start date open, in both states', () => {
  for (const template of ALL) {
    for (const state of JOB_STATES) {
      const values = {
        ...fillTemplate(template, state, TODAY),
        organizationId: '00000000-0000-4000-8000-000000000000',
        zip: '64601',
      };
      expect(jobDraft.safeParse(values).error?.issues, templateName(template)).toBeUndefined();
      expect(Object.keys(postingErrors(values, state, TODAY)).toSorted(), templateName(template)).toEqual([
        'shift',
        'startDate',
      ]);
    }
  }
});

it('the title names the position again', () => {
  for (const template of ALL) {
    const { title } = fillTemplate(template, 'MO', TODAY);
    expect(normalizeTitle(title)?.position, title).toBe(template.position);
  }
});

it('pay is the middle half of the wage data, rounded up to half dollars', () => {
  const { hourlyCents } = estimateWages('RN', 'MO', TODAY);
  const { payMinCents, payMaxCents } = fillTemplate({ position: 'RN', specialty: 'icu' }, 'MO', TODAY);
  for (const [pay, wage] of [
    [payMinCents, hourlyCents[25]],
    [payMaxCents, hourlyCents[75]],
  ] as const) {
    expect(pay).toBeGreaterThanOrEqual(wage);
    expect(pay).toBeLessThan(wage + 50);
  }
});

it('intensive care asks registered nurses for ACLS, and emergency aides for nothing more', () => {
  expect(fillTemplate({ position: 'RN', specialty: 'icu' }, 'MO', TODAY)).toMatchObject({
    requiredCertifications: ['BLS', 'ACLS'],
    preferredCertifications: ['CCRN'],
  });
  expect(fillTemplate({ position: 'PCT', specialty: 'emergency' }, 'MO', TODAY).requiredCertifications).toEqual([
    'BLS',
  ]);
});

it.each([
  ['RN', { position: 'RN', specialty: null }],
  ['RN.icu', { position: 'RN', specialty: 'icu' }],
  [null, null],
  ['CRNA', 'removed'],
  ['RN.front_office', 'removed'],
  ['RN.icu.icu', 'removed'],
  ['', 'removed'],
])('an address that names %s is %o', (name, template) => {
  expect(readTemplate(name)).toEqual(template);
});
