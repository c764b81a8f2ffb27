import { expect, it } from 'vitest';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { eventually, noticeTitlesOf } from '#tests/support/people/hiring.ts';
import {
  aMatchIn,
  answer,
  invitationsOf,
  invite,
  invited,
  sentFor,
  type Match,
} from '#tests/support/people/invitations.ts';

/** Each test has a town of its own, too far from the others to commute. */
const TOWNS = ['64801', '63101', '64106', '65201', '63701', '63501', '65775', '64468', '65401', '66502', '65802'];
const app = sharedApp();

async function anInvitation(): Promise<Match & { invitationId: string }> {
  const match = await aMatchIn(app, TOWNS.shift() ?? expect.fail('every test needs a town'));
  return { ...match, invitationId: await invited(match) };
}

const endOf = async ({ nurse }: Match) => {
  const [one] = await invitationsOf(nurse);
  return { status: one.status, cause: one.endCause };
};
const bodiesOf = async ({ http }: Pick<Match['nurse'], 'http'>): Promise<string[]> =>
  (await http.get('/api/notifications?limit=100')).body.items.map(({ body }: { body: string }) => body);
const UNAVAILABLE = /^A candidate you invited for .* is no longer available\.$/;
const employerWasTold = async ({ hospital }: Match) =>
  (await bodiesOf(hospital)).some((body) => UNAVAILABLE.test(body));

async function place(subjectType: 'person' | 'job' | 'organization', subjectId: string) {
  const admin = await signInAsAdmin(app);
  const hold = { subjectType, subjectId, kind: 'suspension', reason: 'A check.' };
  const placed = await admin.http.post('/api/admin/holds', hold);
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
}

it('a filled job ends it: the person reads why, the employer needs no notice', async () => {
  const match = await anInvitation();
  expect((await match.hospital.http.post(`/api/jobs/${match.jobId}/status`, { to: 'filled' })).status).toBe(200);
  expect(await endOf(match)).toEqual({ status: 'ended', cause: 'job_filled' });
  expect(await bodiesOf(match.nurse)).toContain('Quillreed Hospital filled ICU nurse, nights.');
  expect(await employerWasTold(match)).toBe(false);
  expect(await answer(match.nurse, match.invitationId, 'accept')).toMatchObject({ status: 409 });
  // The dialog of a colleague may still be open.
  expect(await invite(match.hospital, match.id)).toMatchObject({
    status: 409,
    body: { message: 'This job is filled, so it takes no more invitations.' },
  });
});

it('a block ends it, for every organization of the employer; the employer learns only that the person is gone', async () => {
  const match = await anInvitation();
  const { organizationId } = match.hospital;
  expect((await match.nurse.http.post('/api/me/blocked-organizations', { organizationId })).status).toBe(201);
  expect(await endOf(match)).toEqual({ status: 'ended', cause: 'blocked' });
  expect(await employerWasTold(match)).toBe(true);
  expect(await noticeTitlesOf(match.nurse)).not.toContain('An invitation has ended');
  expect(await sentFor(match.hospital, match.jobId)).toEqual([]);
  // The stale tab of the blocked organization.
  expect(await invite(match.hospital, match.id)).toMatchObject({
    status: 404,
    body: { message: 'This person is no longer available for this job.' },
  });
  expect((await match.hospital.http.post(`/api/employer/applications/${match.id}/invitation/withdraw`)).status).toBe(
    404,
  );
});

it('a hold on the person, the job or the organization ends it at once', async () => {
  const [person, job, organization] = [await anInvitation(), await anInvitation(), await anInvitation()];
  await place('person', person.nurse.userId);
  await place('job', job.jobId);
  await place('organization', organization.hospital.organizationId);
  expect(await endOf(person)).toEqual({ status: 'ended', cause: 'candidate_hold' });
  for (const match of [job, organization]) {
    expect(await endOf(match)).toEqual({ status: 'ended', cause: 'employer_unavailable' });
    expect(await noticeTitlesOf(match.nurse)).toContain('An invitation has ended');
  }
  expect(await employerWasTold(person)).toBe(true);
});

it('a failed requirement ends it, with the match', async () => {
  const match = await anInvitation();
  await app.asOwner(`update licenses set verification_state = 'revoked' where user_id = $1`, [match.nurse.userId]);
  await eventually(async () => expect(await endOf(match)).toEqual({ status: 'ended', cause: 'no_match' }));
  await eventually(async () => {
    const { items } = (await match.hospital.http.get(`/api/jobs/${match.jobId}/candidates`)).body;
    expect(items).toEqual([]);
  });
  expect(await employerWasTold(match)).toBe(true);
});

it('asking for the account to be deleted ends it at once', async () => {
  const match = await anInvitation();
  expect((await match.nurse.http.post('/api/me/account/delete', {})).status).toBe(200);
  expect(await app.asOwner(`select status, end_cause from invitations where id = $1`, [match.invitationId])).toEqual([
    { status: 'ended', end_cause: 'account_deleted' },
  ]);
  expect(await employerWasTold(match)).toBe(true);
});

it('hiding the job says no to it', async () => {
  const match = await anInvitation();
  const { items } = (await match.nurse.http.get('/api/me/matches')).body;
  expect((await match.nurse.http.post(`/api/me/matches/${items[0].id}/dismiss`)).status).toBe(200);
  expect(await endOf(match)).toEqual({ status: 'declined', cause: null });
});

it('a paused job keeps it open; the answer has to wait', async () => {
  const match = await anInvitation();
  const move = (to: string) => match.hospital.http.post(`/api/jobs/${match.jobId}/status`, { to });
  const checks = () =>
    app.asOwner(`select id from pgboss.job where name = 'event.hiring.check-invitations' and state = 'completed'`);
  const before = (await checks()).length;
  await move('paused');
  // The match ends with the pause; the invitation must not.
  await eventually(async () => expect((await checks()).length).toBeGreaterThan(before));
  expect(await answer(match.nurse, match.invitationId, 'accept')).toMatchObject({
    status: 409,
    body: { current: 'paused' },
  });
  await move('published');
  expect((await answer(match.nurse, match.invitationId, 'accept')).status).toBe(200);
});
