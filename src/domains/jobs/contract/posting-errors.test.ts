import { expect, it } from 'vitest';
import { jobDraft } from './jobs.ts';
import { postingErrors } from './posting-errors.ts';

const TODAY = '2026-06-01';
const typed = {
  organizationId: '',
  title: '',
  position: null,
  zip: '123',
  openings: Number('many'),
  payMinCents: 4400,
  payMaxCents: 3800,
  signOnBonusCents: 100_000,
  description: '   ',
  startDate: '2026-05-01',
};
const fieldsOf = (values: object) =>
  new Set((jobDraft.safeParse(values).error?.issues ?? []).map(({ path }) => String(path[0])));

it('a draft names all of its errors at once: a rule about two fields does not wait for the others', () => {
  expect(fieldsOf(typed)).toEqual(
    new Set(['organizationId', 'title', 'zip', 'openings', 'payMaxCents', 'signOnBonusTerms']),
  );
});

it('a rule about two fields waits for these two', () => {
  expect(fieldsOf({ ...typed, payMaxCents: 'much' })).toContain('payMaxCents');
  expect(
    jobDraft.safeParse({ ...typed, payMinCents: 99_999 }).error?.issues.map(({ message }) => message),
  ).not.toContain('The highest pay must not be below the lowest.');
});

it('publishing names what is missing beside what is invalid, and an invalid field is not missing', () => {
  const errors = postingErrors(typed, null, TODAY);
  expect(errors).toMatchObject({
    position: 'Choose a position.',
    description: 'Describe the job.',
    startDate: 'Choose a day that has not passed.',
    validThrough: 'Choose until when the job is open.',
  });
  expect(Object.keys(errors)).not.toContain('zip');
});

it('the minimum wage counts as soon as the state is known, whatever else is missing', () => {
  expect(postingErrors({ ...typed, payMinCents: 1499 }, 'MO', TODAY)).toMatchObject({
    payMinCents: 'The minimum wage here is $15.00 an hour.',
  });
  expect(postingErrors({ ...typed, payMinCents: 1499 }, 'KS', TODAY)).not.toHaveProperty('payMinCents');
});
