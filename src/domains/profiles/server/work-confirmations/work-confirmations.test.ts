import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashToken } from '#platform/server/auth/tokens.ts';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import { MOST_A_DAY, type WorkConfirmation } from '#domains/profiles/contract/work/work-confirmations.ts';
import {
  ACTING_ROLE_HEADER,
  ACTING_USER_HEADER,
  ACTING_WRITES_HEADER,
} from '#domains/accounts/contract/acting-rules.ts';
import { CONFIRM_WORK_VERSION } from '#domains/profiles/contract/consents.ts';
import { isFreeMail, mailboxOf } from '#domains/profiles/contract/email-hosts.ts';
import { approveCases, placeHold, releaseHolds, verifyWork } from '#tests/support/arrange.ts';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp, startTestApp, type TestApp } from '#tests/support/app.ts';
import { aNurse, type SignedIn } from '#tests/support/people/candidates.ts';
import {
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  DAY,
  noticeTitlesOf,
  publish,
} from '#tests/support/people/hiring.ts';
import { linkTo, mailsTo } from '#tests/support/people/identity.ts';
import { followUp } from './follow-up.ts';

/** Its clock only moves forward. */
const app = sharedApp({ WORK_CONFIRMATIONS: '1' });

const past = {
  ...aNurse.work,
  employerName: 'Stonecrop Hospital',
  title: 'Staff nurse',
  startedOn: '2016-01-04',
  endedOn: '2019-12-20',
};
const atWork = (host = 'stonecrop.example.test') => `${randomUUID()}@${host}`;
const question = {
  contactName: 'Paula Reyes',
  contactRole: 'Nurse manager',
  consentVersion: CONFIRM_WORK_VERSION,
  consents: true,
};
const YES = { workedThere: 'yes', datesAreRight: true, titleIsRight: true, name: 'Paula Reyes', role: 'Nurse manager' };

/** An approved nurse without pending reviews, and a past job. */
async function aNurseWithPast(changes: object = {}, on: TestApp = app) {
  const nurse = await anApprovedNurse(on);
  await approveCases(on, nurse.userId);
  const { work } = (await nurse.http.post('/api/me/work-history', { ...past, ...changes })).body;
  return { ...nurse, workId: work.find(({ endedOn }: { endedOn: string | null }) => endedOn !== null).id as string };
}
type Nurse = Awaited<ReturnType<typeof aNurseWithPast>>;

const ask = (
  { http, workId }: Nurse,
  contactEmail: string,
  changes: object = {},
  headers: Record<string, string> = {},
) => http.post('/api/me/work-confirmations', { ...question, workId, contactEmail, ...changes }, headers);

/** Sends a request; returns it with the secret of its link. */
async function asked(nurse: Nurse, contactEmail = atWork()) {
  app.clock.advance(1000);
  const { status, body } = await ask(nurse, contactEmail);
  expect(status, JSON.stringify(body)).toBe(201);
  const link = await linkTo(app, contactEmail, 'verification_update');
  return { id: body.items[0].id as string, token: link.hash.slice(1), link, contactEmail };
}

const open = async (token: string) => (await app.visitor().post('/api/work-confirmations/open', { token })).body;
const reply = (token: string, answer: object = YES) =>
  app.visitor().post('/api/work-confirmations/answer', { token, answer });
const own = async (nurse: SignedIn): Promise<WorkConfirmation[]> =>
  (await nurse.http.get('/api/me/work-confirmations')).body.items;
const step = (nurse: SignedIn, id: string, verb: string) => nurse.http.post(`/api/me/work-confirmations/${id}/${verb}`);
const entryOf = async (nurse: Nurse) =>
  (await nurse.http.get('/api/me/profile')).body.work.find(({ id }: { id: string }) => id === nurse.workId);
const openCases = (userId: string) =>
  app.asOwner(`select id, changes from verification_cases where user_id = $1 and status = 'pending'`, [userId]);
