import { beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#kernel/durations.ts';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import { acceptAll, caseOf, signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { fillProfile, signInAs, type SignedIn } from '#tests/support/people/candidates.ts';

const app = sharedApp({ SECOND_REVIEW_PERCENT: '100' });
let [ada, bert]: SignedIn[] = [];

beforeAll(async () => {
  ada = await signInAsAdmin(app, 'Ada Reyes');
  bert = await signInAsAdmin(app, 'Bert Lane');
});

const as = (who: SignedIn | undefined) => {
  if (!who) throw new Error('nobody has signed in');
  return who.http;
};

async function aCase() {
  const nurse = await signInAs(app);
  await fillProfile(nurse.http, { submit: true });
  return caseOf(app, nurse.userId);
}

describe('the promised two business days', () => {
  let id = '';
  beforeAll(async () => {
    id = await aCase();
  });

  test.each([
    ['Monday to Wednesday', '2026-11-16T15:00:00Z', '2026-11-18T15:00:00Z'],
    ['Wednesday to Friday', '2026-11-18T15:00:00Z', '2026-11-20T15:00:00Z'],
    ['Thursday to Monday', '2026-11-19T15:00:00Z', '2026-11-23T15:00:00Z'],
    ['Friday evening there, Saturday in Greenwich, to Tuesday', '2026-11-21T03:00:00Z', '2026-11-25T03:00:00Z'],
    ['Saturday counts from Monday', '2026-11-21T15:00:00Z', '2026-11-25T06:00:00Z'],
    ['Sunday counts from Monday', '2026-11-22T15:00:00Z', '2026-11-25T06:00:00Z'],
    ['over the end of summer time, at the same hour', '2026-10-30T15:00:00Z', '2026-11-03T16:00:00Z'],
  ])('%s', async (_, submitted, due) => {
    await app.asOwner('update verification_cases set submitted_at = $2 where id = $1', [id, submitted]);
    const { body } = await as(ada).get(`/api/admin/cases/${id}`);
    expect(body).toMatchObject({ dueAt: new Date(due).toISOString() });
  });

  test('the queue can show only late cases', async () => {
    const [late, fresh] = [await aCase(), await aCase()];
    const long = new Date(app.clock.now().getTime() - 200 * HOUR_MS);
    await app.asOwner('update verification_cases set submitted_at = $2 where id = $1', [late, long]);
    for (const order of ['age', 'risk']) {
      const { body } = await as(ada).get(`/api/admin/cases?due=late&order=${order}&limit=100`);
      const ids = body.items.map(({ id, isLate }: CaseView) => isLate && id);
      expect(ids).toContain(late);
      expect(ids).not.toContain(fresh);
      expect(ids).not.toContain(false);
    }
  });
});

describe('time per case', () => {
  const firstClaim = async (id: string) => {
    const [row] = await app.asOwner('select first_claimed_at as at from verification_cases where id = $1', [id]);
    return row?.['at'] as Date | null;
  };
  const later = () => {
    app.clock.advance(5 * 60_000);
    return app.clock.now();
  };
  const post = (who: SignedIn | undefined, id: string, step: string, body: object = {}) =>
    as(who).post(`/api/admin/cases/${id}/${step}`, body);
  const decide = async (who: SignedIn | undefined, id: string, decision: string) =>
    post(who, id, 'decision', {
      decision,
      message: 'Thank you.',
      version: (await as(who).get(`/api/admin/cases/${id}`)).body.version,
    });

  test('starts with the first claim, and neither later actions nor another reviewer change it', async () => {
    const id = await aCase();
    expect(await firstClaim(id)).toBeNull();
    const began = later();
    expect(await post(ada, id, 'claim')).toMatchObject({ status: 200 });
    expect(await firstClaim(id)).toEqual(began);
    later();
    await acceptAll(as(ada), id);
    await post(ada, id, 'release');
    later();
    await post(bert, id, 'claim', { takeOver: true });
    expect(await firstClaim(id)).toEqual(began);
    const end = later();
    expect(await decide(bert, id, 'approved')).toMatchObject({ status: 200 });
    expect(await firstClaim(id)).toEqual(began);
    const { items } = (await as(ada).get('/api/admin/overview/rows?figure=worked')).body;
    expect(items).toContainEqual(
      expect.objectContaining({
        id,
        from: began.toISOString(),
        to: end.toISOString(),
        hours: expect.closeTo((end.getTime() - began.getTime()) / HOUR_MS, 6),
      }),
    );

    // After a disagreement the case waits again, and its second round has its own time.
    expect(await post(ada, id, 'second-review', { finding: 'refuse', note: 'No.' })).toMatchObject({ status: 200 });
    expect(await firstClaim(id)).toBeNull();
    const again = later();
    await post(ada, id, 'claim');
    expect(await firstClaim(id)).toEqual(again);
  });

  test('also starts with the first work on it, and is unknown if no one claimed it', async () => {
    const [worked, untouched] = [await aCase(), await aCase()];
    const began = later();
    await acceptAll(as(ada), worked);
    later();
    expect(await decide(ada, worked, 'approved')).toMatchObject({ status: 200 });
    expect(await firstClaim(worked)).toEqual(began);
    expect(await decide(ada, untouched, 'rejected')).toMatchObject({ status: 200 });
    expect(await firstClaim(untouched)).toBeNull();
    // A decision on a decided case does not count the work before the first.
    expect(await decide(ada, worked, 'needs_fix')).toMatchObject({ status: 200 });
    expect(await firstClaim(worked)).toBeNull();
  });
});
