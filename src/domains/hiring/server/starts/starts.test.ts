import { beforeAll, expect, test } from 'vitest';
import { addDays } from '#kernel/days.ts';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import { DAY, anApprovedHospital, anApprovedNurse, dayIn, noticeTitlesOf } from '#tests/support/people/hiring.ts';
import { hire, itemIn, startOf } from '#tests/support/people/starts.ts';
import { expireFacts } from '#tests/support/arrange.ts';
import { aPdf, uploadDocument } from '#tests/support/uploads.ts';
import { tendStarts } from './tend-starts.ts';

const app = sharedApp();
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let nurse: SignedIn;
let id: string;

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
  nurse = await anApprovedNurse(app);
  id = await hire(app, hospital, nurse);
});

const mark = (who: Pick<SignedIn, 'http'>, itemId: string, isDone: boolean, applicationId = id) =>
  who.http.put(`/api/starts/${applicationId}/items/${itemId}`, { isDone });
const share = (who: SignedIn, applicationId: string) =>
  who.http.put(`/api/me/applications/${applicationId}/medical-consent`, { granted: true });

test('an accepted offer opens a checklist for position, state and setting, with what is known already done', async () => {
  const start = await startOf(nurse, id);
  expect(start).toMatchObject({ side: 'candidate', status: 'planned', startOn: dayIn(app, 40), state: 'MO' });
  const titles = start.items.map(({ title }) => title);
  expect(titles).toEqual(
    expect.arrayContaining([
      'License checked at the board',
      'Employee Disqualification List (EDL) checked',
      'TB screening',
    ]),
  );
  expect(titles).not.toContain('Family Care Safety Registry (FCSR)');
  expect(itemIn(start, 'License checked at the board')).toMatchObject({ state: 'done', owner: 'tallgrass' });
  expect(itemIn(start, 'License checked at the board').note).toMatch(/^Verified with Nursys/);
  expect(itemIn(start, 'Basic Life Support (BLS)')).toMatchObject({
    state: 'done',
    source: { name: 'The job as it was posted' },
  });
  for (const { source } of start.items) expect(source.asOf).toMatch(/^20\d\d-/);
  expect(start.builtFrom).toContain('missouri 1');
  expect(await noticeTitlesOf(nurse)).toContain('Get ready for your first day');
  expect(start.blockers.map(({ title }) => title)).toEqual(
    (await startOf(hospital, id)).blockers.map(({ title }) => title),
  );
});

test('each side marks its own items, and the record says who did it', async () => {
  const start = await startOf(hospital, id);
  const check = itemIn(start, 'Background check done');
  const consent = itemIn(start, 'Permission for a background check');
  expect(await mark(nurse, check.id, true)).toMatchObject({ status: 403 });
  // No employer gives permission in the candidate's name.
  expect(await mark(hospital, consent.id, true)).toMatchObject({ status: 403 });
  expect(consent.action).toBeNull();
  expect((await mark(nurse, consent.id, true)).status).toBe(200);
  expect((await mark(hospital, check.id, true)).status).toBe(200);
  const again = await mark(hospital, check.id, true);
  expect(itemIn(again.body, 'Background check done')).toMatchObject({
    state: 'done',
    note: 'Recorded by Morgan Hale.',
  });
  // Candidates see the organization, not its members.
  expect(itemIn(await startOf(nurse, id), 'Background check done').note).toBe('Recorded by Quillreed Hospital.');
  const audited = await app.asOwner(
    `select detail from audit_log where action = 'start.item_marked' and detail ->> 'itemId' = $1`,
    [check.id],
  );
  expect(audited).toEqual([{ detail: { itemId: check.id, isDone: true } }]);
  expect(itemIn((await mark(hospital, check.id, false)).body, 'Background check done')).toMatchObject({
    state: 'open',
  });
  expect(await mark(await anApprovedNurse(app), consent.id, true)).toMatchObject({ status: 404 });
  expect(await mark(await anApprovedHospital(app), check.id, true)).toMatchObject({ status: 404 });
});

test('a health document counts once it is shared, and an employer learns nothing before', async () => {
  const person = await anApprovedNurse(app);
  const own = await hire(app, hospital, person);
  expect(itemIn(await startOf(person, own), 'Immunization record')).toMatchObject({ state: 'open', action: 'upload' });
  await uploadDocument(person.http, aPdf(), { kind: 'immunization' });
  expect(itemIn(await startOf(person, own), 'Immunization record')).toMatchObject({ state: 'open', action: 'share' });
  expect(itemIn(await startOf(hospital, own), 'Immunization record')).toMatchObject({
    state: 'open',
    note: null,
    action: 'mark',
  });
  expect((await share(person, own)).status).toBe(200);
  expect(itemIn(await startOf(hospital, own), 'Immunization record')).toMatchObject({ state: 'done' });

  // A second hire elsewhere asks for nothing that is there.
  const elsewhere = await hire(app, await anApprovedHospital(app), person);
  expect(itemIn(await startOf(person, elsewhere), 'Immunization record')).toMatchObject({ action: 'share' });
  expect(itemIn(await startOf(person, elsewhere), 'License checked at the board')).toMatchObject({ state: 'done' });
  await share(person, elsewhere);
  expect(itemIn(await startOf(person, elsewhere), 'Immunization record')).toMatchObject({ state: 'done' });
});