const linesOf = async (id: string) =>
  (await app.asOwner('select action from audit_log where subject_id = $1 order by seq', [id])).map(
    ({ action }) => action,
  );

test('a past employer is asked by email with recorded consent and confirms; employers see only that', async () => {
  const hospital = await anApprovedHospital(app);
  const host = `${randomUUID()}.example`;
  await app.asOwner('update organizations set website = $2 where id = $1', [
    hospital.organizationId,
    `https://www.${host}/careers`,
  ]);
  const nurse = await aNurseWithPast({ employerName: 'Quillreed Hospital', organizationId: hospital.organizationId });
  const { id, token, link, contactEmail } = await asked(nurse, atWork(`mail.${host}`));

  // The email contains what the consent covers; the secret is in the fragment, out of every log.
  expect([link.pathname, link.search]).toEqual(['/confirm-work', '']);
  const [mail] = await mailsTo(app, contactEmail, 'verification_update');
  expect(mail?.subject).toBe('Dana Whitfield asks you to confirm a past job');
  for (const told of ['Hello Paula Reyes', 'Staff nurse', 'Quillreed Hospital', 'Jan 4, 2016', 'Dec 20, 2019'])
    expect(mail?.text).toContain(told);
  for (const secret of [nurse.email, '1990', '555-0142', '2019123456']) expect(mail?.text).not.toContain(secret);
  const [stored] = await app.asOwner('select * from work_confirmations where id = $1', [id]);
  expect(stored).toMatchObject({ token_hash: hashToken(token), contact_email: contactEmail });
  expect(JSON.stringify(stored)).not.toContain(token);
  expect(await app.asOwner(`select version, scope from consents where id = $1`, [stored?.['consent_id']])).toEqual([
    {
      version: CONFIRM_WORK_VERSION,
      scope: {
        confirmationId: id,
        workId: nurse.workId,
        tells: ['personName', 'employerName', 'title', 'startedOn', 'endedOn'],
      },
    },
  ]);

  // Opening changes nothing.
  const facts = {
    personName: 'Dana Whitfield',
    employerName: 'Quillreed Hospital',
    title: 'Staff nurse',
    startedOn: '2016-01-04',
    endedOn: '2019-12-20',
  };
  for (let look = 0; look < 2; look += 1) {
    const { state, question } = await open(token);
    expect(state).toBe('open');
    expect(question).toEqual({
      ...facts,
      contactName: 'Paula Reyes',
      contactRole: 'Nurse manager',
      expiresAt: expect.any(String),
    });
  }

  // Of two concurrent answers the first counts.
  const both = await Promise.all([reply(token), reply(token, { ...YES, workedThere: 'no' })]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await reply(token)).toMatchObject({ status: 409, body: { error: 'WRONG_STATE', current: 'answered' } });
  expect(await open(token)).toEqual({ state: 'answered', question: null });
});

