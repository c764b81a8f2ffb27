import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { join, setRole } from '#tests/support/arrange.ts';
import { acceptAll, decide, handInOrganization, signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { signInAs, type SignedIn } from '#tests/support/people/candidates.ts';
import { dayIn } from '#tests/support/people/hiring.ts';
import { linkTo, mailsTo } from '#tests/support/people/identity.ts';

const app = sharedApp();
let owner: SignedIn;

const anEmployer = async (name: string) => {
  const person = await signInAs(app, 'employer', name);
  await setRole(app, person.userId, 'employer');
  return person;
};
const invite = async (email: string, memberRole = 'recruiter', count = 1) => {
  const sent = await owner.http.post('/api/employer/invitations', { email, memberRole });
  expect(sent, JSON.stringify(sent.body)).toMatchObject({ status: 201 });
  const link = await linkTo(app, email, 'member_invitation', count);
  return { id: sent.body.id as string, token: link.pathname.split('/').at(-1) ?? '' };
};
const setStatus = (organizationId: string, status: string) =>
  app.asOwner('update organizations set verification_status = $2 where id = $1', [organizationId, status]);
/** Without an entry in the directory, an approval takes two administrators. */
async function approveByTwo(caseId: string): Promise<void> {
  const [ada, bert] = [await signInAsAdmin(app), await signInAsAdmin(app, 'Bert Cole')];
  await acceptAll(ada.http, caseId);
  await ada.http.put(`/api/admin/cases/${caseId}/callback`, {
    note: 'Spoke with them.',
    number: '417 555 0177',
    source: 'State hospital association',
    foundOn: dayIn(app, 0),
  });
  await decide(ada.http, caseId, { decision: 'approved', overrideReason: 'It stands on their door.' });
  expect(await decide(bert.http, caseId, { decision: 'approved' })).toMatchObject({ body: { status: 'approved' } });
}
const members = async () => (await owner.http.get('/api/employer/members')).body.members as { userId: string }[];

beforeAll(async () => {
  owner = await anEmployer('Eva Stone');
  const { organizationId } = await handInOrganization(app, owner);
  await setStatus(organizationId, 'approved');
});

it('sends no invitation for an organization that is rejected or on hold, and says when it can', async () => {
  const founder = await anEmployer('Ola Finch');
  const { organizationId } = await handInOrganization(app, founder, { name: 'Payroll notice' });
  const stranger = { email: `${randomUUID()}@example.test`, memberRole: 'recruiter' };
  await setStatus(organizationId, 'rejected');
  expect(await founder.http.post('/api/employer/invitations', stranger)).toMatchObject({
    status: 409,
    body: {
      error: 'WRONG_STATE',
      current: 'rejected',
      message: 'You can invite colleagues once your organization is approved.',
    },
  });
  expect((await founder.http.get('/api/employer/members')).body).toMatchObject({ mayManage: true, mayInvite: false });
  expect(await mailsTo(app, stranger.email, 'member_invitation')).toEqual([]);
  await setStatus(organizationId, 'pending');
  await setStatus(organizationId, 'approved');
  expect((await founder.http.get('/api/employer/members')).body).toMatchObject({ mayManage: true, mayInvite: true });
  expect((await founder.http.post('/api/employer/invitations', stranger)).status).toBe(201);

  const ada = await signInAsAdmin(app);
  const hold = { subjectType: 'organization', subjectId: organizationId, reason: 'The call-back number is wrong.' };
  expect((await ada.http.post('/api/admin/holds', hold)).status).toBe(201);
  expect(await founder.http.post('/api/employer/invitations', stranger)).toMatchObject({
    status: 409,
    body: { message: 'Your organization is on hold. You can invite colleagues once that is settled.' },
  });
});

it('keeps the invitations of an organization in review, and sends each once with the approval', async () => {
  const founder = await anEmployer('Uma Reed');
  const { caseId } = await handInOrganization(app, founder);
  const [kept, revoked] = [`${randomUUID()}@example.test`, `${randomUUID()}@example.test`];
  for (const email of [kept, revoked]) {
    expect(await founder.http.post('/api/employer/invitations', { email, memberRole: 'recruiter' })).toMatchObject({
      status: 201,
      body: { isWaiting: true },
    });
  }
  const { invitations } = (await founder.http.get('/api/employer/members')).body;
  const taken = invitations.find((one: { email: string }) => one.email === revoked);
  expect((await founder.http.delete(`/api/employer/invitations/${taken.id}`)).status).toBe(200);
  expect(await mailsTo(app, kept, 'member_invitation')).toEqual([]);

  await approveByTwo(caseId);
  const link = await linkTo(app, kept, 'member_invitation', 1);
  const token = link.pathname.split('/').at(-1) ?? '';
  expect((await founder.http.get(`/api/invitations/${token}`)).body).toMatchObject({ email: kept });
  expect((await founder.http.get('/api/employer/members')).body.invitations).toMatchObject([
    { email: kept, isWaiting: false },
  ]);
  expect(await mailsTo(app, revoked, 'member_invitation')).toEqual([]);
});

it('lets only the invited person join with a link, and only once', async () => {
  const colleague = await anEmployer('Max Hill');
  const stranger = await anEmployer('Ivy Long');
  const { token } = await invite(colleague.email);
  expect((await stranger.http.post(`/api/invitations/${token}/accept`)).status).toBe(403);
  expect((await colleague.http.post(`/api/invitations/${token}/accept`)).status).toBe(200);
  expect((await colleague.http.post(`/api/invitations/${token}/accept`)).status).toBe(404);
  expect((await members()).map(({ userId }) => userId)).toContain(colleague.userId);

  const tried = await colleague.http.post('/api/employer/invitations', {
    email: 'x@example.test',
    memberRole: 'owner',
  });
  expect(tried.status).toBe(403);
  expect((await colleague.http.delete(`/api/employer/members/${owner.userId}`)).status).toBe(403);
  expect((await colleague.http.delete(`/api/employer/members/${colleague.userId}`)).status).toBe(200);
  expect((await members()).map(({ userId }) => userId)).not.toContain(colleague.userId);
});

it('stores only the hash of the link, which stops working when it is revoked', async () => {
  const invited = await anEmployer('Ned Park');
  const { id, token } = await invite(invited.email);
  const [kept] = await app.asOwner('select token_hash from organization_invitations where id = $1', [id]);
  expect(kept?.['token_hash']).not.toContain(token);
  expect((await owner.http.delete(`/api/employer/invitations/${id}`)).status).toBe(200);
  expect((await invited.http.post(`/api/invitations/${token}/accept`)).status).toBe(404);
});

it('an invitation expires after seven days', async () => {
  const invited = await anEmployer('Kim Reed');
  const { id, token } = await invite(invited.email);
  const listed = async () =>
    (await owner.http.get('/api/employer/members')).body.invitations.map((one: { id: string }) => one.id);
  app.clock.advance(7 * 86_400_000 - 1000);
  expect(await invited.http.get(`/api/invitations/${token}`)).toMatchObject({
    status: 200,
    body: { email: invited.email },
  });
  expect(await listed()).toContain(id);
  app.clock.advance(2000);
  expect(await invited.http.get(`/api/invitations/${token}`)).toMatchObject({ status: 404 });
  expect(await invited.http.post(`/api/invitations/${token}/accept`)).toMatchObject({ status: 404 });
  expect(await listed()).not.toContain(id);
  expect(await owner.http.delete(`/api/employer/invitations/${id}`)).toMatchObject({ status: 404 });
});

it('refuses members of another organization, and accounts that are not employers', async () => {
  const elsewhere = await anEmployer('Lou Webb');
  await handInOrganization(app, elsewhere, { name: 'Elsewhere' });
  const { token } = await invite(elsewhere.email);
  expect(await elsewhere.http.post(`/api/invitations/${token}/accept`)).toMatchObject({
    status: 409,
    body: { error: 'WRONG_STATE', current: 'member', message: expect.stringContaining('Elsewhere') },
  });
  const nurse = await signInAs(app);
  const asked = await invite(nurse.email);
  expect(await nurse.http.post(`/api/invitations/${asked.token}/accept`)).toMatchObject({ status: 403 });
});

it('an invitation changes no existing role: the last owner stays an owner', async () => {
  const { token } = await invite(owner.email, 'viewer');
  expect(await owner.http.post(`/api/invitations/${token}/accept`)).toMatchObject({
    status: 409,
    body: { error: 'WRONG_STATE', current: 'member', message: expect.stringContaining('Prairie General') },
  });
  expect(await members()).toMatchObject([{ userId: owner.userId, memberRole: 'owner' }]);
});

it('a user joins only one organization, however many requests run at the same time', async () => {
  const founder = await anEmployer('Uma Lind');
  const body = { name: 'Lind Clinic', facilityType: 'clinic' };
  const founded = await Promise.all(
    [1, 2, 3].map(() => founder.http.put('/api/employer/organization/organization', body)),
  );
  expect(founded.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(founded.map((one) => one.body.organization.id)).size).toBe(1);

  const invited = await anEmployer('Leo Hart');
  const { token } = await invite(invited.email);
  app.clock.advance(1000);
  const { token: second } = await invite(invited.email, 'viewer', 2);
  const accepted = await Promise.all([token, second].map((one) => invited.http.post(`/api/invitations/${one}/accept`)));
  expect(accepted.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
  await owner.http.delete(`/api/employer/members/${invited.userId}`);
});

it('refuses a request whose sender lost ownership while it waited', async () => {
  const [founder, second, third] = [
    await anEmployer('Rae Moss'),
    await anEmployer('Sam Pike'),
    await anEmployer('Tom Ward'),
  ];
  const { organizationId } = await handInOrganization(app, founder, { name: 'Three Owners' });
  const role = (who: SignedIn, to: string) => [organizationId, who.userId, to];
  const add = `insert into organization_members (organization_id, user_id, member_role) values ($1, $2, $3)`;
  for (const who of [second, third]) await app.asOwner(add, role(who, 'owner'));
  const other = new Client({ connectionString: app.ownerUrl });
  await other.connect();
  onTestFinished(() => other.end());
  for (const late of [
    () => second.http.delete(`/api/employer/members/${founder.userId}`),
    () => second.http.put(`/api/employer/members/${founder.userId}`, { memberRole: 'viewer' }),
  ]) {
    await app.asOwner(
      `update organization_members set member_role = $3 where organization_id = $1 and user_id = $2`,
      role(second, 'owner'),
    );
    await other.query('begin');
    await other.query(`select pg_advisory_xact_lock(hashtextextended('members:' || $1, 0))`, [organizationId]);
    const answer = late();
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await other.query(waiting)).rows, { timeout: 10_000 }).toHaveLength(1);
    await other.query(
      `update organization_members set member_role = $3 where organization_id = $1 and user_id = $2`,
      role(second, 'viewer'),
    );
    await other.query('commit');
    expect(await answer).toMatchObject({ status: 403 });
  }
});

