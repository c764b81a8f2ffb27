import { beforeEach, expect, test } from 'vitest';
import { askStillHiring } from '#domains/jobs/server/upkeep/ask-still-hiring.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { starterCriteria } from '#domains/hiring/contract/scorecards/starter-sets.ts';
import { sharedApp } from '#tests/support/app.ts';
import { aNurse, type SignedIn } from '#tests/support/people/candidates.ts';
import { expireFacts } from '#tests/support/arrange.ts';
import { aMatchIn, invited } from '#tests/support/people/invitations.ts';
import { hire, itemIn, startOf } from '#tests/support/people/starts.ts';
import { aPdf, uploadDocument } from '#tests/support/uploads.ts';
import {
  aColleague,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  approveBy,
  confirmWith,
  DAY,
  dayIn,
  decideOffer,
  inDays,
  offerTo,
  termsOf,
  proposeTo,
  publish,
} from '#tests/support/people/hiring.ts';

const app = sharedApp();
/** A Monday at 8 AM in Central Time. */
const MONDAY = new Date('2027-03-01T14:00:00Z');
const ZIP = '64501';

beforeEach(() => app.clock.set(MONDAY));

interface Group {
  kind: string;
  count: number;
  items: {
    id: string;
    person: { applicationId: string; name: string; isNamed: boolean } | null;
    dueAt: string | null;
    times: { id: string }[];
  }[];
}

const today = async ({ http }: Pick<SignedIn, 'http'>, query = ''): Promise<Group[]> => {
  const read = await http.get(`/api/employer/today${query}`);
  expect(read, JSON.stringify(read.body)).toMatchObject({ status: 200 });
  return read.body.groups;
};
const of = (groups: Group[], kind: string) => groups.find((group) => group.kind === kind);

async function anApplication() {
  const [hospital, nurse] = [await anApprovedHospital(app, ZIP), await anApprovedNurse(app, ZIP)];
  app.clock.set(MONDAY);
  const jobId = await publish(app, hospital, { zip: ZIP, licenseStates: [] });
  const id = await applyByHand(nurse, jobId);
  return { hospital, nurse, jobId, id };
}

test('an application waits for its response with the promised time, and is gone with the answer', async () => {
  const { hospital, jobId, id } = await anApplication();
  expect(of(await today(hospital), 'response')).toMatchObject({
    count: 1,
    items: [
      {
        id,
        job: { id: jobId, title: 'ICU nurse, nights', unit: 'Quillreed Hospital' },
        mayAct: true,
        person: { applicationId: id, isNamed: true, stage: 'applied' },
        dueAt: '2027-03-01T22:00:00.000Z',
      },
    ],
  });
  await hospital.http.post(`/api/employer/applications/${id}/shortlist`);
  expect(of(await today(hospital), 'response')).toBeUndefined();
});

test('proposed times wait with each time, then the outcome once the interview is over', async () => {
  const { hospital, nurse, id } = await anApplication();
  await proposeTo(app, hospital, id, [2, 3]);
  expect(of(await today(hospital), 'times')).toBeUndefined();
  const [{ id: interviewId }] = (await nurse.http.get('/api/interviews')).body.items;
  const slots = [inDays(app, 4), inDays(app, 5)];
  expect(await nurse.http.post(`/api/interviews/${interviewId}/counter`, { slots, message: null })).toMatchObject({
    status: 200,
  });
  const times = of(await today(hospital), 'times');
  expect(times).toMatchObject({
    count: 1,
    items: [{ id: interviewId, times: slots.map((startsAt) => ({ startsAt })) }],
  });
  const slotId = times?.items[0]?.times[1]?.id;
  await hospital.http.post(`/api/interviews/${interviewId}/accept`, { slotId });
  expect(of(await today(hospital), 'times')).toBeUndefined();

  app.clock.set(new Date(MONDAY.getTime() + 5 * DAY + 44 * 60_000));
  expect(of(await today(hospital), 'outcome')).toBeUndefined();
  app.clock.advance(60_000);
  expect(of(await today(hospital), 'outcome')).toMatchObject({ items: [{ id: interviewId }] });
  await hospital.http.post(`/api/interviews/${interviewId}/outcome`, { outcome: 'advance' });
  expect(of(await today(hospital), 'outcome')).toBeUndefined();
});

