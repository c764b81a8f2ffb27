import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '#kernel/days.ts';
import { US_STATES, type UsState } from '#kernel/vocabulary.ts';
import { ARBITRARY_TODAY, candidateOf } from '#tests/matching/arbitraries.ts';
import { license, nurse, TODAY } from '#tests/matching/golden/people.ts';
import { dayNumber } from '../../days.ts';
import { eligibleToPracticeIn } from '../../license/license-rules.ts';
import { LAST_SMALL_DAY, smallDay, stateMasks } from './bits.ts';
import { licensedStates, type LicensedStates } from './licensed-states.ts';

const positions = fc.constantFrom('RN', 'CNA', 'RT', 'NP', 'MA');
const person = candidateOf(fc.constant('person'));

function includes({ low, high }: LicensedStates, state: UsState): boolean {
  const [ofLow, ofHigh] = stateMasks([state]);
  return (low & ofLow) !== 0 || (high & ofHigh) !== 0;
}

const dayOfSmall = (small: number) => addDays('2000-01-01', small);

it('says for every state what the rules say, on whichever day the job starts', () => {
  fc.assert(
    fc.property(person, positions, fc.nat({ max: 400 }), (one, position, wait) => {
      const licensed = licensedStates(one, position, ARBITRARY_TODAY);
      const starts = addDays(ARBITRARY_TODAY, wait);
      const answers = US_STATES.map((state) => eligibleToPracticeIn(one, position, state, ARBITRARY_TODAY, starts));
      if (licensed.byStart) {
        expect(US_STATES.filter((state) => !includes(licensed, state))).toEqual([]);
        return;
      }
      expect(US_STATES.filter((state) => includes(licensed, state))).toEqual(
        US_STATES.filter((_, at) => answers[at]?.answer === 'ok'),
      );
      expect(licensed.isHeld).toBe(answers.some(({ answer }) => answer === 'held'));
    }),
    { numRuns: 500 },
  );
});

it('stays true until the day that it names', () => {
  fc.assert(
    fc.property(person, positions, fc.nat({ max: 1_500 }), (one, position, wait) => {
      const licensed = licensedStates(one, position, ARBITRARY_TODAY);
      if (licensed.byStart) return;
      const last = Math.min(licensed.validUntil, smallDay(ARBITRARY_TODAY) + wait);
      const then = licensedStates(one, position, dayOfSmall(last));
      expect(then).toEqual({ ...licensed, validUntil: then.validUntil });
    }),
    { numRuns: 500 },
  );
});

it.each([
  ['a license ends', { licenses: [license({ expiresOn: '2027-04-30' })] }, '2027-04-30'],
  [
    'a certification ends',
    { licenses: [license({ expiresOn: '2030-04-30' })], certifications: [{ id: 'BLS', expiresOn: '2027-08-31' }] },
    '2027-08-31',
  ],
  ['the compact’s days after a move end', { movedOn: '2026-11-01' }, '2026-12-31'],
  ['a person moves', { movedOn: '2026-12-15' }, '2026-12-14'],
  ['a listing may lapse after the last work', { currentlyWorking: false, lastWorkedOn: '2025-01-01' }, '2027-01-02'],
  ['a listing may lapse after its issue', { licenses: [license({ issuedOn: '2025-01-01' })] }, '2027-01-02'],
  ['a day is past', { licenses: [license({ expiresOn: '2026-11-20' })], certifications: [] }, null],
] as const)('looks again after the day on which %s', (_, change, day) => {
  const found = licensedStates(nurse(change), 'RN', TODAY);
  expect(found.validUntil).toBe(day === null ? LAST_SMALL_DAY : smallDay(day));
});

it.each([
  ['a pending license of the position', { licenses: [license({ status: 'pending' })] }, true],
  [
    'a pending license of another position',
    { licenses: [license(), license({ type: 'LPN', status: 'pending' })] },
    false,
  ],
  ['an active license', {}, false],
  ['graduation 90 days ago', { graduatedOn: '2026-08-23' }, true],
  ['graduation 91 days ago', { graduatedOn: '2026-08-22' }, false],
  ['no known graduation', { graduatedOn: null }, false],
] as const)('depends on the start of a job: %s', (_, change, byStart) => {
  expect(licensedStates(nurse(change), 'RN', TODAY).byStart).toBe(byStart);
});

it('only a nurse’s graduation counts', () => {
  const graduate = nurse({ positions: ['CNA'], graduatedOn: '2026-11-01', licenses: [license({ type: 'CNA' })] });
  expect(licensedStates(graduate, 'CNA', TODAY).byStart).toBe(false);
  expect(dayNumber(TODAY) - dayNumber('2026-11-01')).toBeLessThan(90);
});
