import { beforeAll, describe, expect, test } from 'vitest';
import type { CaseSummary, CaseView } from '#domains/verification/contract/verification.ts';
import { acceptAll, caseOf, signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { fillProfile, signInAs, type SignedIn } from '#tests/support/people/candidates.ts';
import { isSampled } from './blind-view.ts';

const app = sharedApp({ SECOND_REVIEW_PERCENT: '100' });
let ada: SignedIn;

beforeAll(async () => {
  ada = await signInAsAdmin(app, 'Ada Reyes');
});

const read = async (id: string, who: SignedIn): Promise<CaseView> =>
  (await who.http.get(`/api/admin/cases/${id}`)).body;
const decide = async (id: string, who: SignedIn, body: object) =>
  who.http.post(`/api/admin/cases/${id}/decision`, { version: (await read(id, who)).version, ...body });
const look = (id: string, who: SignedIn, body: object) => who.http.post(`/api/admin/cases/${id}/second-review`, body);
const waiting = async (who: SignedIn): Promise<string[]> =>
  (await who.http.get('/api/admin/cases?status=second_review')).body.items.map(({ id }: CaseSummary) => id);
const statusOf = async (userId: string) =>
  (await app.asOwner(`select verification_status as status from profiles where user_id = $1`, [userId]))[0]?.['status'];

/** A nurse whom Ada approved. */
async function anApproved(): Promise<{ nurse: SignedIn; id: string }> {
  const nurse = await signInAs(app);
  await fillProfile(nurse.http, { submit: true });
  const id = await caseOf(app, nurse.userId);
  await acceptAll(ada.http, id);
  expect((await decide(id, ada, { decision: 'approved' })).status).toBe(200);
  return { nurse, id };
}

describe('sampling for a second review', () => {
  const ids = Array.from({ length: 20_000 }, (_, i) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`);
  const share = (percent: number) => ids.filter((id) => isSampled(id, percent)).length / ids.length;

  test('depends only on the case and reaches the configured share', () => {
    expect(share(0)).toBe(0);
    expect(share(100)).toBe(1);
    expect(share(5)).toBeGreaterThan(0.045);
    expect(share(5)).toBeLessThan(0.055);
    expect(ids.filter((id) => isSampled(id, 5))).toEqual(ids.filter((id) => isSampled(id, 5)));
    expect(ids.filter((id) => isSampled(id, 5) && !isSampled(id, 6))).toEqual([]);
  });
});

test('a lone administrator’s approval is valid while it waits for a second reviewer', async () => {
  const { nurse, id } = await anApproved();
  expect(await statusOf(nurse.userId)).toBe('approved');
  expect((await read(id, ada)).secondReview).toMatchObject({
    status: 'waiting',
    mayDecide: false,
    waitsFor: 'nobody_yet',
  });
  expect(await look(id, ada, { finding: 'approve' })).toMatchObject({ status: 403 });
  expect(await waiting(ada)).toContain(id);
});

test('the second reviewer sees nothing of the first review; agreement ends it and is counted', async () => {
  const bert = await signInAsAdmin(app, 'Bert Lane');
  const { nurse, id } = await anApproved();
  expect(await read(id, ada)).toMatchObject({
    decidedBy: { name: 'Ada Reyes' },
    secondReview: { waitsFor: 'another' },
  });

  const blind = await read(id, bert);
  expect(blind).toMatchObject({
    decidedBy: null,
    decidedAt: null,
    message: null,
    decisions: [],
    secondReview: { mayDecide: true },
  });
  expect(blind.items.length).toBeGreaterThan(3);
  expect(blind.items.every(({ review, factState, nextCheckOn }) => !review && !factState && !nextCheckOn)).toBe(true);
  // Which registries could be asked is no part of the first review.
  const items = blind.items.map((item) => ({ ...item, lookups: [] }));
  expect(JSON.stringify({ ...blind, items })).not.toMatch(/Ada Reyes|state_board/);

  expect(await look(id, bert, { finding: 'approve' })).toMatchObject({
    status: 200,
    body: { status: 'approved', decidedBy: { name: 'Ada Reyes' }, secondReview: { status: 'agreed' } },
  });
  expect(await look(id, bert, { finding: 'approve' })).toMatchObject({ status: 409, body: { current: 'approved' } });
  expect(await waiting(bert)).not.toContain(id);
  expect(await statusOf(nurse.userId)).toBe('approved');
  const { reviews } = (await ada.http.get('/api/admin/overview?range=7d')).body;
  expect(reviews).toMatchObject({ secondReviewed: 1, secondAgreed: 1 });
  expect(await look(id, nurse, { finding: 'approve' })).toMatchObject({ status: 403 });
});

test('disagreement needs a reason and reopens the case, and then two must agree', async () => {
  const bert = await signInAsAdmin(app, 'Bert Lane');
  const { nurse, id } = await anApproved();
  expect(await look(id, bert, { finding: 'refuse' })).toMatchObject({
    status: 422,
    body: { fields: { note: expect.any(String) } },
  });
  expect(await look(id, bert, { finding: 'refuse', note: 'The names differ.' })).toMatchObject({
    status: 200,
    body: { status: 'pending', needsOverride: true, secondReview: { status: 'disagreed', note: 'The names differ.' } },
  });
  expect(await statusOf(nurse.userId)).toBe('pending');
  const titles = (await nurse.http.get('/api/notifications')).body.items.map(({ title }: { title: string }) => title);
  expect(titles).toContain('We are reviewing your profile again');
  expect((await ada.http.get('/api/admin/overview?range=7d')).body.reviews).toMatchObject({
    secondReviewed: 2,
    secondAgreed: 0.5,
  });

  // Every item is reviewed anew, and one administrator alone cannot override the other.
  expect((await read(id, ada)).items.filter(({ review }) => review !== null)).toEqual([]);
  await acceptAll(ada.http, id);
  expect(await decide(id, ada, { decision: 'approved' })).toMatchObject({ status: 422 });
  await decide(id, ada, { decision: 'approved', overrideReason: 'Married name, shown by a paper.' });
  expect(await decide(id, ada, { decision: 'approved' })).toMatchObject({ status: 409 });
  expect(await decide(id, bert, { decision: 'approved' })).toMatchObject({ status: 200, body: { status: 'approved' } });
  expect(await statusOf(nurse.userId)).toBe('approved');
  expect(await waiting(ada)).not.toContain(id);
});