test('a scorecard waits for the member who held the interview, until they submit it', async () => {
  const { hospital, nurse, id } = await anApplication();
  const interviewId = await confirmWith(app, hospital, nurse, id, [2]);
  await app.asOwner('update interviews set interviewer_ids = array[$2::uuid] where id = $1', [
    interviewId,
    hospital.userId,
  ]);
  expect(of(await today(hospital), 'scorecard')).toBeUndefined();
  app.clock.set(new Date(MONDAY.getTime() + 3 * DAY));
  expect(of(await today(hospital), 'scorecard')).toMatchObject({ items: [{ id: interviewId }] });
  const [first] = starterCriteria('RN');
  const sent = await hospital.http.put(`/api/employer/applications/${id}/scorecard`, {
    answers: [{ key: first?.key, level: 3, evidence: 'Named the signs of sepsis.' }],
    recommendation: 'yes',
    comment: null,
    revision: 0,
    submit: true,
    reason: null,
  });
  expect(sent).toMatchObject({ status: 200, body: { mine: { interview: { isCanceled: false } } } });
  expect(of(await today(hospital), 'scorecard')).toBeUndefined();
});

test('an offer waits in its last two days', async () => {
  const { hospital, id } = await anApplication();
  await hospital.http.post(`/api/employer/applications/${id}/shortlist`);
  await offerTo(app, hospital, id, { expiresAt: new Date(MONDAY.getTime() + 5 * DAY).toISOString() });
  expect(of(await today(hospital), 'offer')).toBeUndefined();
  app.clock.advance(3 * DAY + HOUR_MS);
  expect(of(await today(hospital), 'offer')).toMatchObject({
    items: [{ dueAt: new Date(MONDAY.getTime() + 5 * DAY).toISOString() }],
  });
});

test('an offer waits for its next approver until they decide, whatever the filter; an owner stands in', async () => {
  const { hospital, id } = await anApplication();
  await hospital.http.post(`/api/employer/applications/${id}/shortlist`);
  const [first, second] = [
    await aColleague(app, hospital.organizationId, 'viewer'),
    await aColleague(app, hospital.organizationId, 'viewer'),
  ];
  const steps = [first, second].map(({ userId }) => ({ approverId: userId, unitId: null, fromCents: null }));
  await approveBy(hospital, steps);
  const { signature, ...terms } = termsOf(app);
  expect(signature.name).toBe('Morgan Hale');
  const draft = await hospital.http.put(`/api/employer/applications/${id}/offer-draft`, terms);
  await hospital.http.post(`/api/offers/${draft.body.id}/submit`);
  const waiting = async (who: Parameters<typeof today>[0], query = '') =>
    of(await today(who, query), 'approval')?.count;
  expect(of(await today(first, '?whose=mine'), 'approval')).toMatchObject({
    items: [{ id: draft.body.id, mayAct: true, dueAt: terms.expiresAt }],
  });
  expect([await waiting(second), await waiting(hospital)]).toEqual([undefined, undefined]);
  await decideOffer(first, draft.body.id);
  expect([await waiting(first), await waiting(second), await waiting(hospital)]).toEqual([undefined, 1, undefined]);
  await app.asOwner('delete from organization_members where user_id = $1', [second.userId]);
  expect(await waiting(hospital)).toBe(1);
  await decideOffer(hospital, draft.body.id);
  expect(await waiting(hospital)).toBeUndefined();
});

test('an old job asks whether it is still meant until a member says so', async () => {
  const { hospital, jobId } = await anApplication();
  app.clock.advance(31 * DAY);
  await askStillHiring(app.deps);
  expect(of(await today(hospital), 'still_hiring')).toMatchObject({ items: [{ id: jobId, person: null }] });
  await hospital.http.post(`/api/jobs/${jobId}/still-hiring`);
  expect(of(await today(hospital), 'still_hiring')).toBeUndefined();
});

test('a strong match of the last week is shown under its pseudonym until it is invited', async () => {
  // Far from the others, who would match too.
  const { hospital, jobId, id } = await aMatchIn(app, '63701', { job: { licenseStates: [] } });
  const score = (points: number) =>
    app.asOwner('update match_views set employer_score = $2 where job_id = $1', [jobId, points / 100]);
  const cameOn = (when: Date) =>
    app.asOwner('update applications set created_at = $2 where id = $1', [id, when.toISOString()]);
  const matches = async () => of(await today(hospital), 'match')?.items.map(({ person }) => person);
  await cameOn(app.clock.now());
  await score(84);
  expect(await matches()).toBeUndefined();
  await score(85);
  expect(await matches()).toMatchObject([{ applicationId: id, isNamed: false }]);
  expect(JSON.stringify(await matches())).not.toContain(aNurse.about.fullName);
  await cameOn(new Date(app.clock.now().getTime() - 8 * DAY));
  expect(await matches()).toBeUndefined();
  await cameOn(app.clock.now());
  await invited({ hospital, id });
  expect(await matches()).toBeUndefined();
});

