import { beforeAll, expect, it } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import { aColleague, anApprovedHospital, publish } from '#tests/support/people/hiring.ts';

const app = sharedApp();
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let managers: readonly [SignedIn, SignedIn];
let path: string;

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
  const manager = () => aColleague(app, hospital.organizationId, 'hiring_manager');
  managers = [await manager(), await manager()];
  path = `/api/jobs/${await publish(app, hospital)}/managers`;
});

const name = ({ userId }: SignedIn, isNamed = true, { http }: Pick<SignedIn, 'http'> = hospital) =>
  http.put(path, { userId, isNamed });
const named = async () => {
  const { members } = (await hospital.http.get(path)).body;
  return managers.map(({ userId }) => members.find((one: { userId: string }) => one.userId === userId).isNamed);
};

it('keeps the managers whom a colleague names at the same time, and takes each off by themselves', async () => {
  const recruiter = await aColleague(app, hospital.organizationId, 'recruiter');
  const [ada, ben] = managers;
  const both = await Promise.all([name(ada), name(ben, true, recruiter)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await named()).toEqual([true, true]);
  // A repeated tap changes nothing.
  expect(await name(ada)).toMatchObject({ status: 200 });
  expect(await name(ben, false)).toMatchObject({ status: 200 });
  expect(await name(ben, false)).toMatchObject({ status: 200 });
  expect(await named()).toEqual([true, false]);
});

it('names hiring managers alone, for owners and recruiters alone', async () => {
  const viewer = await aColleague(app, hospital.organizationId, 'viewer');
  expect(await name(viewer)).toMatchObject({ status: 422, body: { fields: { userId: expect.any(String) } } });
  expect(await name(managers[1], true, viewer)).toMatchObject({ status: 403 });
});
