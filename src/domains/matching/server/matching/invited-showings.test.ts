import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { service } from '#platform/server/database/db.ts';
import { sharedApp } from '#tests/support/app.ts';
import { aMatchIn, invited } from '#tests/support/people/invitations.ts';
import { waitingOf } from './views/match-views.repo.ts';

const app = sharedApp();

test('an open invitation counts as one more showing, until it is closed', async () => {
  const match = await aMatchIn(app, '64801');
  const { nurse, hospital, id } = match;
  const pair = { jobId: randomUUID(), candidateId: nurse.userId, rankScore: 1 };
  const shownTo = async () =>
    (await app.deps.db.as(service, (tx) => waitingOf(tx, pair.jobId, [pair]))).map((waiting) => waiting.shownTo);
  const [before = Number.NaN] = await shownTo();
  await invited(match);
  expect(await shownTo()).toEqual([before + 1]);
  expect((await hospital.http.post(`/api/employer/applications/${id}/invitation/withdraw`)).status).toBe(200);
  expect(await shownTo()).toEqual([before]);
});
