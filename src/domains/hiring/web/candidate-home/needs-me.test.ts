import { expect, test } from 'vitest';
import type { LicenseView } from '#domains/profiles/contract/candidate-facts.ts';
import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import type { InterviewView } from '#domains/hiring/contract/interviews/interviews.ts';
import type { OfferView } from '#domains/hiring/contract/offers/offers.ts';
import { needsOf } from './needs-me.ts';

const TODAY = '2026-11-21';

const aLicense = (expiresOn: string, verificationState: LicenseView['verificationState'] = 'verified') =>
  ({ id: expiresOn, state: 'MO', licenseType: 'RN', status: 'active', expiresOn, verificationState }) as LicenseView;
const known = (change: {
  licenses?: LicenseView[];
  interviews?: Partial<InterviewView>[];
  offers?: Partial<OfferView>[];
  documentRequests?: Parameters<typeof needsOf>[0]['documentRequests'];
  verification?: Partial<CandidateProfileView['verification']>;
}) => ({
  profile: {
    licenses: change.licenses ?? [],
    certifications: [],
    verification: { identity: null, role: null, ...change.verification },
  } as unknown as CandidateProfileView,
  interviews: (change.interviews ?? []) as InterviewView[],
  offers: (change.offers ?? []) as OfferView[],
  documentRequests: change.documentRequests ?? [],
  today: TODAY,
  now: new Date('2026-11-21T15:00:00Z'),
});
const idsOf = (change: Parameters<typeof known>[0]) => needsOf(known(change)).map(({ id }) => id);

test('answers come first, then interviews to come, then credentials', () => {
  expect(
    idsOf({
      licenses: [aLicense('2026-12-31')],
      interviews: [
        {
          id: 'confirmed',
          status: 'confirmed',
          awaiting: null,
          startsAt: '2026-11-25T15:00:00Z',
          durationMinutes: 30,
          workTimeZone: 'America/Chicago',
        },
        { id: 'proposed', status: 'proposed', awaiting: 'candidate', startsAt: null },
      ],
      offers: [{ id: 'offer', status: 'sent' }],
    }),
  ).toEqual(['offer', 'proposed', 'confirmed', 'end-2026-12-31']);
});

test('nothing is due when the other side must answer or it is over', () => {
  expect(
    idsOf({
      interviews: [
        { id: 'theirs', status: 'rescheduled', awaiting: 'employer', startsAt: null },
        { id: 'over', status: 'declined', awaiting: 'candidate', startsAt: null },
        { id: 'held', status: 'confirmed', awaiting: null, startsAt: '2026-11-21T14:30:00Z', durationMinutes: 30 },
      ],
      offers: [{ id: 'gone', status: 'expired' }],
    }),
  ).toEqual([]);
});

test('an interview is listed until it is over', () => {
  const underWay = { status: 'confirmed', startsAt: '2026-11-21T14:31:00Z', durationMinutes: 30 } as const;
  expect(idsOf({ interviews: [{ ...underWay, id: 'now', workTimeZone: 'America/Chicago' }] })).toEqual(['now']);
});

test('a license is listed from 60 days before it expires, and is urgent afterwards', () => {
  const needs = needsOf(
    known({ licenses: [aLicense('2027-01-20'), { ...aLicense('2027-01-21'), state: 'KS' }, aLicense('2026-11-20')] }),
  );
  expect(needs.map(({ id, isUrgent }) => [id, isUrgent])).toEqual([
    ['end-2027-01-20', false],
    ['end-2026-11-20', true],
  ]);
});

test('a name or role that was sent back is listed, one in review is not', () => {
  expect(idsOf({ verification: { identity: 'needs_fix', role: 'checking' } })).toEqual(['fix-identity']);
});

test('an old license with a renewal is not listed', () => {
  expect(idsOf({ licenses: [aLicense('2026-01-31'), aLicense('2027-04-30')] })).toEqual([]);
  const lapsed = { ...aLicense('2027-04-30'), status: 'inactive' } as LicenseView;
  expect(idsOf({ licenses: [aLicense('2026-01-31'), lapsed] })).toEqual(['end-2026-01-31']);
});

test('a document that an employer waits for leads to its conversation', () => {
  const request = {
    id: 'r1',
    conversationId: 'c1',
    kind: 'certification',
    name: 'BLS card, both sides',
    status: 'open',
    askedAt: '2026-11-20T15:00:00Z',
    settledAt: null,
    document: null,
    organizationName: 'Quillreed Hospital',
  } as const;
  expect(needsOf(known({ documentRequests: [request] }))).toMatchObject([
    {
      text: 'Share a document with Quillreed Hospital: Certification card: BLS card, both sides',
      href: '/messages/c1',
      isUrgent: true,
    },
  ]);
});
