import { beforeAll, describe, expect, it } from 'vitest';
import { MEMBER_PERMISSIONS, type PeopleSeen } from '#domains/employers/contract/member-permissions.ts';
import { MEMBER_ROLES, type MemberRole } from '#kernel/vocabulary.ts';
import { user } from '#platform/server/database/db.ts';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import {
  aColleague,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  offerTo,
  proposeTo,
  publish,
} from '#tests/support/people/hiring.ts';

/** What each role of an organization sees and does: `MEMBER_PERMISSIONS`, compared with the database and the API. */

const app = sharedApp();

let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let people: Readonly<
  Record<'ofUnit' | 'named' | 'interviewed' | 'offered', { id: string; jobId: string; nurse: SignedIn }>
>;
let members: ReadonlyMap<MemberRole, SignedIn>;

const SEEN: Readonly<Record<PeopleSeen, readonly (keyof typeof people)[]>> = {
  all: ['interviewed', 'named', 'ofUnit', 'offered'],
  own_jobs: ['named', 'ofUnit'],
  own_interviews: ['interviewed'],
  with_offer: ['offered'],
};

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
  const applied = async (changes: object) => {
    const nurse = await anApprovedNurse(app);
    const jobId = await publish(app, hospital, changes);
    return { nurse, jobId, id: await applyByHand(nurse, jobId) };
  };
  const [icu] = hospital.unitIds;
  people = {
    ofUnit: await applied({ unitIds: [icu] }),
    named: await applied({}),
    interviewed: await applied({}),
    offered: await applied({}),
  };
  members = new Map(
    await Promise.all(
      MEMBER_ROLES.map(async (role) => [role, await aColleague(app, hospital.organizationId, role)] as const),
    ),
  );
  const manager = as('hiring_manager');
  const placed = await hospital.http.put(`/api/employer/members/${manager.userId}`, {
    memberRole: 'hiring_manager',
    unitIds: [icu],
  });
  expect(placed).toMatchObject({ status: 200 });
  const named = await hospital.http.put(`/api/jobs/${people.named.jobId}/managers`, {
    userId: manager.userId,
    isNamed: true,
  });
  expect(named).toMatchObject({ status: 200, body: { members: [{ userId: manager.userId, isNamed: true }] } });
  await proposeTo(app, hospital, people.offered.id);
  await offerTo(app, hospital, people.offered.id);
  const interview = await proposeTo(app, hospital, people.interviewed.id);
  await app.asOwner('update interviews set interviewer_ids = $2 where id = $1', [
    interview.id,
    [as('interviewer').userId],
  ]);
});

function as(role: MemberRole): SignedIn {
  const member = members.get(role);
  if (!member) throw new Error(`No member is ${role}.`);
  return member;
}

describe.each(MEMBER_ROLES)('%s', (role) => {
  const permissions = MEMBER_PERMISSIONS[role];
  const keys = () => Object.keys(people) as (keyof typeof people)[];
  const mine = () => SEEN[permissions.people];

  it('reads exactly the people of its part, in the tables, one by one and in lists', async () => {
    const { userId, http } = as(role);
    const rows = await app.deps.db.as(user(userId), (tx) => tx.select({ id: applications.id }).from(applications));
    expect(rows.map(({ id }) => keys().find((key) => people[key].id === id) ?? 'a match').toSorted()).toEqual(
      expect.arrayContaining([...mine()]),
    );
    for (const key of keys()) {
      const isMine = mine().includes(key);
      const { id, jobId, nurse } = people[key];
      expect(
        rows.some((row) => row.id === id),
        key,
      ).toBe(isMine);
      expect((await http.get(`/api/employer/applications/${id}`)).status, key).toBe(isMine ? 200 : 404);
      const list = await http.get(`/api/jobs/${jobId}/candidates`);
      const listed = list.status === 200 && JSON.stringify(list.body).includes(id);
      expect(listed, key).toBe(isMine);
      expect((await http.get(`/api/jobs/${jobId}`)).status, key).toBe(isMine ? 200 : 404);
      const [bypass] = (
        await app.deps.db.as(user(userId), (tx) =>
          tx.execute<{ sees: boolean }>(`select app.employer_sees('${nurse.userId}', 'applied') as sees`),
        )
      ).rows;
      expect(bypass?.sees, key).toBe(isMine);
    }
  });

  it('decides on those people alone, and only where it hires', async () => {
    const { http } = as(role);
    for (const key of keys()) {
      const tried = await http.post(`/api/employer/applications/${people[key].id}/shortlist`);
      const isMine = mine().includes(key);
      // A person whom the role may decide on is in a stage that has no shortlisting, or is shortlisted already.
      const allowed = [200, 409];
      expect(isMine && permissions.hires ? allowed : isMine ? [403] : [404], `${key}: ${tried.status}`).toContain(
        tried.status,
      );
    }
  });

  it('posts jobs only where it may', async () => {
    const { http } = as(role);
    const { draft } = (await hospital.http.get(`/api/jobs/${people.named.jobId}`)).body;
    // Others choose none of its facilities: the field is refused.
    expect((await http.post('/api/jobs', draft)).status).toBe(permissions.posts ? 201 : 422);
  });

  it('manages members only where it may', async () => {
    const { http } = as(role);
    const viewer = as('viewer');
    const changed = await http.put(`/api/employer/members/${viewer.userId}`, { memberRole: 'viewer' });
    expect(changed.status).toBe(permissions.manages ? 200 : 403);
  });
});

it('another role takes the units and jobs of a hiring manager away, and a unit of another organization is refused', async () => {
  const manager = await aColleague(app, hospital.organizationId, 'hiring_manager');
  const put = (body: object) => hospital.http.put(`/api/employer/members/${manager.userId}`, body);
  const sees = async () => (await manager.http.get(`/api/employer/applications/${people.named.id}`)).status;
  const elsewhere = await anApprovedHospital(app, '64801');
  expect(await put({ memberRole: 'hiring_manager', unitIds: elsewhere.unitIds })).toMatchObject({
    status: 422,
    body: { fields: { unitIds: expect.any(String) } },
  });
  const name = (userId: string) =>
    hospital.http.put(`/api/jobs/${people.named.jobId}/managers`, { userId, isNamed: true });
  await name(manager.userId);
  expect(await sees()).toBe(200);
  await put({ memberRole: 'interviewer' });
  expect(await sees()).toBe(404);
  await put({ memberRole: 'hiring_manager' });
  expect(await sees()).toBe(404);
  expect(await name(as('viewer').userId)).toMatchObject({ status: 422 });
});
