import { validate } from '@jsonresume/schema';
import { Fhir } from 'fhir';
import { beforeAll, expect, test } from 'vitest';
import type { FhirBundle, JsonResume } from '#domains/profiles/contract/passport/passport-exports.ts';
import { markFacts } from '#tests/support/arrange.ts';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import { anApprovedNurse } from '#tests/support/people/hiring.ts';

const app = sharedApp({ APP_URL: 'https://passport.example.test' });
let ada: SignedIn;
beforeAll(async () => {
  ada = await signInAsAdmin(app, 'Ada Reyes');
});

/** A nurse with a verified license and an unverified course card, job and school. */
async function aNurse(npi: string | null = null) {
  const nurse = await anApprovedNurse(app);
  const school = { school: 'MSSU', degree: 'BSN', field: null, graduatedOn: '2019-05-01' };
  expect((await nurse.http.post('/api/me/education', school)).status).toBe(201);
  await app.asOwner(
    `update licenses set verification_state = 'verified', verification_source = 'state_board', verified_by = $2, verified_at = $3
     where user_id = $1`,
    [nurse.userId, ada.userId, app.clock.now()],
  );
  await app.asOwner('update candidate_profiles set npi = $2 where user_id = $1', [nurse.userId, npi]);
  const [license] = (await nurse.http.get('/api/me/passport')).body.facts as { key: string }[];
  return { ...nurse, license: license?.key ?? '' };
}
const resumeOf = (nurse: SignedIn, query: string) => nurse.http.get(`/api/me/passport/resume.json?${query}`);
const fhirOf = (nurse: SignedIn, query: string) => nurse.http.get(`/api/me/passport/fhir.json?${query}`);

/** Violations of the format's official schema. */
const faultsOf = (resume: unknown) => new Promise((found) => validate(resume, (errors) => found(errors ?? [])));
const resourcesOf = (bundle: FhirBundle, type: string) =>
  bundle.entry.map(({ resource }) => resource).filter(({ resourceType }) => resourceType === type);

test('a JSON Resume contains the chosen parts and marks each entry as verified or not', async () => {
  const nurse = await aNurse();
  const { status, body, headers } = await resumeOf(nurse, `facts=${nurse.license}&stated=true`);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(headers.get('content-disposition')).toBe('attachment; filename="passport.resume.json"');
  expect(headers.get('cache-control')).toBe('private, no-store');
  const resume = body as JsonResume;
  expect(await faultsOf(resume)).toEqual([]);
  expect(await faultsOf({ ...resume, work: [{ startDate: 'May' }] })).not.toEqual([]);
  expect(resume).toMatchObject({
    basics: { name: 'Dana Whitfield', label: 'ICU nurse who likes nights' },
    certificates: [
      {
        name: 'MO license: Registered Nurse (RN), no. 2019123456',
        date: '2019-06-01',
        issuer: 'Missouri State Board of Nursing',
      },
      { name: 'Basic Life Support (BLS)', issuer: 'AHA' },
    ],
    work: [{ name: 'Ozark Ridge Medical Center', position: 'Staff nurse', startDate: '2020-01-06' }],
    education: [{ institution: 'MSSU', studyType: 'BSN', endDate: '2019-05-01' }],
    skills: [{ name: 'Specialties', keywords: ['Intensive care'] }, { name: 'Skills' }],
  });
  expect(resume.meta.verification.facts).toEqual([
    {
      about: '/certificates/0',
      state: 'verified',
      source: 'State board or registry lookup',
      checkedBy: 'Tallgrass, reviewer A. R.',
      checkedOn: expect.any(String),
      validUntil: '2027-04-30',
    },
    { about: '/certificates/1', state: 'stated', validUntil: '2027-08-31' },
    { about: '/work/0', state: 'stated' },
    { about: '/education/0', state: 'stated' },
  ]);
  // Neither was chosen.
  expect(resume.basics).not.toHaveProperty('email');
  expect(JSON.stringify(resume)).not.toContain('555-0142');
});

