import { beforeAll, expect, it } from 'vitest';
import { handInOrganization } from '#tests/support/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { signInAs, type SignedIn } from '#tests/support/candidates.ts';
import { linkTo } from '#tests/support/identity.ts';

const app = sharedApp();
let owner: SignedIn;

const anEmployer = async (name: string) => {
  const person = await signInAs(app, 'employer', name);
  await app.asOwner(`update profiles set role = 'employer' where user_id = $1`, [person.userId]);
  return person;
};
const invite = async (email: string, memberRole = 'recruiter') => {
  const sent = await owner.http.post('/api/employer/invitations', { email, memberRole });
  expect(sent, JSON.stringify(sent.body)).toMatchObject({ status: 201 });
  const link = await linkTo(app, email, 'member_invitation');
  return { id: sent.body.id as string, token: link.pathname.split('/').at(-1) ?? '' };
};
const members = async () => (await owner.http.get('/api/employer/members')).body.members as { userId: string }[];

beforeAll(async () => {
  owner = await anEmployer('Eva Stone');
  await handInOrganization(app, owner);
});

it('lets the invited person join once, and nobody else with the same link', async () => {
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

it('keeps only the hash of the link, and ends the link when it is taken back', async () => {
  const invited = await anEmployer('Ned Park');
  const { id, token } = await invite(invited.email);
  const [kept] = await app.asOwner('select token_hash from organization_invitations where id = $1', [id]);
  expect(kept?.['token_hash']).not.toContain(token);
  expect((await owner.http.delete(`/api/employer/invitations/${id}`)).status).toBe(200);
  expect((await invited.http.post(`/api/invitations/${token}/accept`)).status).toBe(404);
});

it('lets an invitation end after seven days', async () => {
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

it('takes nobody who belongs somewhere else, and asks for an employer account', async () => {
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

it('lets an owner go once there is another', async () => {
  const [founder, second] = [await anEmployer('Rae Moss'), await anEmployer('Sam Pike')];
  const { organizationId } = await handInOrganization(app, founder, { name: 'Two Owners' });
  await app.asOwner(
    `insert into organization_members (organization_id, user_id, member_role) values ($1, $2, 'recruiter')`,
    [organizationId, second.userId],
  );
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

it('ends everything with a canceled account: no changes, no invitations, nobody joins by an old link', async () => {
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
});
