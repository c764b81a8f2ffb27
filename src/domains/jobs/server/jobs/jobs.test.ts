import { beforeAll, describe, expect, it } from 'vitest';
import { approveOrganization, setRole } from '#tests/support/arrange.ts';
import { handInOrganization } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { signInAs, type SignedIn } from '#tests/support/people/candidates.ts';
import { dayIn } from '#tests/support/people/hiring.ts';

const app = sharedApp();
let owner: SignedIn;
let organizationId: string;

beforeAll(async () => {
  owner = await signInAs(app, 'employer', 'Eva Stone');
  await setRole(app, owner.userId, 'employer');
  ({ organizationId } = await handInOrganization(app, owner));
});

const wholeDraft = () => ({
  organizationId,
  title: 'ICU nurse, nights',
  position: 'RN',
  specialty: 'icu',
  zip: '64801',
  employmentType: 'full_time',
  shift: 'nights',
  shiftPattern: '3x12',
  payMinCents: 3800,
  payMaxCents: 4400,
  licenseStates: ['MO'],
  description: 'You care for two patients at a time in our twelve-bed unit, with a charge nurse who is free to help.',
  startDate: dayIn(app, 30),
  validThrough: dayIn(app, 60),
});
const begin = async (draft: object) => {
  const made = await owner.http.post('/api/jobs', draft);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.id as string;
};
const move = (id: string, to: string) => owner.http.post(`/api/jobs/${id}/status`, { to });

describe('a job of an organization in review', () => {
  it('can be saved as a draft with only a title, and says what is missing', async () => {
    const id = await begin({ organizationId, title: 'Night nurse' });
    const { body } = await owner.http.get(`/api/jobs/${id}`);
    expect(body.status).toBe('draft');
    expect(Object.keys(body.missing)).toEqual(expect.arrayContaining(['position', 'zip', 'payMinCents']));
  });

  it('is listed and copied, and counts who is eligible', async () => {
    const id = await begin(wholeDraft());
    const copied = await owner.http.post(`/api/jobs/${id}/duplicate`);
    expect(copied).toMatchObject({ status: 201, body: { status: 'draft', draft: { specialty: 'icu' } } });
    const { items } = (await owner.http.get('/api/employer/jobs?status=draft')).body;
    expect(items.map((job: { id: string }) => job.id)).toEqual(expect.arrayContaining([id, copied.body.id]));
    const counted = await owner.http.post('/api/jobs/preview-eligibility', wholeDraft());
    expect(counted).toMatchObject({ status: 200, body: { count: { text: 'fewer than 5' } } });
  });

  it('is not published before the organization is approved', async () => {
    expect((await move(await begin(wholeDraft()), 'published')).status).toBe(403);
  });
});

