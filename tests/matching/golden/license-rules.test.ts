import { describe, expect, test } from 'vitest';
import {
  COMPACT_MEMBERS,
  credentialWord,
  isCompactMember,
  LICENSE_TABLE,
} from '#domains/matching/engine/license/license-table.ts';
import { eligibleToPractice } from '#domains/matching/engine/license/license-rules.ts';
import { POSITIONS } from '#kernel/vocabulary.ts';
import { LICENSE_CASES } from './license-cases.ts';
import { job, nurse, TODAY } from './people.ts';

describe('the license gate', () => {
  test.each(LICENSE_CASES)('$name', ({ person, job: change, asOf = TODAY, answer, code }) => {
    expect(eligibleToPractice(nurse(person), job(change), asOf)).toMatchObject({ answer, code });
  });
});

describe('the table', () => {
  test('says for every position and state what is needed, and on what ground', () => {
    for (const position of POSITIONS) {
      for (const state of ['MO', 'KS'] as const) expect(LICENSE_TABLE[position][state].source).not.toBe('');
    }
  });

  test('calls nobody licensed where no license exists', () => {
    expect(credentialWord('RT', 'MO')).toBe('vetted');
    expect(credentialWord('RT', 'KS')).toBe('licensed');
    expect(credentialWord('CNA', 'MO')).toBe('registered');
    expect(credentialWord('FRONT_DESK', 'KS')).toBe('vetted');
  });

  test('holds the 40 members in operation and none of the pending ones', () => {
    expect(COMPACT_MEMBERS.filter((m) => isCompactMember(m.state, TODAY))).toHaveLength(40);
    expect(isCompactMember('MA', TODAY)).toBe(false);
    expect(isCompactMember('GU', TODAY)).toBe(false);
  });

  test('counts a member from its effective date on', () => {
    const members = [{ state: 'MA', status: 'active', effectiveFrom: '2027-01-01' }] as const;
    expect(isCompactMember('MA', '2026-12-31', members)).toBe(false);
    expect(isCompactMember('MA', '2027-01-01', members)).toBe(true);
  });
});
