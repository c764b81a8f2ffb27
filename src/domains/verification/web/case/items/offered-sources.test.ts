import { expect, test } from 'vitest';
import type { CaseItem } from '#domains/verification/contract/cases/case-items.ts';
import { offeredSources, revokingSources } from './offered-sources.ts';

type Answer = CaseItem['answers'][number];

const STATEMENT: Answer = { source: 'copy', evidence: { kind: 'statement' } };
const answered = (outcome: 'match' | 'mismatch'): Answer => ({
  source: 'nursys',
  evidence: { kind: 'answer', checkId: 'c', source: 'nursys', outcome, checkedAt: null, findings: [] },
});
const license = (answers: CaseItem['answers'], lookups: CaseItem['lookups']) =>
  ({ type: 'license', answers, lookups }) as const;

test.each([
  [
    'a registry that agrees comes first',
    license([answered('match'), STATEMENT], ['state_board', 'nursys']),
    ['nursys', 'state_board', 'copy'],
  ],
  [
    'one that disagrees is looked up again',
    license([answered('mismatch'), STATEMENT], ['state_board', 'nursys']),
    ['state_board', 'nursys', 'copy'],
  ],
  ['a source that does not exist is not offered', license([STATEMENT], ['state_board']), ['state_board', 'copy']],
])('%s', (_what, item, expected) => {
  expect(offeredSources(item)).toEqual(expected);
});

test('a revocation needs a source, and what the person stated is none', () => {
  expect(revokingSources(license([answered('mismatch'), STATEMENT], ['state_board']))).toEqual([
    'state_board',
    'nursys',
  ]);
});
