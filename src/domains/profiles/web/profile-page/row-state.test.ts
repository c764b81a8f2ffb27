import { expect, test } from 'vitest';
import { stateOf } from './row-state.ts';

const TODAY = '2027-03-01';
const fact = (given: Partial<Parameters<typeof stateOf>[0]>) =>
  stateOf({ verificationState: 'verified', isBeingChecked: false, ...given }, TODAY);

test('a fact shows its state, and an expiration within 60 days', () => {
  expect(fact({ expiresOn: null })).toEqual({ state: 'verified' });
  expect(fact({ expiresOn: '2027-05-01' })).toEqual({ state: 'verified' });
  expect(fact({ expiresOn: '2027-04-30' })).toEqual({ state: 'verified', expiresIn: 60 });
  expect(fact({ expiresOn: TODAY })).toEqual({ state: 'verified', expiresIn: 0 });
  expect(fact({ verificationState: 'attested', expiresOn: '2027-03-02' })).toEqual({ state: 'stated', expiresIn: 1 });
});

test('what expired yesterday has expired, before the nightly check says so', () => {
  expect(fact({ expiresOn: '2027-02-28' })).toEqual({ state: 'expired' });
});

test('what a reviewer has or found says so, whatever the date', () => {
  expect(fact({ isBeingChecked: true, expiresOn: '2027-03-02' })).toEqual({ state: 'in_review' });
  expect(fact({ verificationState: 'discrepancy', expiresOn: '2027-03-02' })).toEqual({ state: 'needs_attention' });
  expect(fact({ verificationState: 'revoked', expiresOn: '2027-02-02' })).toEqual({ state: 'revoked' });
});