test('the person and reviewers see who confirmed and when; the address is deleted', async () => {
  const hospital = await anApprovedHospital(app);
  const host = `${randomUUID()}.example`;
  await app.asOwner('update organizations set website = $2 where id = $1', [hospital.organizationId, host]);
  const nurse = await aNurseWithPast({ employerName: 'Quillreed Hospital', organizationId: hospital.organizationId });
  const before = await entryOf(nurse);
  const { id, token, contactEmail } = await asked(nurse, atWork(host));
  expect(await reply(token)).toMatchObject({ status: 200, body: { state: 'answered' } });

  expect(await own(nurse)).toMatchObject([
    {
      id,
      status: 'confirmed',
      contactDomain: host,
      domainOf: 'Quillreed Hospital',
      isFreeMail: false,
      answer: { name: 'Paula Reyes', role: 'Nurse manager', workedThere: true, differences: [] },
      isShown: true,
    },
  ]);
  expect(JSON.stringify(await own(nurse))).not.toContain(contactEmail);
  expect(await app.asOwner('select contact_email from work_confirmations where id = $1', [id])).toEqual([
    { contact_email: null },
  ]);
  expect(await noticeTitlesOf(nurse)).toContain('A past job is confirmed');
  expect(await linesOf(id)).toEqual(['work_confirmation.asked', 'work_confirmation.answered']);
  // It is evidence only: the entry itself doesn't change.
  expect(await entryOf(nurse)).toEqual(before);

  const job = await publish(app, hospital);
  const application = await applyByHand(nurse, job);
  const seen = async () =>
    (await hospital.http.get(`/api/employer/applications/${application}`)).body.work.find(
      ({ endedOn }: { endedOn: string | null }) => endedOn !== null,
    );
  expect((await seen()).confirmed).toEqual({ by: 'Quillreed Hospital', at: (await own(nurse))[0]?.closedAt });
  expect(JSON.stringify(await seen())).not.toMatch(/Paula|Nurse manager/);

  // A case shows the same, in the form of the other checks.
  await app.asOwner(`insert into verification_cases (subject_type, user_id, changes) values ('person', $1, $2)`, [
    nurse.userId,
    [`work:${nurse.workId}`],
  ]);
  const ada = await signInAsAdmin(app);
  const [pending] = await openCases(nurse.userId);
  const [item] = ((await ada.http.get(`/api/admin/cases/${String(pending?.['id'])}`)).body as CaseView).items;
  expect(item?.isContradicted).toBe(false);
  expect(item?.checks).toMatchObject([
    { source: 'past_employer', state: 'answered', outcome: 'match', isOutdated: false, fault: null },
  ]);
  expect(item?.checks[0]?.findings.map(({ agrees }) => agrees)).toEqual([true, true, true, true]);
  expect(item?.checks[0]?.notes).toEqual([
    `The person named Paula Reyes (Nurse manager), with an address at ${host}.`,
    'Answered by Paula Reyes (Nurse manager), who gave the name and job.',
    `${host} belongs to Quillreed Hospital, an approved organization here.`,
  ]);

  // Withdrawn: employers immediately stop seeing it.
  expect((await step(nurse, id, 'revoke')).status).toBe(200);
  expect((await seen()).confirmed).toBeNull();
  expect(await step(nurse, id, 'revoke')).toMatchObject({ status: 409 });
});

test('an answer from a free email host is flagged, and employers see it only once a reviewer has verified the job', async () => {
  const nurse = await aNurseWithPast();
  const { token } = await asked(nurse, atWork('gmail.com'));
  await reply(token);
  const [before] = await own(nurse);
  expect(before).toMatchObject({ status: 'confirmed', isFreeMail: true, domainOf: null, isShown: false });
  await verifyWork(app, nurse.workId);
  expect(await own(nurse)).toMatchObject([{ isShown: true }]);
  // Another title is another claim, which the answer doesn't cover.
  await nurse.http.put(`/api/me/work-history/${nurse.workId}`, { ...past, title: 'Charge nurse' });
  await verifyWork(app, nurse.workId);
  expect(await own(nurse)).toMatchObject([{ isShown: false, isOutdated: true }]);
});

