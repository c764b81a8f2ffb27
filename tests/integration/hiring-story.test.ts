import { expect, test } from 'vitest';
import { sendDuePlans } from '#domains/hiring/server/auto-apply/index.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { placeHold, releaseHolds } from '#tests/support/arrange.ts';
import { sharedApp } from '#tests/support/app.ts';
import { signInAs } from '#tests/support/people/candidates.ts';
import {
  accepting,
  signedAs,
  anApprovedHospital,
  anApprovedNurse,
  DAY,
  dayIn,
  eventually,
  inDays,
  publish,
  theMatch,
} from '#tests/support/people/hiring.ts';

/** For tests that share a market without meeting: these towns are too far apart to commute. */
const TOWNS = ['64801', '63101', '64106', '65201', '63701', '63501'];
const app = sharedApp();

/** A nurse and a hospital in a town that no other test is in. */
async function aTown() {
  const zip = TOWNS.shift() ?? expect.fail('every test needs a town');
  const [nurse, hospital] = [await anApprovedNurse(app, zip), await anApprovedHospital(app, zip)];
  return { zip, nurse, hospital, publish: () => publish(app, hospital, { zip }) };
}

test('a published job is matched on both sides with reasons, without a name before the person applies', async () => {
  const { nurse, hospital, publish } = await aTown();
  const jobId = await publish();

  const match = await theMatch(nurse);
  expect(match.job).toMatchObject({
    id: jobId,
    organizationId: hospital.organizationId,
    organizationName: 'Quillreed Hospital',
    weeklyMaxCents: 4000 * 36,
  });
  expect(match.reasons.length).toBeGreaterThan(0);
  const { candidateSide, candidateScore, employerSide, employerScore, compatibility } = match.score;
  const sum = (parts: { points: number }[]) => parts.reduce((total, part) => total + part.points, 0);
  expect(sum(candidateSide)).toBeCloseTo(candidateScore, 9);
  expect(sum(employerSide)).toBeCloseTo(employerScore, 9);
  expect(compatibility).toBeCloseTo(Math.sqrt(candidateScore * employerScore), 9);

  const [seen] = (await hospital.http.get(`/api/jobs/${jobId}/candidates`)).body.items;
  expect(seen).toMatchObject({
    stage: 'matched',
    isNamed: false,
    credentials: [],
    standing: 'Licensed',
    candidateId: null,
  });
  expect(JSON.stringify(seen)).not.toContain('Whitfield');
  const detail = (await hospital.http.get(`/api/employer/applications/${seen.id}`)).body;
  expect(detail).toMatchObject({ contact: null, privateFacts: null, documents: [], education: [] });
  expect(detail.work).toMatchObject([{ employer: 'Current employer: hospital', place: 'MO' }]);
});

