import { expect, test } from 'vitest';
import { completenessOf, type CompletenessFacts } from './completeness.ts';
import { FIRST_REQUIREMENTS, mustShowLicense } from '#domains/verification/contract/requirements-rules.ts';
import { MEDICAL_DOCUMENT_KINDS, POSITIONS } from '#kernel/vocabulary.ts';

const nothing: CompletenessFacts = {
  hasPhone: false,
  hasAddress: false,
  hasBirthDate: false,
  position: null,
  needsLicense: true,
  hasYears: false,
  hasHeadline: false,
  hasAbout: false,
  specialties: 0,
  settings: 0,
  skills: 0,
  licenses: 0,
  certifications: 0,
  workEntries: 0,
  educationEntries: 0,
  documentKinds: [],
  hasPay: false,
  hasSchedule: false,
  hasDistance: false,
};

test.each([null, ...POSITIONS])('for %s all items add up to exactly 100', (position) => {
  const needsLicense = position === null || mustShowLicense(FIRST_REQUIREMENTS[position].license);
  const { percent, items } = completenessOf({ ...nothing, position, needsLicense });
  expect(percent + items.reduce((sum, { gain }) => sum + gain, 0)).toBe(100);
});

test('a completed item adds exactly its stated gain and leaves the others unchanged', () => {
  const before = completenessOf({ ...nothing, position: 'RN' });
  const after = completenessOf({ ...nothing, position: 'RN', hasPhone: true });
  const gainOf = (list: typeof before, id: string) => list.items.find((item) => item.id === id)?.gain;
  expect(after.percent - before.percent).toBe(gainOf(before, 'phone'));
  expect(gainOf(after, 'phone')).toBe(0);
  expect(gainOf(after, 'license')).toBe(gainOf(before, 'license'));
});

test('medical documents don’t count', () => {
  const facts = { ...nothing, position: 'RN' as const };
  expect(completenessOf({ ...facts, documentKinds: MEDICAL_DOCUMENT_KINDS })).toEqual(completenessOf(facts));
});

test('no license is expected for a position without one', () => {
  const ids = completenessOf({ ...nothing, position: 'FRONT_DESK', needsLicense: false }).items.map(({ id }) => id);
  expect(ids).not.toContain('license');
  expect(ids).not.toContain('license_document');
});