describe('a job of an approved organization', () => {
  beforeAll(() => approveOrganization(app, organizationId));

  it('moves from draft to closed by its state machine, and refuses other steps with its status', async () => {
    const id = await begin(wholeDraft());
    for (const to of ['published', 'paused', 'published', 'closed']) {
      const moved = await move(id, to);
      expect([moved.status, moved.body.status], JSON.stringify(moved.body)).toEqual([200, to]);
    }
    const refused = await move(id, 'paused');
    expect(refused).toMatchObject({ status: 409, body: { error: 'WRONG_STATE', current: 'closed' } });
  });

  it('is not published while fields are missing, which the refusal names', async () => {
    const refused = await move(await begin({ organizationId, title: 'Night nurse' }), 'published');
    expect(refused).toMatchObject({
      status: 422,
      body: { error: 'INVALID_INPUT', fields: { payMinCents: 'Enter the lowest pay.', zip: expect.any(String) } },
    });
  });

  it('never pays less than the minimum wage of Missouri', async () => {
    expect((await move(await begin({ ...wholeDraft(), payMinCents: 1499 }), 'published')).status).toBe(422);
    expect((await move(await begin({ ...wholeDraft(), payMinCents: 1500 }), 'published')).status).toBe(200);
  });

  it('states pay by the year and keeps what it is an hour, which the minimum wage is measured by', async () => {
    const salaried = { ...wholeDraft(), payUnit: 'year', shiftPattern: '5x8', payMaxCents: 9_200_000 };
    const { status, body } = await move(await begin({ ...salaried, payMinCents: 3_119_900 }), 'published');
    expect([status, body.fields.payMinCents]).toEqual([
      422,
      '$31,199 a year at 40 hours is $15 an hour; Missouri’s minimum is $15.00, or $31,200 a year.',
    ]);
    const published = await move(await begin({ ...salaried, payMinCents: 7_800_000 }), 'published');
    expect(published.body).toMatchObject({
      status: 'published',
      hourlyMinCents: 3750,
      hourlyMaxCents: 4423,
      draft: { payUnit: 'year', payMinCents: 7_800_000, payMaxCents: 9_200_000, weeklyHours: null },
    });
    const { id, version } = published.body;
    const draft = { ...salaried, payMinCents: 7_800_000, weeklyHours: 24 };
    const saved = await owner.http.put(`/api/jobs/${id}`, { draft, version });
    expect(saved.body).toMatchObject({ hourlyMinCents: 6250, draft: { payMinCents: 7_800_000, weeklyHours: 24 } });
    const again = await owner.http.put(`/api/jobs/${id}`, { draft: wholeDraft(), version: version + 1 });
    expect(again.body).toMatchObject({ hourlyMinCents: 3800, draft: { payUnit: 'hour', payMinCents: 3800 } });
    const copied = await owner.http.post(`/api/jobs/${await begin(draft)}/duplicate`);
    expect(copied.body).toMatchObject({ hourlyMinCents: 6250, draft: { payUnit: 'year', payMinCents: 7_800_000 } });
  });

  it('raises its version with each save, and refuses to save an older version', async () => {
    const id = await begin(wholeDraft());
    const body = { draft: { ...wholeDraft(), title: 'ICU nurse' }, version: 1 };
    expect((await owner.http.put(`/api/jobs/${id}`, body)).body.version).toBe(2);
    expect((await owner.http.put(`/api/jobs/${id}`, body)).status).toBe(409);
  });

  it('needs the terms of a sign-on bonus', async () => {
    const refused = await owner.http.post('/api/jobs', { ...wholeDraft(), signOnBonusCents: 500_000 });
    expect(refused.status).toBe(422);
  });

  it('names each unit and each skill once', async () => {
    const [unit] = await app.asOwner(
      `insert into organizations (kind, name, parent_id, created_by) values ('unit', 'ICU', $1, $2) returning id`,
      [organizationId, owner.userId],
    );
    const id = String(unit?.['id']);
    for (const [changes, field] of [
      [{ unitIds: [id, id] }, 'unitIds'],
      [{ unitIds: [id, id.toUpperCase()] }, 'unitIds'],
      [{ skills: ['ventilator', 'ventilator'] }, 'skills'],
      [{ requiredCertifications: ['BLS', 'BLS'] }, 'requiredCertifications'],
    ] as const) {
      const refused = await owner.http.post('/api/jobs', { ...wholeDraft(), ...changes });
      expect(refused).toMatchObject({
        status: 422,
        body: { error: 'INVALID_INPUT', fields: { [field]: expect.any(String) } },
      });
    }
    expect((await begin({ ...wholeDraft(), unitIds: [id] })).length).toBe(36);
  });

  it('is 404 for another employer', async () => {
    const id = await begin(wholeDraft());
    const other = await signInAs(app, 'employer', 'Max Hill');
    await setRole(app, other.userId, 'employer');
    expect((await other.http.get(`/api/jobs/${id}`)).status).toBe(404);
    expect((await other.http.post(`/api/jobs/${id}/status`, { to: 'closed' })).status).toBe(404);
  });
});

it('the preview of a draft adds the place, the license and the employer; without a place there is none', async () => {
  const shown = await owner.http.post('/api/jobs/preview', wholeDraft());
  expect(shown).toMatchObject({
    status: 200,
    body: { surroundings: { city: 'Joplin', state: 'MO', place: 'joplin-mo', licenseRule: 'required' } },
  });
  for (const changes of [{ zip: null }, { position: null }, { zip: '10001' }]) {
    const { body } = await owner.http.post('/api/jobs/preview', { ...wholeDraft(), ...changes });
    expect(body).toEqual({ surroundings: null });
  }
  const other = await signInAs(app, 'employer', 'Kim Lowe');
  await app.asOwner(`update profiles set role = 'employer' where user_id = $1`, [other.userId]);
  expect((await other.http.post('/api/jobs/preview', wholeDraft())).status).toBe(404);
});

it('a canceled account cannot create a job, nor duplicate one', async () => {
  const person = await signInAs(app, 'employer', 'Ida Frost');
  const { organizationId: left } = await handInOrganization(app, person, { name: 'Frost Clinic' });
  const draft = { ...wholeDraft(), organizationId: left };
  const { id } = (await person.http.post('/api/jobs', draft)).body;
  await person.http.post('/api/employer/organization/cancel', { confirmName: 'Frost Clinic' });
  for (const refused of [
    await person.http.post('/api/jobs', draft),
    await person.http.post(`/api/jobs/${id}/duplicate`),
  ])
    expect(refused).toMatchObject({ status: 410, body: { error: 'GONE' } });
});
