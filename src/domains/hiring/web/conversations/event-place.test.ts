import { expect, test } from 'vitest';
import { isWithdrawn, placeOf } from './event-place.ts';

const APPLICATION = { jobId: 'J', applicationId: 'A' };
const offer = { kind: 'offer_sent', toStage: null } as const;

test('leads each side to its own screen', () => {
  expect(placeOf(offer, { ...APPLICATION, mySide: 'candidate' }, false)).toBe('/job-seeker/interviews?application=A');
  expect(placeOf(offer, { ...APPLICATION, mySide: 'employer' }, false)).toBe('/employer/jobs/J/people/A');
  const invited = { kind: 'invitation_sent', toStage: null } as const;
  expect(placeOf(invited, { ...APPLICATION, mySide: 'candidate' }, false)).toBe('/job-seeker/invitations');
});

test('leads an employer nowhere once the application is withdrawn', () => {
  const events = [{ kind: 'stage', toStage: 'applied' } as const, { kind: 'stage', toStage: 'withdrawn' } as const];
  expect(isWithdrawn(events)).toBe(true);
  expect(isWithdrawn([...events, { kind: 'stage', toStage: 'applied' }, offer])).toBe(false);
  expect(placeOf(offer, { ...APPLICATION, mySide: 'employer' }, true)).toBeNull();
});
