import { beforeAll, expect, test } from 'vitest';
import { approveOrganization } from '#tests/support/arrange.ts';
import { handInOrganization, signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { fillProfile, signInAs, type SignedIn } from '#tests/support/people/candidates.ts';

const app = sharedApp();
let ada: SignedIn;
let nurse: SignedIn;

/** The searches that take their words in the body: words that find the planted row alone, and what it shows. */
const BY_NAME: readonly (readonly [path: string, filter: object, words: readonly string[], shown: object])[] = [
  [
    '/api/admin/applications',
    { stage: 'applied' },
    ['ostrowska', 'Ostr  Wilhelmina', 'wi', 'burn unit', 'quillwort'],
    { person: { name: 'Wilhelmina Ostrowska' }, job: { title: 'Burn unit nights' } },
  ],
  ['/api/admin/cases', { status: 'pending' }, ['ostrowska', 'wi'], { title: 'Wilhelmina Ostrowska' }],
  ['/api/admin/cases', { status: 'pending', order: 'risk' }, ['quillwort'], { title: 'Quillwort Hospital' }],
  ['/api/admin/holds', {}, ['ostrowska', 'borrowed license'], { subject: 'Wilhelmina Ostrowska' }],
  ['/api/admin/reports', {}, ['burn unit', 'ostrowska', 'gift card'], { subject: 'Burn unit nights' }],
  ['/api/admin/messages', {}, ['thelonious', 'kim@quillwort.test', 'PARKING'], { name: 'Thelonious Marsh' }],
  ['/api/admin/mails', { status: 'all' }, ['Kim@Quillwort.test', 'parking permit'], { subject: 'Parking permit' }],
];

/** Those whose words are in the address, as they name no person. */
const BY_TOPIC: readonly (readonly [path: string, words: readonly string[], shown: object])[] = [
  ['/api/admin/jobs', ['burn unit', 'quillwort'], { title: 'Burn unit nights' }],
  ['/api/admin/role-requests', ['perfusion'], { requestedRole: 'Perfusionist' }],
  ['/api/admin/errors', ['chart broke', 'CHART_7', 'job-seeker/chart'], { code: 'CHART_7' }],
  ['/api/admin/faq', ['weekend shifts', 'overtime'], { question: 'Do weekend shifts pay more?' }],
];

/** A job of an organization, and a person who applied to it. */
async function application(person: SignedIn, organization: string, title: string): Promise<string> {
  const owner = await signInAs(app, 'employer', 'Eva Stone');
  const { organizationId } = await handInOrganization(app, owner, { name: organization });
  await approveOrganization(app, organizationId);
  const [job] = await app.asOwner(
    `insert into jobs (organization_id, slug, title, status, position, zip, city, state, latitude, longitude, employment_type,
       shift, shift_pattern, pay_min_cents, pay_max_cents, description, start_date, valid_through)
     values ($1, gen_random_uuid()::text, $2, 'published', 'RN', '64801', 'Joplin', 'MO', 37, -94, 'full_time', 'nights',
       '3x12', 3600, 4400, 'Care', '2027-01-01', '2027-02-01') returning id`,
    [organizationId, title],
  );
  const jobId = String(job?.['id']);
  await app.asOwner(
    `insert into applications (job_id, organization_id, candidate_id, stage) values ($1, $2, $3, 'applied')
     on conflict (job_id, candidate_id) do update set stage = 'applied'`,
    [jobId, organizationId, person.userId],
  );
  return jobId;
}

/** Each list gets a row to be found and one with other words. */
beforeAll(async () => {
  ada = await signInAsAdmin(app);
  nurse = await signInAs(app);
  const other = await signInAs(app);
  for (const [person, name, organization, title] of [
    [nurse, 'Wilhelmina Ostrowska', 'Quillwort Hospital', 'Burn unit nights'],
    [other, 'Dorothea Plain', 'Plain Clinic', 'Clinic days'],
  ] as const) {
    await fillProfile(person.http, { submit: true });
    const jobId = await application(person, organization, title);
    await app.asOwner(`update profiles set full_name = $2 where user_id = $1`, [person.userId, name]);
    const isFound = person === nurse;
    const reason = isFound ? 'A borrowed license' : 'Asked for it';
    const hold = { subjectType: 'person', subjectId: person.userId, kind: 'license_review', reason };
    expect(await ada.http.post('/api/admin/holds', hold)).toMatchObject({ status: 201 });
    await app.asOwner(
      `insert into reports (reporter_id, subject_type, subject_id, reason, detail) values ($1, 'job', $2, 'scam', $3)`,
      [person.userId, jobId, isFound ? 'They want gift cards.' : 'Odd.'],
    );
    await app.asOwner(
      `insert into contact_messages (topic, sender_name, sender_email, message) values ('other', $1, $2, $3)`,
      [
        isFound ? 'Thelonious Marsh' : 'Kim',
        isFound ? 'kim@quillwort.test' : 'kim@plain.test',
        isFound ? 'Where is parking?' : 'Hello',
      ],
    );
    await app.asOwner(
      `insert into mails (message_id, "to", subject, type, html, text) values ($1, array[$2], $3, 'custom', '', '')`,
      [title, isFound ? 'kim@quillwort.test' : 'kim@plain.test', isFound ? 'Parking permit' : 'Hello'],
    );
    await app.asOwner(`insert into role_requests (user_id, requested_role) values ($1, $2)`, [
      person.userId,
      isFound ? 'Perfusionist' : 'Sonographer',
    ]);
    await app.asOwner(
      `insert into error_groups (fingerprint, level, source, code, message, route) values (md5($1), 'error', 'web', $1, $2, $3)`,
      isFound ? ['CHART_7', 'The chart broke', '/job-seeker/chart'] : ['OTHER', 'Something else', null],
    );
    await app.asOwner(`insert into faq_questions (question, answer) values ($1, $2)`, [
      isFound ? 'Do weekend shifts pay more?' : 'Who sees my file?',
      isFound ? 'Often, like overtime.' : null,
    ]);
  }
});

test.each(BY_NAME)('%s finds a row by each of its words, and by no others', async (path, filter, words, shown) => {
  const all = await ada.http.get(`${path}?${new URLSearchParams({ ...filter, limit: '100' })}`);
  expect(all.body.items.length).toBeGreaterThan(1);
  for (const q of words) {
    const { status, body } = await ada.http.post(`${path}/search`, { ...filter, q });
    expect([status, body.items], q).toMatchObject([200, [shown]]);
  }
  for (const q of ['zebra', 'ostrowska zebra', '%', '_', '\\']) {
    expect((await ada.http.post(`${path}/search`, { ...filter, q })).body.items, q).toEqual([]);
  }
  expect(await ada.http.post(`${path}/search`, { ...filter, q: ' ' })).toMatchObject({ status: 422 });
  expect(await nurse.http.post(`${path}/search`, { ...filter, q: 'plain' })).toMatchObject({ status: 403 });
});

test.each(BY_TOPIC)('%s finds a row by each of its words, and by no others', async (path, words, shown) => {
  const found = async (q: string) => (await ada.http.get(`${path}?${new URLSearchParams({ q })}`)).body.items;
  for (const q of words) expect(await found(q), q).toMatchObject([shown]);
  for (const q of ['zebra', '%', '\\']) expect(await found(q), q).toEqual([]);
  expect((await found('')).length).toBeGreaterThan(1);
});

test('a search has pages like its list', async () => {
  const page = (cursor?: string) =>
    ada.http.post('/api/admin/applications/search', { stage: 'applied', q: 'pl', limit: 1, ...(cursor && { cursor }) });
  await application(nurse, 'Plain Annex', 'Annex days');
  const first = await page();
  expect(first.body.items).toHaveLength(1);
  const second = await page(first.body.nextCursor);
  expect(second.body.items).toHaveLength(1);
  expect(second.body.items[0].id).not.toBe(first.body.items[0].id);
  expect(second.body.nextCursor).toBeNull();
});
