import { expect, it } from 'vitest';
import { DEFAULT_PER_WEEK } from '#domains/hiring/contract/invitations/invitations.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { service } from '#platform/server/database/db.ts';
import { waitingOf } from '#domains/matching/server/matching/views/match-views.repo.ts';
import { sharedApp } from '#tests/support/app.ts';
import { anApprovedHospital, anApprovedNurse, eventually, noticeTitlesOf } from '#tests/support/people/hiring.ts';
import { aMatchIn, answer, invite, invited, sentFor } from '#tests/support/people/invitations.ts';
import { expireInvitations } from './invitations.jobs.ts';

/** Each test has a town of its own, too far from the others to commute. */
const TOWNS = ['64801', '63101', '64106', '65201', '63701', '63501', '65775', '64468'];
const app = sharedApp();
const aTown = () => TOWNS.shift() ?? expect.fail('every test needs a town');

it('at most five a week, from everyone together, unless the person chooses another number or turns them off', async () => {
  const town = aTown();
  const nurse = await anApprovedNurse(app, town);
  const settings = (change: object) =>
    nurse.http.put('/api/me/invitation-settings', { isOn: true, perWeek: DEFAULT_PER_WEEK, ...change });
  expect((await nurse.http.get('/api/me/invitation-settings')).body).toEqual({ isOn: true, perWeek: 5 });
  for (let count = 0; count < DEFAULT_PER_WEEK; count += 1) await invited(await aMatchIn(app, town, { nurse }));
  const sixth = await aMatchIn(app, town, { nurse });
  const full = await invite(sixth.hospital, sixth.id);
  expect(full).toMatchObject({ status: 409, body: { error: 'WRONG_STATE', current: 'limit' } });
  expect((await settings({ perWeek: 21 })).body.fields).toHaveProperty('perWeek');
  await settings({ isOn: false, perWeek: 6 });
  // Nothing tells an employer whether the person turned invitations off.
  expect((await invite(sixth.hospital, sixth.id)).body).toEqual(full.body);
  await settings({ perWeek: 6 });
  await invited(sixth);
});

it('the switch and the number are saved apart, and neither sets the other back', async () => {
  const nurse = await anApprovedNurse(app, '67801');
  const put = (change: object) => nurse.http.put('/api/me/invitation-settings', change);
  expect((await put({ perWeek: 2 })).body).toEqual({ isOn: true, perWeek: 2 });
  expect((await put({ isOn: false })).body).toEqual({ isOn: false, perWeek: 2 });
  expect((await put({ perWeek: 3 })).body).toEqual({ isOn: false, perWeek: 3 });
  expect((await nurse.http.get('/api/me/invitation-settings')).body).toEqual({ isOn: false, perWeek: 3 });
  expect((await put({})).status).toBe(422);
  const fresh = await anApprovedNurse(app, '67801');
  const off = await fresh.http.put('/api/me/invitation-settings', { isOn: false });
  expect(off.body).toEqual({ isOn: false, perWeek: DEFAULT_PER_WEEK });
});

it('one open invitation per employer at a time, two in seven days', async () => {
  const town = aTown();
  const first = await aMatchIn(app, town);
  const { nurse, hospital } = first;
  const [second, third] = [
    await aMatchIn(app, town, { nurse, hospital }),
    await aMatchIn(app, town, { nurse, hospital }),
  ];
  await invited(first);
  expect(await invite(hospital, second.id)).toMatchObject({ status: 409, body: { current: 'invited' } });
  const withdraw = (id: string) => hospital.http.post(`/api/employer/applications/${id}/invitation/withdraw`);
  expect((await withdraw(first.id)).status).toBe(200);
  await invited(second);
  expect((await withdraw(second.id)).status).toBe(200);
  expect(await invite(hospital, third.id)).toMatchObject({ status: 409, body: { current: 'limit' } });
  app.clock.advance(7 * DAY_MS);
  await invited(third);
});

it('two recruiters at once send one invitation, and the second learns that a colleague was faster', async () => {
  const match = await aMatchIn(app, aTown());
  const answers = await Promise.all([invite(match.hospital, match.id), invite(match.hospital, match.id)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    current: 'invited',
    message: 'A colleague has already invited this person.',
  });
  expect(await sentFor(match.hospital, match.jobId)).toHaveLength(1);
});

it('expires after seven days, once for both sides, and can be sent again', async () => {
  const match = await aMatchIn(app, aTown());
  const { nurse, hospital, jobId } = match;
  const id = await invited(match);
  app.clock.advance(7 * DAY_MS - 1000);
  await expireInvitations(app.deps);
  expect(await sentFor(hospital, jobId)).toMatchObject([{ status: 'invited' }]);
  app.clock.advance(1000);
  // Before the sweep, too.
  expect(await sentFor(hospital, jobId)).toMatchObject([{ status: 'expired' }]);
  expect(await answer(nurse, id, 'accept')).toMatchObject({ status: 409, body: { current: 'expired' } });
  await Promise.all([expireInvitations(app.deps), expireInvitations(app.deps)]);
  for (const who of [nurse, hospital]) {
    expect((await noticeTitlesOf(who)).filter((title) => title === 'An invitation expired')).toHaveLength(1);
  }
  await invited(match);
});

it('an open invitation counts toward the exposure cap: an equal person who has none is shown first', async () => {
  const town = aTown();
  const hospital = await anApprovedHospital(app, town);
  const first = await aMatchIn(app, town, { hospital });
  const nurses = [first.nurse, await anApprovedNurse(app, town)];
  await eventually(async () => {
    const { items } = (await hospital.http.get(`/api/jobs/${first.jobId}/candidates`)).body;
    expect(items).toHaveLength(nurses.length);
  });
  const waiting = async () =>
    Object.fromEntries(
      (
        await app.deps.db.as(service, (tx) =>
          waitingOf(
            tx,
            '00000000-0000-4000-8000-000000000000',
            nurses.map(({ userId }) => ({ candidateId: userId, jobId: first.jobId, rankScore: 0.5 })),
          ),
        )
      ).map(({ candidateId, shownTo }) => [candidateId, shownTo]),
    );
  const before = await waiting();
  await invited(first);
  const after = await waiting();
  const [inviteeId = '', otherId = ''] = nurses.map(({ userId }) => userId);
  expect([(after[inviteeId] ?? 0) - (before[inviteeId] ?? 0), (after[otherId] ?? 0) - (before[otherId] ?? 0)]).toEqual([
    1, 0,
  ]);
});

it('an invited job is not applied to automatically, nor any job of an employer who was told not now', async () => {
  const town = aTown();
  const first = await aMatchIn(app, town);
  const { nurse, hospital } = first;
  const second = await aMatchIn(app, town, { nurse, hospital });
  const planned = async () =>
    (await nurse.http.get('/api/me/planned-applications')).body.items
      .filter(({ state }: { state: string }) => state !== 'skipped')
      .map(({ job }: { job: { id: string } }) => job.id);
  await nurse.http.put('/api/me/auto-apply', { enabled: true, dailyCap: 3, activeCap: 5, minScore: 0 });
  expect(new Set(await planned())).toEqual(new Set([first.jobId, second.jobId]));
  const id = await invited(first);
  expect(await planned()).toEqual([second.jobId]);
  expect((await answer(nurse, id, 'not-now')).status).toBe(200);
  expect(await planned()).toEqual([]);
});
