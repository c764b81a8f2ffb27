import { beforeAll, expect, it } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import {
  anApprovedHospital,
  anApprovedNurse,
  dayIn,
  eventually,
  matched,
  publish,
} from '#tests/support/people/hiring.ts';
import type { WhatIf } from '#domains/matching/contract/what-if.ts';

const app = sharedApp();
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let nurse: SignedIn;

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
  nurse = await anApprovedNurse(app);
});

const matches = async (): Promise<{ id: string; job: { id: string }; score: { compatibility: number } }[]> =>
  (await nurse.http.get('/api/me/matches?limit=50')).body.items;
const matchOf = async (jobId: string) => (await matches()).find(({ job }) => job.id === jobId);
const whatIfsOf = async (id: string): Promise<WhatIf[]> =>
  (await nurse.http.get(`/api/me/matches/${id}/what-ifs`)).body.items;

it('a certification, a skill: the promised score and jobs are what the engine gives once it is really added', async () => {
  const liked = await publish(app, hospital, { preferredCertifications: ['ACLS'], skills: ['ventilator', 'ekg'] });
  const needing = [
    await publish(app, hospital, { requiredCertifications: ['BLS', 'ACLS'] }),
    await publish(app, hospital, { requiredCertifications: ['ACLS'] }),
  ];
  // Two things are missing here, so ACLS alone does not open it.
  await publish(app, hospital, { requiredCertifications: ['ACLS', 'TNCC'] });
  await eventually(async () => expect(await matchOf(liked)).toBeDefined());
  await matched(app);
  const before = await matchOf(liked);
  const id = before?.id ?? '';
  const items = await whatIfsOf(id);
  const acls = items.find((item) => item.id === 'certification:ACLS');
  expect(acls).toMatchObject({ text: 'Add ACLS', from: before?.score.compatibility, newJobs: needing.length });
  expect(acls?.to).toBeGreaterThan(acls?.from ?? 100);
  expect(acls?.score.compatibility).toBe(acls?.to);

  const open = (await matches()).map(({ job }) => job.id);
  expect(open).not.toContain(needing[0]);
  const added = await nurse.http.post('/api/me/certifications', {
    kind: 'ACLS',
    issuer: 'AHA',
    issuedOn: dayIn(app, -10),
    expiresOn: dayIn(app, 720),
  });
  expect(added.status).toBe(201);
  await eventually(async () => expect((await matchOf(liked))?.score.compatibility).toBe(acls?.to));
  await eventually(async () =>
    expect(
      (await matches())
        .map(({ job }) => job.id)
        .filter((one) => !open.includes(one))
        .sort(),
    ).toEqual(needing.toSorted()),
  );

  // What is there now is not suggested again, although the answer before was a moment ago.
  const after = await whatIfsOf(id);
  expect(after.map((item) => item.id)).not.toContain('certification:ACLS');
  const skill = after.find((item) => item.kind === 'skill');
  expect(skill?.to).toBeGreaterThan(skill?.from ?? 100);
});

it('another person’s match has no answer', async () => {
  const [mine] = await matches();
  const other = await anApprovedNurse(app);
  expect((await other.http.get(`/api/me/matches/${mine?.id}/what-ifs`)).status).toBe(404);
});