test('a titer or a certification that expires before the start is marked and both sides are told', async () => {
  const person = await anApprovedNurse(app);
  const own = await hire(app, hospital, person);
  const { id: documentId } = (await uploadDocument(person.http, aPdf(), { kind: 'immunization' })).body;
  await share(person, own);
  const dated = await person.http.patch(`/api/me/documents/${documentId}`, { expiresOn: dayIn(app, 20) });
  expect(dated).toMatchObject({ status: 200, body: { expiresOn: dayIn(app, 20) } });
  await expireFacts(app, 'certifications', person.userId, dayIn(app, 25));
  const start = await startOf(hospital, own);
  expect(itemIn(start, 'Immunization record')).toMatchObject({ state: 'expires', expiresOn: dayIn(app, 20) });
  expect(itemIn(start, 'Basic Life Support (BLS)')).toMatchObject({ state: 'expires' });
  expect(start.blockers.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Immunization record', 'Basic Life Support (BLS)']),
  );
  await tendStarts(app.deps);
  await tendStarts(app.deps);
  for (const side of [person, hospital]) {
    const told = (await noticeTitlesOf(side)).filter(
      (title) => title === 'Immunization record: expires before the first day',
    );
    expect(told).toHaveLength(1);
  }
});

test('the first day moves when both agree, and due dates move along', async () => {
  const before = await startOf(nurse, id);
  const startOn = addDays(before.startOn, 14);
  const propose = (who: Pick<SignedIn, 'http'>, day: string) =>
    who.http.post(`/api/starts/${id}/date`, { startOn: day, reason: 'I give four weeks’ notice.' });
  expect(await propose(nurse, dayIn(app, 0))).toMatchObject({
    status: 422,
    body: { fields: { startOn: expect.any(String) } },
  });
  const proposed = await propose(nurse, startOn);
  expect(proposed.body).toMatchObject({ startOn: before.startOn, proposedDate: { by: 'candidate', startOn } });
  expect(await noticeTitlesOf(hospital)).toContain('Another first day was proposed');
  expect(await propose(hospital, addDays(startOn, 1))).toMatchObject({ status: 409 });
  const proposalId = proposed.body.proposedDate.id;
  const answer = (who: Pick<SignedIn, 'http'>, given: string) =>
    who.http.post(`/api/starts/${id}/date/answer`, { proposalId, answer: given });
  expect(await answer(nurse, 'accepted')).toMatchObject({ status: 403 });
  const [first, second] = await Promise.all([answer(hospital, 'accepted'), answer(hospital, 'accepted')]);
  expect(new Set([first.status, second.status])).toEqual(new Set([200, 409]));
  const after = await startOf(nurse, id);
  expect(after).toMatchObject({ startOn, proposedDate: null });
  expect(itemIn(after, 'TB screening').dueOn).toBe(addDays(itemIn(before, 'TB screening').dueOn, 14));
});

test('a first day that one side sets alone is refused by the database', async () => {
  const alone = app.deps.db.as({ kind: 'user', userId: nurse.userId }, (tx) =>
    tx.execute(`update starts set start_on = start_on + 30 where application_id = '${id}'`),
  );
  await expect(alone).rejects.toThrow();
  const forged = app.deps.db.as({ kind: 'user', userId: nurse.userId }, (tx) =>
    tx.execute(`update start_items set done_at = now(), done_by = '${nurse.userId}', done_side = 'employer'
      where application_id = '${id}' and owner = 'candidate'`),
  );
  await expect(forged).rejects.toThrow();
});

test('an accepted offer is withdrawn for a reason from the list; a background report needs notice and five business days', async () => {
  const person = await anApprovedNurse(app);
  const own = await hire(app, hospital, person);
  const withdraw = (reason: string) => hospital.http.post(`/api/starts/${own}/withdraw`, { reason });
  expect(await withdraw('we changed our mind')).toMatchObject({
    status: 422,
    body: { fields: { reason: expect.any(String) } },
  });
  expect(await withdraw('background_check')).toMatchObject({ status: 422 });
  expect(await hospital.http.post(`/api/starts/${own}/notice`, { hasSentReport: true })).toMatchObject({ status: 422 });
  const given = await hospital.http.post(`/api/starts/${own}/notice`, { hasSentReport: true, hasSentRights: true });
  expect(given).toMatchObject({ status: 200, body: { notice: { answerUntil: expect.any(String) } } });
  expect(await noticeTitlesOf(person)).toContain('About your background check');
  expect(await withdraw('background_check')).toMatchObject({
    status: 422,
    body: { fields: { reason: expect.stringMatching(/^The candidate can respond through /) } },
  });
  app.clock.set(new Date(Date.parse(`${given.body.notice.answerUntil}T18:00:00Z`) + DAY));
  expect(await withdraw('background_check')).toMatchObject({ status: 200, body: { status: 'withdrawn' } });
  expect(await noticeTitlesOf(person)).toContain('An accepted offer was withdrawn');
  expect(await withdraw('position_eliminated')).toMatchObject({ status: 409, body: { current: 'withdrawn' } });
  const ended = await startOf(person, own);
  expect(ended).toMatchObject({ status: 'withdrawn', settledReason: 'background_check', blockers: [] });
  expect(ended.items.every(({ action }) => action === null)).toBe(true);
});