test('an invalid request is refused, and nothing is emailed', async () => {
  const nurse = await aNurseWithPast();
  const current = (await nurse.http.get('/api/me/profile')).body.work.find(
    ({ endedOn }: { endedOn: string | null }) => endedOn === null,
  );
  const stranger = await aNurseWithPast();
  const to = atWork();
  const refused = async (changes: object, expected: object) =>
    expect(await ask(nurse, to, changes), JSON.stringify(changes)).toMatchObject(expected);
  const plus = nurse.email.replace('@', '+work@').toUpperCase();

  await refused({ contactEmail: nurse.email }, { status: 422, body: { fields: { contactEmail: expect.any(String) } } });
  await refused({ contactEmail: plus }, { status: 422, body: { fields: { contactEmail: expect.any(String) } } });
  await refused({ contactEmail: 'nobody' }, { status: 422, body: { fields: { contactEmail: expect.any(String) } } });
  await refused({ contactName: ' ' }, { status: 422, body: { fields: { contactName: expect.any(String) } } });
  await refused({ consents: false }, { status: 422, body: { fields: { consents: expect.any(String) } } });
  await refused({ consentVersion: '2020-01-01' }, { status: 409, body: { error: 'CONFLICT' } });
  await refused({ workId: stranger.workId }, { status: 404 });
  await refused({ workId: current.id }, { status: 409, body: { message: expect.stringContaining('work there now') } });
  await placeHold(app, 'person', nurse.userId);
  await refused({}, { status: 409, body: { message: expect.stringContaining('on hold') } });
  await releaseHolds(app, nurse.userId);
  expect(await mailsTo(app, to, 'verification_update')).toEqual([]);
  expect(await own(nurse)).toEqual([]);

  // One open request per entry, and a limit per day.
  const { id } = await asked(nurse, to);
  await refused({}, { status: 409, body: { error: 'WRONG_STATE', current: 'open' } });
  await step(nurse, id, 'revoke');
  for (let more = 1; more < MOST_A_DAY; more += 1) await step(nurse, (await asked(nurse)).id, 'revoke');
  expect(await ask(nurse, atWork())).toMatchObject({ status: 429, body: { error: 'RATE_LIMITED' } });
  app.clock.advance(DAY + 1000);
  await asked(nurse);
});

