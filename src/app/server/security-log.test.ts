import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test, vi } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import { anApprovedHospital, anApprovedNurse, applyByHand, DAY, publish } from '#tests/support/people/hiring.ts';

/** Its clock only goes forward. */
const app = sharedApp();
let hospital: SignedIn;
let other: SignedIn;
let nurse: SignedIn;
let stranger: SignedIn;
let jobId: string;
let applicationId: string;
beforeAll(async () => {
  const owner = await anApprovedHospital(app);
  hospital = owner;
  other = await anApprovedHospital(app);
  nurse = await anApprovedNurse(app);
  stranger = await anApprovedNurse(app);
  jobId = await publish(app, owner);
  applicationId = await applyByHand(nurse, jobId);
});

interface Line {
  security?: string;
  path?: string;
  userId?: string;
  times?: number;
}

/** The security events that `act` leaves in the log. */
async function eventsOf(act: () => Promise<unknown>): Promise<Line[]> {
  const warned = vi.spyOn(app.deps.log, 'warn');
  await act();
  const lines = warned.mock.calls.map(([line]) => line as Line).filter(({ security }) => security);
  warned.mockRestore();
  return lines;
}

test('a record of another organization or person is refused like a missing one, and logged with the account', async () => {
  const lines = await eventsOf(async () => {
    expect((await other.http.get(`/api/jobs/${jobId}`)).status).toBe(404);
    expect((await stranger.http.get(`/api/me/applications/${applicationId}`)).status).toBe(404);
    expect((await nurse.http.get(`/api/me/applications/${applicationId}`)).status).toBe(200);
    expect((await hospital.http.get(`/api/jobs/${jobId}`)).status).toBe(200);
  });
  expect(lines).toEqual([
    expect.objectContaining({ security: 'NOT_FOUND', userId: other.userId, path: '/api/jobs/:id' }),
    expect.objectContaining({ security: 'NOT_FOUND', userId: stranger.userId, path: '/api/me/applications/:id' }),
  ]);
  const text = JSON.stringify(lines);
  for (const secret of [jobId, applicationId, other.email, stranger.email]) expect(text.includes(secret)).toBe(false);
});

test('who tries many records is logged at the first, tenth and hundredth, and anew an hour later', async () => {
  const tryOne = () => nurse.http.get(`/api/me/applications/${randomUUID()}`);
  const lines = await eventsOf(async () => {
    for (let tries = 0; tries < 120; tries += 1) await tryOne();
  });
  expect(lines.map(({ times = 1 }) => times)).toEqual([1, 10, 100]);
  app.clock.advance(DAY / 24);
  expect(await eventsOf(tryOne)).toEqual([
    expect.objectContaining({ userId: nurse.userId, path: '/api/me/applications/:id' }),
  ]);
});

test('an address that no route serves, and a call without a session, are no events', async () => {
  const lines = await eventsOf(async () => {
    expect((await nurse.http.get('/api/nowhere')).status).toBe(404);
    expect((await app.visitor().get(`/api/me/applications/${applicationId}`)).status).toBe(401);
  });
  expect(lines).toEqual([]);
});

test('input that no screen sends, and a step out of turn, are logged by field names and thinned out, also of visitors', async () => {
  const lines = await eventsOf(async () => {
    const question = { question: ' ', submitter_contact: 'kim@kin.test' };
    for (let tries = 0; tries < 12; tries += 1) {
      expect((await app.visitor().post('/api/faq', question)).status).toBe(422);
    }
    expect(
      (await nurse.http.post('/api/reports', { subjectType: 'job', subjectId: jobId, reason: 'kingfisher' })).status,
    ).toBe(422);
    for (const status of [200, 409]) {
      const withdrawn = await nurse.http.post(`/api/me/applications/${applicationId}/withdraw`, { reason: 'No.' });
      expect(withdrawn.status).toBe(status);
    }
  });
  expect(lines).toEqual([
    expect.objectContaining({ security: 'INVALID_INPUT', path: '/api/faq', fields: ['question'] }),
    expect.objectContaining({ security: 'INVALID_INPUT', path: '/api/faq', times: 10 }),
    expect.objectContaining({ security: 'INVALID_INPUT', userId: nurse.userId, fields: ['reason'] }),
    expect.objectContaining({ security: 'WRONG_STATE', path: '/api/me/applications/:id/withdraw' }),
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/kim@|kingfisher/);
});

test('of thousands of fields that a stranger makes up, the line names a few, cut', async () => {
  const unknown = Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`${i}${'x'.repeat(300)}`, 1]));
  const [line] = await eventsOf(() => app.visitor().post('/api/auth/sign-in', unknown));
  expect(line).toMatchObject({ security: 'INVALID_INPUT', path: '/api/auth/sign-in' });
  expect(JSON.stringify(line).length).toBeLessThan(3000);
});
