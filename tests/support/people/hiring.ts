import { expect, vi } from 'vitest';
import { addDays, dayOf } from '#kernel/days.ts';
import type { MemberRole } from '#kernel/vocabulary.ts';
import { approveOrganization, approvePeople, join, markFacts, setRole } from '../arrange.ts';
import type { TestApp } from '../app.ts';
import { fillProfile, signInAs, type SignedIn } from './candidates.ts';

export const DAY = 86_400_000;
export const inDays = (app: TestApp, days: number) => new Date(app.clock.now().getTime() + days * DAY).toISOString();
export const dayIn = (app: TestApp, days: number) => addDays(dayOf(app.clock.now()), days);

export const eventually = <T>(look: () => Promise<T>) => vi.waitFor(look, { timeout: 10_000, interval: 50 });

/** A nurse, from Joplin unless told otherwise, whose license a reviewer has verified. */
export async function anApprovedNurse(app: TestApp, zip?: string): Promise<SignedIn> {
  const nurse = await signInAs(app);
  await fillProfile(nurse.http, { submit: true, ...(zip ? { zip } : {}) });
  await markFacts(app, 'licenses', nurse.userId, 'verified', 'Nursys');
  await approvePeople(app, nurse.userId);
  return nurse;
}

export async function anApprovedHospital(app: TestApp, zip = '64804') {
  const owner = await signInAs(app, 'employer', 'Morgan Hale');
  const { http } = owner;
  const steps = [
    await http.put('/api/employer/organization/organization', {
      name: 'Quillreed Hospital',
      legalName: 'Quillreed Hospital, Inc.',
      facilityType: 'hospital',
      npi: '1234567893',
      website: 'quillreed.example',
      directoryCcn: null,
    }),
    await http.put('/api/employer/organization/address', { streetAddress: '1 Main St', zip }),
    await http.put('/api/employer/organization/contact', {
      contactName: 'Morgan Hale',
      contactEmail: 'hiring@quillreed.example',
      phone: '(417) 555-0110',
      jobTitle: 'Nurse manager',
    }),
    await http.put('/api/employer/organization/details', {
      units: [{ name: 'ICU' }, { name: 'Emergency' }],
      beds: 120,
      benefits: ['401(k)'],
      about: null,
    }),
    await http.post('/api/employer/organization/submit'),
  ];
  expect(steps.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const { organization, facilities } = (await http.get('/api/employer/organization')).body;
  await approveOrganization(app, organization.id);
  return {
    ...owner,
    organizationId: organization.id as string,
    unitIds: facilities[0].units.map((unit: { id: string }) => unit.id) as string[],
  };
}

/** Another member of the organization. */
export async function aColleague(app: TestApp, organizationId: string, role?: MemberRole): Promise<SignedIn> {
  const colleague = await signInAs(app, 'employer', 'Robin Vale');
  await setRole(app, colleague.userId, 'employer');
  await join(app, organizationId, colleague.userId, role);
  return colleague;
}

export const aNightJob = (app: TestApp, organizationId: string) => ({
  organizationId,
  unitIds: [],
  externalRequisitionId: 'REQ-7',
  title: 'ICU nurse, nights',
  position: 'RN',
  specialty: 'icu',
  zip: '64804',
  openings: 1,
  employmentType: 'full_time',
  shift: 'nights',
  shiftPattern: '3x12',
  payMinCents: 3200,
  payMaxCents: 3600,
  nightDifferentialCents: 400,
  requiredCertifications: ['BLS'],
  minimumYears: 2,
  skills: ['ventilator'],
  description: 'Twelve beds, three nights a week.',
  startDate: dayIn(app, 30),
  validThrough: dayIn(app, 60),
});

/** Approves an offer, or answers otherwise, as the member reads it now. */
export async function decideOffer({ http }: Pick<SignedIn, 'http'>, offerId: string, answer: object = {}) {
  const { updatedAt: version } = (await http.get(`/api/offers/${offerId}`)).body;
  return http.post(`/api/offers/${offerId}/approval`, { approves: true, version, ...answer });
}

type Employer = Pick<SignedIn, 'http'> & { organizationId: string };

/** A published job based on `aNightJob`, with the given changes. */
export async function publish(app: TestApp, employer: Employer, changes: object = {}): Promise<string> {
  const created = await employer.http.post('/api/jobs', { ...aNightJob(app, employer.organizationId), ...changes });
  expect(created).toMatchObject({ status: 201, body: { status: 'draft', missing: {} } });
  const moved = await employer.http.post(`/api/jobs/${created.body.id}/status`, { to: 'published' });
  expect(moved).toMatchObject({ status: 200, body: { status: 'published' } });
  return created.body.id as string;
}

/** Waits for the screenings triggered by submission: each writes to its person once more. */
export const screened = (app: TestApp) =>
  eventually(async () => {
    const open = `select data from pgboss.job where name = 'screening.person' and completed_on is null`;
    expect(await app.asOwner(open)).toEqual([]);
  });

/** Waits until everything so far is matched, so that what a test then writes to matches stays. */
export async function matched(app: TestApp): Promise<void> {
  await screened(app);
  await eventually(async () => {
    const ahead = `select entity from market_changes
                   where xid >= (select xid from market_cursors where name = 'rematch')`;
    expect(await app.asOwner(ahead)).toEqual([]);
  });
}

/** Waits for a person's only match, or for the one with a job where more share the market, and returns it. */
export const theMatch = (nurse: SignedIn, jobId?: string) =>
  eventually(async () => {
    const { items } = (await nurse.http.get('/api/me/matches')).body;
    const found = items.filter(({ job }: { job: { id: string } }) => jobId === undefined || job.id === jobId);
    expect(found).toHaveLength(1);
    return found[0];
  });

/** Applies by hand and returns the application's id. */
export async function applyByHand(nurse: SignedIn, jobId: string): Promise<string> {
  const applied = await nurse.http.post('/api/me/applications', { jobId });
  expect(applied, JSON.stringify(applied.body)).toMatchObject({ status: 201, body: { stage: 'applied' } });
  return applied.body.id as string;
}

export const proposalOf = (app: TestApp, days: readonly number[] = [2, 3]) => ({
  mode: 'video',
  place: 'https://meet.example.org/1',
  timeZone: 'America/Chicago',
  durationMinutes: 45,
  message: null,
  slots: days.map((day) => inDays(app, day)),
});

/** An interview with proposed times, waiting for the candidate. */
export async function proposeTo(app: TestApp, employer: Employer, applicationId: string, days?: readonly number[]) {
  const proposed = await employer.http.post(
    `/api/employer/applications/${applicationId}/interviews`,
    proposalOf(app, days),
  );
  expect(proposed, JSON.stringify(proposed.body)).toMatchObject({ status: 201, body: { status: 'proposed' } });
  return proposed.body as { id: string; slots: { id: string }[] };
}

/** An interview that the candidate accepted. */
export async function confirmWith(
  app: TestApp,
  employer: Employer,
  nurse: SignedIn,
  applicationId: string,
  days?: readonly number[],
) {
  const { id, slots } = await proposeTo(app, employer, applicationId, days);
  const confirmed = await nurse.http.post(`/api/interviews/${id}/accept`, { slotId: slots[0]?.id });
  expect(confirmed, JSON.stringify(confirmed.body)).toMatchObject({ status: 200, body: { status: 'confirmed' } });
  return id;
}

/** A typed signature with consent to sign electronically. */
export const signedAs = (name: string) => ({ name, drawing: null, consents: true as const });
/** The body with which a candidate accepts an offer. */
export const accepting = { signature: signedAs('Dana Whitfield') };

export const termsOf = (app: TestApp) => ({
  payCents: 3500,
  employmentType: 'full_time',
  shift: 'nights',
  shiftPattern: '3x12',
  startDate: dayIn(app, 40),
  expiresAt: inDays(app, 5),
  message: 'Welcome.',
  signature: signedAs('Morgan Hale'),
});

/** Sets who approves the organization's offers, in the place of whoever does by now. */
export async function approveBy({ http }: Pick<SignedIn, 'http'>, steps: readonly object[]) {
  const path = '/api/employer/offer-approval-steps';
  const { steps: before = [] } = (await http.get(path)).body;
  return http.put(path, { steps, before });
}

/** An offer to a person in interviews. */
export async function offerTo(
  app: TestApp,
  employer: Employer,
  applicationId: string,
  changes: object = {},
): Promise<string> {
  const terms = { ...termsOf(app), ...changes };
  const sent = await employer.http.post(`/api/employer/applications/${applicationId}/offers`, terms);
  expect(sent, JSON.stringify(sent.body)).toMatchObject({ status: 201, body: { status: 'sent' } });
  return sent.body.id as string;
}

interface Notice {
  id: string;
  kind: string;
  title: string;
  body: string;
  href: string;
  readAt: string | null;
}

/** What the search for matches announces, whenever it is done: a test of something else can't know when. */
const OF_MATCHES = new Set(['match_found', 'new_match_for_job']);

/** A person's notices, newest first, besides those of new matches. */
export const noticesOf = async ({ http }: Pick<SignedIn, 'http'>): Promise<Notice[]> =>
  (await http.get('/api/notifications?limit=100')).body.items.filter(({ kind }: Notice) => !OF_MATCHES.has(kind));

/** The titles of a person's notices, newest first, besides those of new matches. */
export const noticeTitlesOf = async (who: Pick<SignedIn, 'http'>): Promise<string[]> =>
  (await noticesOf(who)).map(({ title }) => title);
