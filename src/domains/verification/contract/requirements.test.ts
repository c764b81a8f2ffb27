import { expect, test } from 'vitest';
import {
  certificationsAmong,
  checkRequirements,
  FIRST_REQUIREMENTS,
  REQUIREMENTS,
  requirementLabel,
  requirementState,
  type Packet,
} from './requirements-rules.ts';
import { MEDICAL_DOCUMENT_KINDS } from '#kernel/vocabulary.ts';

const TODAY = '2026-11-21';
const packet: Packet = {
  position: 'RN',
  licenses: [{ licenseType: 'RN', status: 'active', expiresOn: '2027-04-30' }],
  certifications: [
    { kind: 'BLS', expiresOn: '2027-08-31' },
    { kind: 'ACLS', expiresOn: '2026-10-31' },
    { kind: 'PALS', expiresOn: null },
  ],
  documentKinds: ['resume'],
  workEntries: 1,
  educationEntries: 0,
};

test.each([
  ['license', 'there'],
  ['certification:BLS', 'there'],
  ['certification:ACLS', 'expired'],
  ['certification:PALS', 'undated'],
  ['certification:NRP', 'missing'],
  ['document:resume', 'there'],
  ['document:reference', 'missing'],
  ['work_history', 'there'],
  ['education', 'missing'],
] as const)('%s is %s', (requirement, state) => {
  expect(requirementState(requirement, packet, TODAY)).toBe(state);
});

test('only a license of the position counts, and an expired one is reported as expired', () => {
  expect(requirementState('license', { ...packet, position: 'NP' }, TODAY)).toBe('missing');
  expect(requirementState('license', packet, '2027-05-01')).toBe('expired');
  const onItsWay = [{ licenseType: 'RN', status: 'pending', expiresOn: null }] as const;
  expect(requirementState('license', { ...packet, licenses: onItsWay }, TODAY)).toBe('there');
});

test('an employer’s list joins the position’s, without duplicates, each naming who requires it', () => {
  const set = { ...FIRST_REQUIREMENTS.RN, required: ['certification:BLS'] as const };
  const asked = {
    requiredCertifications: ['BLS', 'ACLS'],
    addedRequirements: ['document:reference', 'certification:ACLS'],
  };
  expect(checkRequirements(set, packet, TODAY, asked)).toEqual([
    { id: 'license', state: 'there', by: 'position' },
    { id: 'certification:BLS', state: 'there', by: 'position' },
    { id: 'certification:ACLS', state: 'expired', by: 'employer' },
    { id: 'document:reference', state: 'missing', by: 'employer' },
  ]);
  expect(checkRequirements(FIRST_REQUIREMENTS.FRONT_DESK, { ...packet, position: 'FRONT_DESK' }, TODAY)).toEqual([]);
});

test('only certifications in a list are mandatory for matching', () => {
  expect(certificationsAmong(['document:resume', 'certification:NRP', 'work_history'])).toEqual(['NRP']);
});

test('every requirement has a name, and no medical document is among them', () => {
  expect(REQUIREMENTS.filter((requirement) => requirementLabel(requirement) === '')).toEqual([]);
  expect(
    REQUIREMENTS.filter((id) => MEDICAL_DOCUMENT_KINDS.some((kind) => id === `document:${kind as string}`)),
  ).toEqual([]);
});