test('mine are the applications that the member answers; a viewer reads, and may not act', async () => {
  const { hospital, id } = await anApplication();
  const colleague = await aColleague(app, hospital.organizationId);
  const viewer = await aColleague(app, hospital.organizationId, 'viewer');
  expect(of(await today(hospital, '?whose=mine'), 'response')?.count).toBe(1);
  expect(of(await today(colleague, '?whose=mine'), 'response')).toBeUndefined();
  expect(of(await today(colleague, '?whose=everyone'), 'response')?.count).toBe(1);
  expect(of(await today(viewer), 'response')).toMatchObject({ items: [{ mayAct: false }] });
  await hospital.http.put(`/api/conversations/${id}/assignee`, { userId: colleague.userId });
  expect(of(await today(hospital, '?whose=mine'), 'response')).toBeUndefined();
  expect(of(await today(colleague, '?whose=mine'), 'response')?.count).toBe(1);
});

test('five of a kind are shown, and all on request', async () => {
  const { hospital, jobId } = await anApplication();
  for (let i = 0; i < 5; i += 1) await applyByHand(await anApprovedNurse(app, ZIP), jobId);
  expect(of(await today(hospital), 'response')).toMatchObject({ count: 6, items: { length: 5 } });
  expect(of(await today(hospital, '?all=response'), 'response')?.items).toHaveLength(6);
});

test('nothing of a person who blocked the organization, of a stranger, or of an organization on hold', async () => {
  const { hospital, nurse, id } = await anApplication();
  const stranger = await anApprovedHospital(app, ZIP);
  app.clock.set(MONDAY);
  expect(of(await today(stranger), 'response')).toBeUndefined();
  await nurse.http.post('/api/me/blocked-organizations', { organizationId: hospital.organizationId });
  expect(JSON.stringify(await today(hospital))).not.toContain(id);
});

test('what the team does before a first day is listed when it is due, and what expires before it', async () => {
  const [hospital, nurse] = [await anApprovedHospital(app, ZIP), await anApprovedNurse(app, ZIP)];
  app.clock.set(MONDAY);
  const id = await hire(app, hospital, nurse, { zip: ZIP, licenseStates: [] });
  expect(of(await today(hospital), 'start_item')).toBeUndefined();
  expect(of(await today(hospital), 'start_expires')).toBeUndefined();
  await expireFacts(app, 'certifications', nurse.userId, dayIn(app, 35));
  expect(of(await today(hospital), 'start_expires')).toMatchObject({ count: 1, items: [{ id }] });
  // Orientation and the background check are due a week before the start, which is in forty days.
  app.clock.advance(31 * DAY);
  expect(of(await today(hospital), 'start_item')).toMatchObject({
    count: 1,
    items: [{ id, person: { isNamed: true } }],
  });
  const { items } = await startOf(hospital, id);
  for (const item of items.filter(({ owner }) => owner === 'employer')) {
    await hospital.http.put(`/api/starts/${id}/items/${item.id}`, { isDone: true });
  }
  expect(of(await today(hospital), 'start_item')).toBeUndefined();
});

test('a shared titer that ends before the first day is listed, until one that lasts longer is in the vault', async () => {
  const [hospital, nurse] = [await anApprovedHospital(app, ZIP), await anApprovedNurse(app, ZIP)];
  app.clock.set(MONDAY);
  const id = await hire(app, hospital, nurse, { zip: ZIP, licenseStates: [] });
  const upload = async (expiresOn: string) => {
    const { id: documentId } = (await uploadDocument(nurse.http, aPdf(), { kind: 'immunization' })).body;
    expect((await nurse.http.patch(`/api/me/documents/${documentId}`, { expiresOn })).status).toBe(200);
  };
  await upload(dayIn(app, 20));
  expect(of(await today(hospital), 'start_expires')).toBeUndefined();
  expect((await nurse.http.put(`/api/me/applications/${id}/medical-consent`, { granted: true })).status).toBe(200);
  const [item] = of(await today(hospital), 'start_expires')?.items ?? [];
  expect(item).toMatchObject({ id, dueAt: expect.stringMatching(new RegExp(`^${dayIn(app, 20)}`)) });
  expect(itemIn(await startOf(hospital, id), 'Immunization record').state).toBe('expires');
  await upload(dayIn(app, 60));
  expect(of(await today(hospital), 'start_expires')).toBeUndefined();
});