test('a FHIR bundle is valid R4 and states for each fact who validated it or that the person attests it', async () => {
  const nurse = await aNurse('1234567893');
  const { status, body, headers } = await fhirOf(nurse, `facts=${nurse.license}&stated=true&contact=true`);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(headers.get('content-type')).toBe('application/fhir+json');
  const validator = new Fhir();
  const check = (bundle: object) => {
    const { messages, valid } = validator.validate(bundle, { errorOnUnexpected: true });
    return { valid, said: messages.filter(({ severity }) => severity !== 'info').map(({ message }) => message) };
  };
  // The validator lacks both tables; the bindings (extensible, example) allow other codes.
  expect(check(body)).toEqual({
    valid: true,
    said: [expect.stringContaining('Code "LN"'), expect.stringContaining('Code "BSN"')],
  });
  const bundle = body as FhirBundle;
  const broken = structuredClone(bundle);
  Object.assign(broken.entry[0]?.resource ?? {}, { qualification: [{ period: { start: 'May' } }] });
  expect(check(broken).valid).toBe(false);

  expect(resourcesOf(bundle, 'Practitioner')).toMatchObject([
    {
      identifier: [{ system: 'http://hl7.org/fhir/sid/us-npi', value: '1234567893' }],
      name: [{ text: 'Dana Whitfield' }],
      telecom: [
        { system: 'email', value: nurse.email },
        { system: 'phone', value: '(573) 555-0142' },
      ],
      address: [{ city: 'Joplin', state: 'MO' }],
      qualification: [
        {
          identifier: [{ value: '2019123456', assigner: { display: 'Missouri State Board of Nursing' } }],
          code: { text: 'MO license: Registered Nurse (RN)' },
          period: { start: '2019-06-01', end: '2027-04-30' },
          issuer: { display: 'Missouri State Board of Nursing' },
        },
        { code: { text: 'Basic Life Support (BLS)' } },
        { code: { text: 'BSN', coding: [{ system: expect.stringContaining('v2-0360'), code: 'BSN' }] } },
      ],
    },
  ]);
  const [person] = bundle.entry;
  const [role] = bundle.entry.filter(({ resource }) => resource.resourceType === 'PractitionerRole');
  expect(role?.resource).toMatchObject({
    practitioner: { reference: person?.fullUrl },
    organization: { display: 'Ozark Ridge Medical Center' },
    active: true,
  });
  const place = (url: string | undefined, where: string) => ({ target: [{ reference: url }], targetLocation: [where] });
  expect(resourcesOf(bundle, 'VerificationResult')).toMatchObject([
    {
      ...place(person?.fullUrl, 'Practitioner.qualification[0]'),
      status: 'validated',
      primarySource: [{ who: { display: 'State board or registry lookup' } }],
      validator: [{ organization: { display: 'Tallgrass, reviewer A. R.' } }],
    },
    { ...place(person?.fullUrl, 'Practitioner.qualification[1]'), status: 'attested' },
    { ...place(role?.fullUrl, 'PractitionerRole'), status: 'attested' },
    { ...place(person?.fullUrl, 'Practitioner.qualification[2]'), status: 'attested' },
  ]);
});

test('only an approved person’s own verified facts are exported as verified, and each export is logged', async () => {
  const nurse = await aNurse();
  const other = await anApprovedNurse(app);
  expect(await resumeOf(other, `facts=${nurse.license}`)).toMatchObject({
    status: 422,
    body: { fields: { facts: expect.any(String) } },
  });
  expect((await fhirOf(nurse, '')).status).toBe(422);
  expect((await fhirOf(ada, `facts=${nurse.license}`)).status).toBe(403);

  // A discrepancy is neither verified nor self-reported.
  await markFacts(app, 'certifications', nurse.userId, 'discrepancy');
  const { body: resume } = await resumeOf(nurse, 'stated=true');
  expect((resume as JsonResume).certificates).toEqual([]);

  const hold = { subjectType: 'person', subjectId: nurse.userId, reason: 'A complaint.' };
  const { body: held } = await ada.http.post('/api/admin/holds', hold);
  expect(await fhirOf(nurse, `facts=${nurse.license}`)).toMatchObject({ status: 409, body: { current: 'on_hold' } });
  expect((await fhirOf(nurse, 'stated=true')).status).toBe(200);
  await ada.http.post(`/api/admin/holds/${held.id}/release`, { reason: 'Settled.' });
  expect((await fhirOf(nurse, `facts=${nurse.license}`)).status).toBe(200);

  const lines = await app.asOwner(
    `select detail from audit_log where action = 'passport.exported' and subject_id = $1 order by seq`,
    [nurse.userId],
  );
  expect(lines.map(({ detail }) => detail)).toEqual([
    { format: 'json-resume', verified: 0, stated: 2, contact: false },
    { format: 'fhir', verified: 0, stated: 2, contact: false },
    { format: 'fhir', verified: 1, stated: 0, contact: false },
  ]);
});

test('a link’s files contain exactly what the link shows, and end with it', async () => {
  const nurse = await aNurse('1245319599');
  const link = { label: 'Prairie', facts: [nurse.license], days: 7 };
  const { body: made } = await nurse.http.post('/api/me/passport/links', link);
  const token = new URL(made.url).pathname.split('/').at(-1) ?? '';
  const visitor = app.visitor();
  const { body: resume } = await visitor.get(`/api/passport/${token}/resume.json`);
  const { body: bundle } = await visitor.get(`/api/passport/${token}/fhir.json`);
  expect(await faultsOf(resume)).toEqual([]);
  expect(resume).toMatchObject({
    basics: { name: 'Dana Whitfield', label: 'Registered Nurse (RN)' },
    certificates: [{ issuer: 'Missouri State Board of Nursing' }],
    work: [],
    skills: [],
  });
  for (const hidden of [
    'Basic Life',
    'Ozark',
    'MSSU',
    'likes nights',
    '1245319599',
    nurse.email,
    'Joplin',
    nurse.userId,
  ])
    expect(JSON.stringify([resume, bundle])).not.toContain(hidden);
  const { links } = (await nurse.http.get('/api/me/passport')).body;
  expect(links).toMatchObject([{ views: 2 }]);
  const { body: page } = await visitor.get(`/passport/${token}`);
  expect(page).toContain(`/api/passport/${token}/fhir.json`);
  await nurse.http.post(`/api/me/passport/links/${links[0].id}/revoke`);
  expect((await visitor.get(`/api/passport/${token}/fhir.json`)).status).toBe(410);
});
