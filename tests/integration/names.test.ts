import { expect, test } from 'vitest';
import { NAME_FAULTS } from '#platform/contract/common.ts';
import { sharedApp } from '#tests/support/app.ts';
import { aNurse, signInAs } from '#tests/support/people/candidates.ts';
import { aNightJob, anApprovedHospital } from '#tests/support/people/hiring.ts';

/** Every name that one person enters and others read in an email or on a screen. */

const app = sharedApp();

const BAD = [
  ['Payroll notice: sign in at https://evil.example', NAME_FAULTS.link],
  ['Prairie evil.example', NAME_FAULTS.link],
  ['Ask pay@evil.example', NAME_FAULTS.email],
  ['Prairie\r\nBcc: everyone', NAME_FAULTS.hidden],
  ['Prairie \u202eelpmaxe', NAME_FAULTS.hidden],
] as const;

interface Write {
  method: 'POST' | 'PUT';
  path: string;
  body: object;
  fields: string[];
}

/** The body with `value` at `field`, where a number is an index of a list. */
function withValue(body: object, field: string, value: string): object {
  const [name = '', place, part] = field.split('.');
  const entry = part === undefined ? value : { [part]: value };
  return { ...body, [name]: place === undefined ? value : [entry] };
}

test('no name accepts a link, an email address, a line break or a change of text direction; each field says how to fix it', async () => {
  const [nurse, hospital] = [await signInAs(app), await anApprovedHospital(app)];
  const visitor = app.visitor();
  const { certification, work } = aNurse;
  const of = (http: typeof visitor, writes: Write[]) => writes.map((write) => ({ http, ...write }));
  const facility = {
    name: 'North',
    facilityType: 'hospital',
    streetAddress: '2 Main St',
    zip: '64804',
    units: [{ name: 'ICU' }],
  };
  const writes = [
    ...of(visitor, [
      {
        method: 'POST',
        path: '/api/auth/sign-up',
        body: { full_name: 'Ana Ruiz', email: 'ana@example.test', password: 'correct horse', role: 'employer' },
        fields: ['full_name'],
      },
      {
        method: 'POST',
        path: '/api/contact',
        body: { topic: 'other', name: 'Ana Ruiz', email: 'ana@example.test', message: 'Hello' },
        fields: ['name'],
      },
      {
        method: 'POST',
        path: '/api/faq',
        body: { question: 'Why?', submitter_name: 'Ana Ruiz', submitter_contact: 'ana@example.test' },
        fields: ['submitter_name'],
      },
    ]),
    ...of(nurse.http, [
      { method: 'PUT', path: '/api/me/profile/about', body: aNurse.about, fields: ['fullName', 'formerNames.0'] },
      {
        method: 'PUT',
        path: '/api/me/profile/role',
        body: { ...aNurse.role, position: 'OTHER' },
        fields: ['requestedRole'],
      },
      { method: 'POST', path: '/api/me/certifications', body: certification, fields: ['issuer'] },
      { method: 'POST', path: '/api/me/work-history', body: work, fields: ['employerName', 'title', 'city'] },
      {
        method: 'POST',
        path: '/api/me/education',
        body: { school: 'Prairie College', degree: 'BSN', field: null, graduatedOn: '2015-05-20' },
        fields: ['school', 'degree', 'field'],
      },
    ]),
    ...of(hospital.http, [
      {
        method: 'PUT',
        path: '/api/employer/organization/organization',
        body: { name: 'Quillreed Hospital', facilityType: 'hospital' },
        fields: ['name', 'legalName'],
      },
      {
        method: 'PUT',
        path: '/api/employer/organization/contact',
        body: { contactName: 'Morgan Hale', contactEmail: 'hiring@quillreed.example', phone: '(417) 555-0110' },
        fields: ['contactName', 'jobTitle'],
      },
      {
        method: 'PUT',
        path: '/api/employer/organization/details',
        body: { units: [{ name: 'ICU' }], benefits: [] },
        fields: ['units.0.name', 'benefits.0'],
      },
      { method: 'POST', path: '/api/employer/facilities', body: facility, fields: ['name', 'units.0.name'] },
      { method: 'POST', path: '/api/jobs', body: aNightJob(app, hospital.organizationId), fields: ['title'] },
    ]),
  ];
  for (const { http, method, path, body, fields } of writes) {
    for (const field of fields) {
      for (const [name, sentence] of BAD) {
        const answer = await http.send(method, path, withValue(body, field, name));
        expect({ path, field, name, ...answer }).toMatchObject({
          status: 422,
          body: { error: 'INVALID_INPUT', fields: { [field]: sentence } },
        });
      }
    }
  }
  const kept = await app.asOwner(
    `select full_name as name from profiles union all select name from organizations union all select title from jobs`,
  );
  expect(kept.filter(({ name }) => String(name).includes('evil'))).toEqual([]);
});

test('a name stored before the rule is still shown', async () => {
  const nurse = await signInAs(app);
  await app.asOwner(`update profiles set full_name = 'Ana of ruiz.example' where user_id = $1`, [nurse.userId]);
  expect((await nurse.http.get('/api/me/profile')).body.about.fullName).toBe('Ana of ruiz.example');
});