test('a candidate who does not come is recorded from the first day on, is told, and an error can be mended', async () => {
  const person = await anApprovedNurse(app);
  const own = await hire(app, hospital, person);
  const record = (outcome: string) => hospital.http.post(`/api/starts/${own}/outcome`, { outcome });
  expect(await record('no_show')).toMatchObject({ status: 409 });
  app.clock.advance(40 * DAY);
  expect(await record('no_show')).toMatchObject({ status: 200, body: { status: 'no_show' } });
  expect(await noticeTitlesOf(person)).toContain('The employer reported a no-show on your first day');
  expect(await record('started')).toMatchObject({ status: 200, body: { status: 'started' } });
  expect(await record('no_show')).toMatchObject({ status: 409 });
});

test('a candidate who can no longer take the job says so, and the employer is told the reason', async () => {
  const person = await anApprovedNurse(app);
  const own = await hire(app, hospital, person);
  const declined = await person.http.post(`/api/starts/${own}/decline`, { reason: 'commute' });
  expect(declined).toMatchObject({ status: 200, body: { status: 'declined', settledReason: 'commute' } });
  expect(await noticeTitlesOf(hospital)).toContain('A candidate can no longer take the job');
  expect(await mark(hospital, declined.body.items[0].id, true, own)).toMatchObject({ status: 409 });
});

test('the lists of both sides have the first days in order with what blocks them', async () => {
  const mine = (await nurse.http.get('/api/me/starts')).body.items;
  expect(mine).toMatchObject([{ applicationId: id, blockers: expect.any(Array) }]);
  const other = await anApprovedHospital(app);
  const people = [await anApprovedNurse(app), await anApprovedNurse(app)];
  const first = await hire(app, other, people[0] as SignedIn);
  const second = await hire(app, other, people[1] as SignedIn);
  const page = (await other.http.get('/api/employer/starts?limit=1')).body;
  expect(page.items).toHaveLength(1);
  const next = (await other.http.get(`/api/employer/starts?limit=1&cursor=${page.nextCursor}`)).body;
  const listed = [...page.items, ...next.items].map(({ applicationId }) => applicationId);
  expect(new Set(listed)).toEqual(new Set([first, second]));
  await people[0]?.http.post(`/api/starts/${first}/decline`, { reason: 'other' });
  expect((await other.http.get('/api/employer/starts')).body.items).toMatchObject([{ applicationId: second }]);
  expect((await other.http.get('/api/employer/starts?show=past')).body.items).toMatchObject([{ applicationId: first }]);
});

test('the timeline of both sides tells the start: opened, items, the day that moved, and how it ended', async () => {
  const [hospital, nurse] = [await anApprovedHospital(app), await anApprovedNurse(app)];
  const id = await hire(app, hospital, nurse);
  const { items } = await startOf(hospital, id);
  const item = items.find(({ owner }) => owner === 'employer');
  for (const isDone of [true, false]) {
    expect((await hospital.http.put(`/api/starts/${id}/items/${item?.id}`, { isDone })).status).toBe(200);
  }
  const { proposedDate } = (await nurse.http.post(`/api/starts/${id}/date`, { startOn: dayIn(app, 50) })).body;
  const answer = { proposalId: proposedDate.id, answer: 'accepted' };
  expect((await hospital.http.post(`/api/starts/${id}/date/answer`, answer)).status).toBe(200);
  expect((await hospital.http.post(`/api/starts/${id}/withdraw`, { reason: 'position_eliminated' })).status).toBe(200);
  const told = [
    'Checklist for the first day opened',
    'Checklist item done',
    'Checklist item open again',
    'Another first day proposed',
    'First day moved',
    'Did not begin: the offer was withdrawn',
  ];
  const theirs = (await hospital.http.get(`/api/employer/applications/${id}`)).body.timeline;
  const mine = (await nurse.http.get(`/api/me/applications/${id}`)).body.timeline;
  for (const timeline of [theirs, mine]) {
    expect(timeline.map(({ text }: { text: string }) => text).slice(-told.length)).toEqual(told);
  }
});