it('lets an owner leave once there is another', async () => {
  const [founder, second] = [await anEmployer('Rae Moss'), await anEmployer('Sam Pike')];
  const { organizationId } = await handInOrganization(app, founder, { name: 'Two Owners' });
  await join(app, organizationId, second.userId);
  const path = (who: SignedIn) => `/api/employer/members/${who.userId}`;
  expect(await second.http.put(path(second), { memberRole: 'owner' })).toMatchObject({ status: 403 });
  expect(await founder.http.delete(path(founder))).toMatchObject({ status: 409, body: { current: 'last_owner' } });
  expect(await founder.http.put(path(second), { memberRole: 'owner' })).toMatchObject({ status: 200 });
  expect(await founder.http.delete(path(founder))).toMatchObject({ status: 200 });
  expect(await second.http.delete(path(second))).toMatchObject({ status: 409, body: { current: 'last_owner' } });
});

it('does not let the last owner leave or step down', async () => {
  const left = await owner.http.delete(`/api/employer/members/${owner.userId}`);
  const steppedDown = await owner.http.put(`/api/employer/members/${owner.userId}`, { memberRole: 'recruiter' });
  for (const refused of [left, steppedDown]) {
    expect(refused).toMatchObject({ status: 409, body: { error: 'WRONG_STATE', current: 'last_owner' } });
  }
  expect(await members()).toHaveLength(1);
});

it('a canceled account allows no changes, no invitations, and no joining by an old link', async () => {
  const invited = await anEmployer('Ana Cole');
  const { token } = await invite(invited.email);
  const canceled = await owner.http.post('/api/employer/organization/cancel', { confirmName: 'Prairie General' });
  expect(canceled.status, JSON.stringify(canceled.body)).toBe(200);
  const accepted = await invited.http.post(`/api/invitations/${token}/accept`);
  const renamed = await owner.http.put('/api/employer/organization/organization', {
    name: 'Prairie Two',
    facilityType: 'hospital',
  });
  const sent = await owner.http.post('/api/employer/invitations', {
    email: 'x@example.test',
    memberRole: 'recruiter',
  });
  expect([accepted.status, renamed.status, sent.status]).toEqual([404, 410, 410]);
  expect((await owner.http.get('/api/employer/organization')).body.standing).toBe('canceled');
  // As its only member the owner may leave, to accept another organization's invitation.
  expect((await owner.http.delete(`/api/employer/members/${owner.userId}`)).status).toBe(200);
  expect((await owner.http.get('/api/employer/members')).body.members).toEqual([]);
});
