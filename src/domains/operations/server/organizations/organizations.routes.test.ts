import { expect, test } from 'vitest';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { aColleague, anApprovedHospital, aNightJob } from '#tests/support/people/hiring.ts';

const app = sharedApp();
const at = (id: string) => `/api/admin/organizations/${id}`;

test('an organization’s page has its facts, members, jobs of its units too, reviews and open holds', async () => {
  const ada = await signInAsAdmin(app);
  const hospital = await anApprovedHospital(app);
  const colleague = await aColleague(app, hospital.organizationId, 'recruiter');
  const other = await anApprovedHospital(app);
  await other.http.post('/api/jobs', { ...aNightJob(app, other.organizationId), title: 'Elsewhere' });
  for (const title of ['First', 'Second']) {
    const saved = await hospital.http.post('/api/jobs', { ...aNightJob(app, hospital.organizationId), title });
    expect(saved.status).toBe(201);
    app.clock.advance(1000);
  }
  const hold = { subjectType: 'organization', subjectId: hospital.organizationId, reason: 'The number is wrong.' };
  expect((await ada.http.post('/api/admin/holds', hold)).status).toBe(201);

  const { status, body } = await ada.http.get(at(hospital.organizationId));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: 'Quillreed Hospital',
    kind: 'facility',
    status: 'approved',
    isLive: false,
    legalName: 'Quillreed Hospital, Inc.',
    facilityType: 'hospital',
    address: '1 Main St, Joplin, MO 64804',
    contactEmail: 'hiring@quillreed.example',
    npi: '1234567893',
    beds: 120,
    above: [],
    members: [
      { userId: hospital.userId, email: hospital.email, memberRole: 'owner' },
      { userId: colleague.userId, name: 'Robin Vale', memberRole: 'recruiter' },
    ],
    openHolds: [{ reason: 'The number is wrong.', kind: 'suspension' }],
  });
  expect(body.below.map(({ name, kind }: { name: string; kind: string }) => [name, kind])).toEqual([
    ['Emergency', 'unit'],
    ['ICU', 'unit'],
  ]);
  expect(body.jobs.total).toBe(2);
  expect(body.jobs.latest.map(({ title }: { title: string }) => title)).toEqual(['Second', 'First']);
  expect(body.cases).toHaveLength(1);

  const unit = (await ada.http.get(at(hospital.unitIds[0] ?? ''))).body;
  expect(unit.above).toEqual([{ id: hospital.organizationId, name: 'Quillreed Hospital' }]);
  expect(unit.jobs.total).toBe(0);
});

test('an unknown one is not found, and no one but an administrator reads it', async () => {
  const ada = await signInAsAdmin(app);
  const hospital = await anApprovedHospital(app);
  expect((await ada.http.get(at('00000000-0000-4000-8000-00000000abcd'))).status).toBe(404);
  expect((await hospital.http.get(at(hospital.organizationId))).status).toBe(403);
  expect((await app.visitor().get(at(hospital.organizationId))).status).toBe(401);
});
