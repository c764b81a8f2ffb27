import { describe, expect, test } from 'vitest';
import {
  findBlockers,
  LONE_WAIT_MS,
  needsOverride,
  findObstacles,
  nextOverrideStep,
  type ApprovalInput,
} from './approval-rules.ts';

type Item = ApprovalInput['items'][number];
const reviewed = (outcome: 'accepted' | 'needs_fix', isOutdated = false): NonNullable<Item['review']> => ({
  outcome,
  source: null,
  evidence: null,
  message: null,
  reviewedBy: { id: '0', name: 'A' },
  reviewedAt: '2026-11-20T12:00:00.000Z',
  isOutdated,
});
const item = (given: Partial<Item> = {}): Item => ({
  label: 'MO license',
  isRequired: true,
  factState: 'verified',
  review: reviewed('accepted'),
  ...given,
});
const person = (...items: Item[]): ApprovalInput => ({ subjectType: 'person', items, callback: 'none', openHolds: 0 });

describe('blockers and doubts of an approval', () => {
  test('none when every required item is accepted; optional ones may wait', () => {
    const standing = person(item(), item({ isRequired: false, factState: 'attested', review: null }));
    expect(findBlockers(standing)).toEqual([]);
    expect(needsOverride(standing)).toBe(false);
  });

  test('a required item that is unreviewed, or changed since', () => {
    expect(findBlockers(person(item({ review: null, factState: 'attested' })))).toEqual([
      'MO license is not reviewed yet.',
    ]);
    expect(findBlockers(person(item({ review: reviewed('accepted', true), factState: 'attested' })))).toEqual([
      'MO license changed after its review: review it again.',
    ]);
  });

  test('an organization without a call-back, even with all items accepted', () => {
    const standing: ApprovalInput = { ...person(item()), subjectType: 'organization' };
    expect(findBlockers(standing)).toEqual(['The call-back is not recorded yet.']);
    for (const callback of ['official', 'found'] as const) expect(findBlockers({ ...standing, callback })).toEqual([]);
    expect(needsOverride({ ...standing, callback: 'official' })).toBe(false);
    expect(needsOverride({ ...standing, callback: 'found' })).toBe(true);
  });

  test.each(['discrepancy', 'expired', 'revoked'] as const)('a fact in %s asks for an override', (factState) => {
    expect(needsOverride(person(item({ factState, review: null })))).toBe(true);
  });

  test('so does a hold, and an item that was sent back', () => {
    expect(needsOverride({ ...person(item()), openHolds: 1 })).toBe(true);
    expect(needsOverride(person(item({ factState: null, review: reviewed('needs_fix') })))).toBe(true);
  });
});

describe('obstacles to a batch decision', () => {
  const doubt =
    'There is a discrepancy, a hold, a possible match or a number found elsewhere: decide on the case itself.';
  const fix = 'Mark the item that needs a fix first.';
  const optional = (given: Partial<Item>) => item({ isRequired: false, ...given });
  const obstacles = (standing: ApprovalInput, decision: 'approved' | 'needs_fix') =>
    findObstacles(decision, {
      items: standing.items,
      blockers: findBlockers(standing),
      concerns: [],
      needsOverride: needsOverride(standing),
    });

  test.each<[string, ApprovalInput, string[], string[]]>([
    ['nothing, when all is accepted', person(item()), [], [fix]],
    [
      'an item that is not required and not reviewed',
      person(item(), optional({ label: 'Resume', factState: null, review: null })),
      ['Resume is not reviewed yet.'],
      [fix],
    ],
    [
      'an item that changed since, said once',
      person(item({ review: reviewed('accepted', true) })),
      ['MO license changed after its review: review it again.'],
      [fix],
    ],
    ['a marked item', person(item({ review: reviewed('needs_fix') })), [doubt], []],
    [
      'a marked item that changed since',
      person(optional({ factState: 'discrepancy', review: reviewed('needs_fix', true) })),
      [doubt],
      [fix],
    ],
    ['a hold', { ...person(item()), openHolds: 1 }, [doubt], [fix]],
    ['a registry that disagrees', person(item({ isContradicted: true })), [doubt], [fix]],
    [
      'a missing paper',
      { ...person(item()), missing: ['BLS'] },
      ['Missing, and required for this position: BLS.'],
      [fix],
    ],
    [
      'an organization without its call-back',
      { ...person(item()), subjectType: 'organization' },
      ['The call-back is not recorded yet.'],
      [fix],
    ],
    [
      'an organization that was called at a number found elsewhere',
      { ...person(item()), subjectType: 'organization', callback: 'found' },
      [doubt],
      [fix],
    ],
  ])('%s', (_what, standing, forApproval, forFix) => {
    expect(obstacles(standing, 'approved')).toEqual(forApproval);
    expect(obstacles(standing, 'needs_fix')).toEqual(forFix);
  });
});

describe('approving over a discrepancy', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const ago = (ms: number) => ({ by: 'me', at: new Date(now.getTime() - ms) });
  const ask = (request: { by: string; at: Date } | null, otherAdministrators: number) =>
    nextOverrideStep({ request, me: 'me', otherAdministrators, now });

  test('the first administrator only requests', () => expect(ask(null, 3)).toEqual({ step: 'request' }));

  test('with a second administrator, the first never agrees with themselves, however long they wait', () => {
    expect(ask(ago(LONE_WAIT_MS * 30), 1)).toMatchObject({ step: 'refuse', needs: 'second_administrator' });
  });

  test('the second administrator approves immediately', () => {
    expect(ask({ by: 'another', at: now }, 1)).toEqual({ step: 'approve', on: 'second_administrator' });
  });

  test('a lone administrator waits a day, to the second', () => {
    expect(ask(ago(LONE_WAIT_MS - 1000), 0)).toMatchObject({
      step: 'refuse',
      needs: 'waiting_time',
      availableAt: new Date(now.getTime() + 1000),
    });
    expect(ask(ago(LONE_WAIT_MS), 0)).toEqual({ step: 'approve', on: 'waiting_time' });
  });
});