test('from applying to hired: each yes opens what it should, and no more', async () => {
  const { nurse, hospital, publish } = await aTown();
  const jobId = await publish();
  await theMatch(nurse);

  const preview = (await nurse.http.get(`/api/me/jobs/${jobId}/application-preview`)).body;
  expect(preview).toMatchObject({ canApply: true, existing: { stage: 'matched' } });
  const applied = await nurse.http.post('/api/me/applications', { jobId });
  expect(applied).toMatchObject({ status: 201, body: { stage: 'applied', source: 'manual' } });
  const id = applied.body.id as string;
  expect(await nurse.http.post('/api/me/applications', { jobId })).toMatchObject({
    status: 409,
    body: { current: 'applied' },
  });

  const named = (await hospital.http.get(`/api/employer/applications/${id}`)).body;
  expect(named).toMatchObject({ name: 'Dana Whitfield', isNamed: true, contact: null, privateFacts: null });
  expect(named.credentials).toMatchObject([
    { kind: 'license', verificationState: 'verified', verificationSource: 'Nursys' },
    { kind: 'certification' },
  ]);

  expect(await hospital.http.post(`/api/employer/applications/${id}/shortlist`)).toMatchObject({
    body: { stage: 'shortlisted' },
  });
  const proposed = await hospital.http.post(`/api/employer/applications/${id}/interviews`, {
    mode: 'video',
    place: 'https://meet.example.org/1',
    timeZone: 'America/Chicago',
    durationMinutes: 45,
    message: null,
    slots: [inDays(app, 2), inDays(app, 3)],
  });
  expect(proposed).toMatchObject({ status: 201, body: { status: 'proposed', awaiting: 'candidate' } });
  const interviewId = proposed.body.id as string;
  const countered = await nurse.http.post(`/api/interviews/${interviewId}/counter`, {
    slots: [inDays(app, 4)],
    message: 'I work that night.',
  });
  expect(countered.body).toMatchObject({ status: 'rescheduled', awaiting: 'employer' });
  expect((await hospital.http.get(`/api/employer/applications/${id}`)).body.contact).toBeNull();
  const again = await hospital.http.post(`/api/interviews/${interviewId}/counter`, {
    slots: [inDays(app, 5)],
    message: null,
  });
  const confirmed = await nurse.http.post(`/api/interviews/${interviewId}/accept`, { slotId: again.body.slots[0].id });
  expect(confirmed.body).toMatchObject({ status: 'confirmed', awaiting: null });
  expect((await hospital.http.get(`/api/employer/applications/${id}`)).body).toMatchObject({
    contact: { email: nurse.email, phone: '(573) 555-0142' },
    privateFacts: null,
  });
  const calendar = await nurse.http.get(`/api/interviews/${interviewId}/invitation.ics`);
  expect(calendar.headers.get('content-type')).toContain('method=REQUEST');
  expect(calendar.body).toContain('METHOD:REQUEST');
  expect(calendar.body).toContain(`UID:${interviewId}@`);

  expect(
    await hospital.http.post(`/api/interviews/${interviewId}/outcome`, { outcome: 'advance', note: null }),
  ).toMatchObject({ status: 409 });
  app.clock.advance(6 * DAY);
  expect(
    (
      await hospital.http.post(`/api/interviews/${interviewId}/outcome`, {
        outcome: 'advance',
        note: 'Calm under load.',
      })
    ).body,
  ).toMatchObject({ status: 'completed' });

  const offered = await hospital.http.post(`/api/employer/applications/${id}/offers`, {
    payCents: 3500,
    employmentType: 'full_time',
    shift: 'nights',
    shiftPattern: '3x12',
    startDate: dayIn(app, 40),
    expiresAt: inDays(app, 5),
    message: 'Welcome.',
    signature: signedAs('Morgan Hale'),
  });
  expect(offered).toMatchObject({
    status: 201,
    body: { status: 'sent', differentialCents: 400, weeklyCents: 3900 * 36 },
  });
  const letter = await nurse.http.get(`/api/offers/${offered.body.id}/letter.pdf`);
  expect(letter.headers.get('content-type')).toBe('application/pdf');
  expect((await hospital.http.get(`/api/employer/applications/${id}`)).body.privateFacts).toBeNull();
  expect(await hospital.http.post(`/api/offers/${offered.body.id}/accept`, accepting)).toMatchObject({ status: 403 });
  expect(await nurse.http.post(`/api/offers/${offered.body.id}/accept`, accepting)).toMatchObject({
    status: 200,
    body: { status: 'accepted' },
  });

  const hired = (await hospital.http.get(`/api/employer/applications/${id}`)).body;
  expect(hired).toMatchObject({
    stage: 'hired',
    privateFacts: { dateOfBirth: '1990-03-14', streetAddress: '12 Elm St' },
  });
  expect((await hospital.http.get(`/api/jobs/${jobId}`)).body).toMatchObject({
    status: 'filled',
    funnel: { hired: 1 },
  });
  const taken = (await nurse.http.get('/api/me/export')).body.tables;
  expect(taken.offers).toMatchObject([{ application_id: id, pay_cents: 3500 }]);
  expect(taken.interviews).toMatchObject([{ application_id: id, status: 'completed' }]);
  expect(taken.interview_slots.length).toBeGreaterThan(0);
  expect(taken.application_events.length).toBeGreaterThan(5);
  for (const theirs of ['Calm under load.', hospital.userId]) expect(JSON.stringify(taken)).not.toContain(theirs);

  // Our codes appear only where a screen has words for them.
  await app.asOwner(`update licenses set verification_source = 'state_board' where user_id = $1`, [nurse.userId]);
  const answers = {
    nurse: [
      'me/profile',
      'me/applications',
      `me/applications/${id}`,
      'me/matches',
      'interviews',
      'offers',
      'notifications',
    ],
    hospital: [
      'employer/organization',
      'employer/jobs',
      `jobs/${jobId}/candidates`,
      `employer/applications/${id}`,
      'notifications',
    ],
  };
  const codes: string[] = [];
  for (const [who, paths] of Object.entries(answers)) {
    const { http } = who === 'nurse' ? nurse : hospital;
    for (const path of paths) {
      const answer = await http.get(`/api/${path}`);
      expect(answer.status, path).toBe(200);
      codes.push(...codesIn(answer.body));
    }
  }
  expect(codes).toEqual([]);

  const mine = (await nurse.http.get(`/api/me/applications/${id}`)).body;
  expect(mine.timeline.map((entry: { text: string }) => entry.text)).toEqual([
    'Matched',
    'Applied',
    'Shortlisted',
    'Interviewing',
    'Interview times proposed',
    'New interview times proposed',
    'New interview times proposed',
    'Interview time confirmed',
    'Interview completed',
    'Offer made',
    'Offer sent',
    'Offer accepted: hired',
    'Checklist for the first day opened',
  ]);
  const kinds = await app.asOwner(`select distinct kind from notifications order by kind`);
  expect(kinds.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining([
      'application_stage',
      'interview_confirmed',
      'interview_proposed',
      'match_found',
      'new_application',
      'new_match_for_job',
      'offer_decided',
      'offer_received',
    ]),
  );
});

