import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { profiles } from '#domains/accounts/db/identity.ts';
import { candidateProfiles, licenses } from '#domains/profiles/db/candidates.ts';
import { sharedApp } from '#tests/support/app.ts';
import { anApprovedNurse } from '#tests/support/people/hiring.ts';
import { composed } from './composed.ts';
import { user } from './db.ts';

const app = sharedApp();

test('each call asks in its own transaction, with its own values, and reads rows as the builder does', async () => {
  const nurses = [await anApprovedNurse(app), await anApprovedNurse(app)];
  let builds = 0;
  const profileOf = composed(['userId', 'state'], (tx, { userId, state }) => {
    builds += 1;
    return tx
      .select({ profile: profiles, born: candidateProfiles.createdAt, license: licenses })
      .from(profiles)
      .innerJoin(candidateProfiles, eq(candidateProfiles.userId, profiles.userId))
      .leftJoin(licenses, eq(licenses.state, state))
      .where(eq(profiles.userId, userId))
      .orderBy(asc(licenses.id));
  });
  for (const { userId } of nurses) {
    const read = (as: string) => app.deps.db.as(user(as), (tx) => profileOf(tx, { userId, state: 'KS' }));
    expect(await read(userId)).toMatchObject([{ profile: { userId }, born: expect.any(Date), license: null }]);
    const [other] = nurses.filter((nurse) => nurse.userId !== userId);
    expect(await read(other?.userId ?? '')).toEqual([]);
  }
  expect(builds).toBe(1);
});

test('a call without one of its values is refused', async () => {
  const { userId } = await anApprovedNurse(app);
  const named = composed(['userId'], (tx, values) =>
    tx.select({ name: profiles.fullName }).from(profiles).where(eq(profiles.userId, values.userId)),
  );
  const asking = app.deps.db.as(user(userId), (tx) => named(tx, {} as never));
  await expect(asking).rejects.toThrow('userId');
});