test('one mailbox gets at most three emails a day, from anyone and in any spelling', async () => {
  const limited = await startTestApp({ WORK_CONFIRMATIONS: '1', RATE_LIMITS: 'on' });
  const [first, second] = [await aNurseWithPast({}, limited), await aNurseWithPast({}, limited)];
  const [name, host] = atWork().split('@');
  const askAnew = async (nurse: Nurse, address: string) => {
    limited.clock.advance(1000);
    const { status, body } = await ask(nurse, address);
    expect(status, JSON.stringify(body)).toBe(201);
    await step(nurse, body.items[0].id, 'revoke');
  };
  const spellings = [`${name}@${host}`, `${name}+hr@${host}`, `${name}@${host}`.toUpperCase()];
  for (const [index, address] of spellings.entries()) {
    await askAnew(index === 1 ? second : first, address);
  }
  const another = await ask(second, `${name}@${host}`);
  expect(another).toMatchObject({
    status: 429,
    body: { error: 'RATE_LIMITED', message: expect.stringContaining('in 24 hours') },
  });
  expect(Number(another.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
  const mailed = await limited.asOwner(`select 1 from mails where lower("to"::text) like $1`, [`%${name}%`]);
  expect(mailed).toHaveLength(3);

  // Another mailbox there is another person; the same one may be asked again a day later.
  await askAnew(second, `another-${name}@${host}`);
  await limited.asOwner(`update rate_limits set expire = 1 where key like 'work-confirmation-to:%'`);
  await askAnew(second, `${name}@${host}`);
});

test('an administrator can’t consent for a candidate', async () => {
  const nurse = await aNurseWithPast();
  const ada = await signInAsAdmin(app);
  const headers = {
    [ACTING_ROLE_HEADER]: 'job_seeker',
    [ACTING_USER_HEADER]: nurse.userId,
    [ACTING_WRITES_HEADER]: '1',
  };
  const to = atWork();
  expect(await ask({ ...nurse, http: ada.http }, to, {}, headers)).toMatchObject({
    status: 403,
    body: { message: 'Only the person can do this.' },
  });
  expect(await mailsTo(app, to, 'verification_update')).toEqual([]);
});

test('a difference changes none of the person’s facts; they can comment, and a reviewer looks when asked', async () => {
  const nurse = await aNurseWithPast();
  const before = await entryOf(nurse);
  const { id, token } = await asked(nurse);
  const answer = { ...YES, datesAreRight: false, endedOn: '2018-06-30', titleIsRight: false, title: 'Nurse aide' };
  expect(await reply(token, { ...answer, endedOn: '2010-01-01' })).toMatchObject({
    status: 422,
    body: { fields: { 'answer.endedOn': expect.any(String) } },
  });
  expect(await reply(token, { ...answer, name: '' })).toMatchObject({
    status: 422,
    body: { fields: { 'answer.name': expect.any(String) } },
  });
  expect((await reply(token, answer)).status).toBe(200);

  expect(await entryOf(nurse)).toEqual(before);
  expect(await openCases(nurse.userId)).toEqual([]);
  expect(await noticeTitlesOf(nurse)).toContain('A past employer gives different facts');
  expect(await own(nurse)).toMatchObject([
    {
      status: 'differs',
      isShown: false,
      answer: {
        workedThere: true,
        differences: [
          { name: 'title', stated: 'Staff nurse', said: 'Nurse aide' },
          { name: 'endedOn', stated: '2019-12-20', said: '2018-06-30' },
        ],
      },
    },
  ]);
  // Answered: can't be asked about again until the entry changes.
  expect(await ask(nurse, atWork())).toMatchObject({ status: 409, body: { current: 'differs' } });

  const path = `/api/me/work-confirmations/${id}/comment`;
  const said = await nurse.http.put(path, { comment: 'I was promoted in 2018.' });
  expect(said.body.items).toMatchObject([{ comment: 'I was promoted in 2018.' }]);
  expect((await step(nurse, id, 'look')).body.items).toMatchObject([{ lookAskedAt: expect.any(String) }]);
  expect(await step(nurse, id, 'look')).toMatchObject({ status: 409 });
  const [pending] = await openCases(nurse.userId);
  expect(pending?.['changes']).toEqual([`work:${nurse.workId}`]);
  const ada = await signInAsAdmin(app);
  const [item] = ((await ada.http.get(`/api/admin/cases/${String(pending?.['id'])}`)).body as CaseView).items;
  expect(item).toMatchObject({ isContradicted: true, checks: [{ outcome: 'mismatch' }] });
  expect(item?.checks[0]?.findings.filter(({ agrees }) => agrees === false).map(({ theirs }) => theirs)).toEqual([
    'Nurse aide',
    'Jun 30, 2018',
  ]);
  expect(item?.checks[0]?.notes).toContain('The person says: “I was promoted in 2018.”');
  expect(item?.checks[0]?.notes.join()).toContain('stonecrop.example.test matches no facility');
  expect(await linesOf(id)).toEqual([
    'work_confirmation.asked',
    'work_confirmation.answered',
    'work_confirmation.commented',
    'work_confirmation.look_asked',
  ]);
});

test('a verified job is reviewed again when the employer has no record of the person', async () => {
  const nurse = await aNurseWithPast();
  await verifyWork(app, nurse.workId);
  const { token } = await asked(nurse);
  expect((await reply(token, { ...YES, workedThere: 'no' })).status).toBe(200);
  expect(await own(nurse)).toMatchObject([{ status: 'differs', answer: { workedThere: false, differences: [] } }]);
  expect(await entryOf(nurse)).toMatchObject({ verificationState: 'verified' });
  expect(await openCases(nurse.userId)).toMatchObject([{ changes: [`work:${nurse.workId}`] }]);
});

test('retyping the same facts is no difference; declining to answer needs no name', async () => {
  const nurse = await aNurseWithPast();
  const first = await asked(nurse);
  expect((await reply(first.token, { workedThere: 'cannot_answer' })).status).toBe(200);
  expect(await own(nurse)).toMatchObject([{ status: 'declined', answer: null }]);
  expect(await noticeTitlesOf(nurse)).toContain('A past employer can’t answer');
  const second = await asked(nurse);
  const { startedOn, endedOn, title } = past;
  await reply(second.token, { ...YES, datesAreRight: false, startedOn, endedOn, titleIsRight: false, title });
  expect((await own(nurse)).map(({ status }) => status)).toEqual(['confirmed', 'declined']);
  // There is nothing to review or comment on.
  expect(await step(nurse, second.id, 'look')).toMatchObject({ status: 409, body: { current: 'confirmed' } });
});

test('a link ends with the consent, a change of the entry, a hold, or its deadline', async () => {
  const nurse = await aNurseWithPast();
  const revoked = await asked(nurse);
  await step(nurse, revoked.id, 'revoke');
  expect(await open(revoked.token)).toEqual({ state: 'ended', question: null });
  expect(await reply(revoked.token)).toMatchObject({ status: 409, body: { current: 'ended' } });
  expect(
    await app.asOwner(`select 1 from consents where user_id = $1 and kind = 'confirm_work' and revoked_at is null`, [
      nurse.userId,
    ]),
  ).toEqual([]);

  const changed = await asked(nurse);
  await nurse.http.put(`/api/me/work-history/${nurse.workId}`, { ...past, duties: 'Bedside care' });
  expect((await open(changed.token)).state).toBe('open');
  await nurse.http.put(`/api/me/work-history/${nurse.workId}`, { ...past, endedOn: '2019-11-30' });
  expect((await open(changed.token)).state).toBe('ended');
  expect((await own(nurse))[0]?.status).toBe('revoked');

  const held = await asked(nurse);
  await placeHold(app, 'person', nurse.userId);
  expect((await open(held.token)).state).toBe('ended');
  await releaseHolds(app, nurse.userId);
  expect((await open(held.token)).state).toBe('open');

  await nurse.http.delete(`/api/me/work-history/${nurse.workId}`);
  expect(await open(held.token)).toEqual({ state: 'unknown', question: null });
  expect(await reply(held.token)).toMatchObject({ status: 409, body: { current: 'unknown' } });
  expect(await own(nurse)).toEqual([]);
  const ends = `select count(*)::int as n from consents where user_id = $1 and kind = 'confirm_work' and revoked_at is null`;
  expect(await app.asOwner(ends, [nurse.userId])).toEqual([{ n: 0 }]);
});

test('one reminder with its own link is sent; then the request expires and is deleted', async () => {
  const nurse = await aNurseWithPast();
  const { id, token, contactEmail } = await asked(nurse);
  const count = async () => (await mailsTo(app, contactEmail, 'verification_update')).length;
  app.clock.advance(6 * DAY);
  await followUp(app.deps);
  expect(await count()).toBe(1);
  app.clock.advance(DAY + 1000);
  await followUp(app.deps);
  await followUp(app.deps);
  expect(await count()).toBe(2);
  const [reminder] = await mailsTo(app, contactEmail, 'verification_update');
  expect(reminder?.subject).toBe('A reminder: Dana Whitfield asks you to confirm a past job');
  const again = (await linkTo(app, contactEmail, 'verification_update')).hash.slice(1);
  expect(again).not.toBe(token);
  for (const secret of [token, again]) expect((await open(secret)).state).toBe('open');

  app.clock.advance(7 * DAY);
  // Expired by the clock, before any job has run.
  expect(await open(token)).toEqual({ state: 'expired', question: null });
  expect(await reply(again)).toMatchObject({ status: 409, body: { current: 'expired' } });
  await followUp(app.deps);
  expect(await own(nurse)).toMatchObject([{ id, status: 'expired', answer: null }]);
  expect(await noticeTitlesOf(nurse)).toContain('A past employer did not answer');
  expect(await step(nurse, id, 'revoke')).toMatchObject({ status: 409, body: { current: 'expired' } });
  app.clock.advance(91 * DAY);
  await followUp(app.deps);
  expect(await own(nurse)).toEqual([]);
});

test('exports and erasure include it', async () => {
  const nurse = await aNurseWithPast();
  const { id, contactEmail } = await asked(nurse);
  const { tables } = (await nurse.http.get('/api/me/export')).body;
  expect(tables.work_confirmations).toMatchObject([{ id, contact_name: 'Paula Reyes' }]);
  expect(JSON.stringify(tables.work_confirmations)).not.toContain('token_hash');
  await app.asOwner('select app.erase_person($1)', [nurse.userId]);
  expect(await app.asOwner('select 1 from work_confirmations where user_id = $1', [nurse.userId])).toEqual([]);
  expect(await mailsTo(app, contactEmail, 'verification_update')).toEqual([]);
});

test.each([
  ['Dana.Roe+x@Gmail.com', 'danaroe@gmail.com'],
  ['dana.roe+x@ridge.example', 'dana.roe@ridge.example'],
])('%s is the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
  expect([isFreeMail('yahoo.com'), isFreeMail('mercy.net')]).toEqual([true, false]);
});

test('when switched off, nothing answers or shows, even with existing rows', async () => {
  const off = await startTestApp();
  const nurse = await anApprovedNurse(off);
  const { work } = (await nurse.http.post('/api/me/work-history', past)).body;
  const workId = work.find(({ endedOn }: { endedOn: string | null }) => endedOn !== null).id as string;
  await verifyWork(off, workId);
  const id = randomUUID();
  const [consent] = await off.asOwner(
    `insert into consents (user_id, kind, version) values ($1, 'confirm_work', 'x') returning id`,
    [nurse.userId],
  );
  const write = (status: string, hash: string) =>
    off.asOwner(
      `insert into work_confirmations (user_id, work_id, consent_id, status, person_name, employer_name, title, started_on,
         ended_on, contact_name, contact_role, contact_email, contact_domain, token_hash, asked_at, expires_at, closed_at)
       values ($1, $2, $3, $4, 'Dana Whitfield', $5, $6, $7, $8, 'P', 'M', 'p@x.test', 'x.test', $9, $10, $10, $10)`,
      [
        nurse.userId,
        workId,
        consent?.['id'],
        status,
        past.employerName,
        past.title,
        past.startedOn,
        past.endedOn,
        hash,
        new Date(off.clock.now().getTime() - 20 * DAY),
      ],
    );
  await write('confirmed', hashToken(id));
  await write('open', hashToken(`${id}${id}`));

  const calls = [
    ['GET', '/api/me/work-confirmations'],
    ['POST', '/api/me/work-confirmations'],
    ['POST', `/api/me/work-confirmations/${id}/revoke`],
    ['PUT', `/api/me/work-confirmations/${id}/comment`],
    ['POST', `/api/me/work-confirmations/${id}/look`],
    ['POST', '/api/work-confirmations/open'],
    ['POST', '/api/work-confirmations/answer'],
  ] as const;
  for (const [method, path] of calls) {
    const body = method === 'GET' ? undefined : { token: `${id}${id}` };
    expect(await nurse.http.send(method, path, body), path).toMatchObject({
      status: 404,
      body: { error: 'NOT_FOUND' },
    });
  }
  expect((await nurse.http.get('/api/me/profile')).body.mayAskEmployers).toBe(false);
  const { kinds } = (await nurse.http.get('/api/me/notification-settings')).body;
  expect(kinds.map(({ kind }: { kind: string }) => kind)).not.toContain('work_confirmation');
  expect(JSON.stringify((await nurse.http.get('/api/openapi.json')).body)).not.toContain('work-confirmations');

  const hospital = await anApprovedHospital(off);
  const application = await applyByHand(nurse, await publish(off, hospital));
  const seen = (await hospital.http.get(`/api/employer/applications/${application}`)).body.work;
  expect(seen.map(({ confirmed }: { confirmed: unknown }) => confirmed)).toEqual([null, null]);
  const ada = await signInAsAdmin(off);
  const [first] = await off.asOwner('select id from verification_cases where user_id = $1', [nurse.userId]);
  const { items } = (await ada.http.get(`/api/admin/cases/${String(first?.['id'])}`)).body as CaseView;
  expect(items.flatMap(({ checks }) => checks)).toEqual([]);

  // Open requests still expire, and no email is sent.
  await followUp(off.deps);
  expect(await off.asOwner('select status, contact_email from work_confirmations order by status')).toEqual([
    { status: 'confirmed', contact_email: 'p@x.test' },
    { status: 'expired', contact_email: null },
  ]);
  expect(await noticeTitlesOf(nurse)).not.toContain('A past employer did not answer');
});