test('the product applies on the person’s behalf within the limits, and stops at once when switched off', async () => {
  const { nurse, hospital, publish } = await aTown();
  const on = await nurse.http.put('/api/me/auto-apply', { enabled: true, dailyCap: 1, activeCap: 10 });
  expect(on.body).toMatchObject({ enabled: true, appliedToday: 0 });
  await publish();
  await publish();
  const planned = async () => (await nurse.http.get('/api/me/planned-applications')).body.items;
  await eventually(async () => expect(await planned()).toHaveLength(1));
  expect((await nurse.http.get('/api/me/applications')).body.items).toEqual([]);
  app.clock.advance(36 * HOUR_MS);
  await sendDuePlans(app.deps);
  const { items } = (await nurse.http.get('/api/me/applications')).body;
  expect(items).toMatchObject([{ stage: 'applied', source: 'auto' }]);
  const [{ id }] = (await nurse.http.get('/api/me/applications')).body.items;
  const detail = (await nurse.http.get(`/api/me/applications/${id}`)).body;
  expect(detail.receipt).toMatchObject({
    source: 'auto',
    consent: { version: expect.any(String) },
    withheld: expect.any(Array),
  });
  expect((await nurse.http.get('/api/me/auto-apply')).body).toMatchObject({ appliedToday: 1 });
  await nurse.http.put('/api/me/auto-apply', { enabled: false, dailyCap: 3, activeCap: 10 });
  await publish();
  await eventually(async () => expect((await nurse.http.get('/api/me/matches')).body.items).toHaveLength(2));
  expect((await nurse.http.get('/api/me/applications')).body.items).toHaveLength(1);

  await nurse.http.post(`/api/me/applications/${id}/withdraw`, { reason: null });
  const seen = (await hospital.http.get(`/api/employer/applications/${id}`)).body;
  expect(seen).toMatchObject({ stage: 'withdrawn', isNamed: false, contact: null });
});

test('somebody else’s jobs, applications and interviews are not found', async () => {
  const { nurse, publish } = await aTown();
  const stranger = await signInAs(app, 'employer');
  const other = await signInAs(app);
  const jobId = await publish();
  await theMatch(nurse);
  const { id } = (await nurse.http.post('/api/me/applications', { jobId })).body;
  for (const answer of [
    await stranger.http.get(`/api/jobs/${jobId}`),
    await stranger.http.get(`/api/jobs/${jobId}/candidates`),
    await stranger.http.get(`/api/employer/applications/${id}`),
    await stranger.http.post(`/api/employer/applications/${id}/shortlist`),
    await other.http.get(`/api/me/applications/${id}`),
    await other.http.post(`/api/me/applications/${id}/withdraw`, {}),
    await stranger.http.get('/api/jobs/not-an-id'),
  ]) {
    expect(answer).toMatchObject({ status: 404, body: { error: 'NOT_FOUND' } });
  }
});

test('a blocked employer and a frozen one lose sight of the person at once', async () => {
  const { nurse, hospital, publish } = await aTown();
  const jobId = await publish();
  await theMatch(nurse);
  await placeHold(app, 'organization', hospital.organizationId);
  expect((await hospital.http.get(`/api/jobs/${jobId}/candidates`)).body.items).toEqual([]);
  await releaseHolds(app, hospital.organizationId);
  await eventually(async () =>
    expect((await hospital.http.get(`/api/jobs/${jobId}/candidates`)).body.items).toHaveLength(1),
  );
  await app.asOwner(`insert into blocked_organizations (user_id, organization_id) values ($1, $2)`, [
    nurse.userId,
    hospital.organizationId,
  ]);
  expect((await hospital.http.get(`/api/jobs/${jobId}/candidates`)).body.items).toEqual([]);
});

test('an employer reads reasons, never the limits that the person set', async () => {
  const { zip, nurse, hospital, publish } = await aTown();
  const jobId = await publish();
  await theMatch(nurse);
  const [seen] = (await hospital.http.get(`/api/jobs/${jobId}/candidates`)).body.items;
  const detail = (await hospital.http.get(`/api/employer/applications/${seen.id}`)).body;
  const words = JSON.stringify([seen, detail]);
  // The nurse's floor ($36), target ($42) and radius (50 miles), and her ZIP code.
  for (const limit of ['$36', '$42', '50 miles', zip]) expect(words).not.toContain(limit);
});

/** The fields of these answers that hold codes, for which every screen has words. */
const CODED = new Set(['id', 'kind', 'gate', 'skills', 'employmentType', 'employmentTypes', 'mine', 'theirs']);

/** What looks like a code in an answer, with the field that holds it. */
function codesIn(answer: unknown, field = ''): string[] {
  if (CODED.has(field)) return [];
  if (typeof answer === 'string') return /\b[a-z]+_[a-z_]+\b/.test(answer) ? [`${field}: ${answer}`] : [];
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([key, value]) => codesIn(value, Array.isArray(answer) ? field : key));
}
