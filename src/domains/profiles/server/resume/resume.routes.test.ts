import { readFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { ResumeImportView } from '#domains/profiles/contract/resume/resume-imports.ts';
import { resumeImports } from '#domains/profiles/db/resume-imports.ts';
import { storedFiles } from '#domains/profiles/db/documents.ts';
import { service } from '#platform/server/database/db.ts';
import { sharedApp, type TestApp } from '#tests/support/app.ts';
import { signInAs, type SignedIn } from '#tests/support/people/candidates.ts';
import { aLicensePhoto } from '#tests/support/photos.ts';
import { eq } from 'drizzle-orm';
import { removeExpired } from './read-import.job.ts';

const app = sharedApp();
const PATH = '/api/me/resume-imports';

const RESUME = [
  'Dana Whitfield, RN',
  'Springfield, MO 65804 | (417) 555-0142 | dana@example.test',
  'Date of birth: 03/04/1988 | Married, two children',
  'PROFESSIONAL EXPERIENCE',
  'ICU Registered Nurse',
  'Ozark Plains Medical Center, Springfield, MO',
  'Sep 2021 - Present',
  '• Care for ventilated patients in a 24-bed unit',
  'LICENSES',
  'Registered Nurse, Missouri, License #2019000042, expires 04/30/2028, compact (NLC)',
  'CERTIFICATIONS',
  'BLS, expires 05/2027',
  'EDUCATION',
  'Bachelor of Science in Nursing, Missouri State University, 2018',
];

function aPdf(lines: readonly string[], options: PDFKit.PDFDocumentOptions = {}, pages = 1): Promise<Buffer> {
  return new Promise((resolve) => {
    const document = new PDFDocument(options);
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    for (const line of lines) document.text(line);
    for (let page = 1; page < pages; page += 1) document.addPage().text(`Page ${page}`);
    document.end();
  });
}

/** A Word file of paragraphs, with more parts beside them. */
const aDocx = (lines: readonly string[], more: Record<string, string> = {}) =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
      ),
      'word/document.xml': strToU8(
        `<w:document xmlns:w="x"><w:body>${lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('')}</w:body></w:document>`,
      ),
      ...Object.fromEntries(Object.entries(more).map(([name, text]) => [name, strToU8(text)])),
    }),
  );

async function send({ http }: SignedIn, bytes: Uint8Array, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [field, value] of Object.entries({ purpose: 'resume', ...fields })) form.set(field, value);
  form.set('file', new File([new Uint8Array(bytes)], 'my resume.pdf'));
  const cookie = [...http.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  const response = await fetch(`${http.origin}${PATH}`, { method: 'POST', headers: { cookie }, body: form });
  // oxlint-disable-next-line typescript/no-explicit-any -- a test looks into answers of every shape
  return { status: response.status, body: (await response.json()) as any };
}

async function read(owner: SignedIn, purpose = 'resume'): Promise<ResumeImportView> {
  const find = async () =>
    ((await owner.http.get(PATH)).body.items as ResumeImportView[]).find((one) => one.purpose === purpose);
  await expect.poll(async () => (await find())?.status, { timeout: 60_000 }).not.toBe('reading');
  const found = await find();
  if (!found) throw new Error('the import is gone');
  return found;
}

async function upload(owner: SignedIn, bytes: Uint8Array, fields: Record<string, string> = {}) {
  expect(await send(owner, bytes, fields)).toMatchObject({ status: 201, body: { status: 'reading' } });
  return read(owner, fields['purpose']);
}

const filesOf = (ownerId: string, of: TestApp = app) =>
  of.deps.db.as(service, (tx) => tx.select().from(storedFiles).where(eq(storedFiles.ownerId, ownerId)));

const factsOf = ({ suggestions }: ResumeImportView) => suggestions.map(({ fact }) => fact);

test('a PDF becomes suggestions with their source lines; private facts are dropped and the file is deleted', async () => {
  const owner = await signInAs(app);
  const view = await upload(owner, await aPdf(RESUME));
  expect(view).toMatchObject({ status: 'ready', fileName: 'my resume.pdf', isSpanish: false });
  expect(factsOf(view)).toMatchObject([
    { kind: 'position', position: 'RN' },
    { kind: 'specialty', specialty: 'icu' },
    { kind: 'phone', phone: '(417) 555-0142' },
    { kind: 'home', zip: '65804', city: 'Springfield', state: 'MO' },
    {
      kind: 'license',
      licenseType: 'RN',
      state: 'MO',
      licenseNumber: '2019000042',
      isMultistate: true,
      expiresOn: '2028-04-30',
    },
    { kind: 'certification', certification: 'BLS', expiresOn: '2027-05-31' },
    {
      kind: 'work',
      employerName: 'Ozark Plains Medical Center',
      facilityType: 'hospital',
      title: 'ICU Registered Nurse',
      city: 'Springfield',
      state: 'MO',
      startedOn: '2021-09-01',
      endedOn: null,
    },
    { kind: 'education', school: 'Missouri State University', degree: 'Bachelor of Science in Nursing' },
  ]);
  expect(view.suggestions.find(({ fact }) => fact.kind === 'license')?.source).toContain('License #2019000042');
  expect(view.dropped.toSorted()).toEqual(['birth_date', 'family']);
  expect(JSON.stringify(view)).not.toMatch(/1988|children/i);
  expect(await filesOf(owner.userId)).toEqual([]);
  const [row] = await app.deps.db.as(service, (tx) =>
    tx.select().from(resumeImports).where(eq(resumeImports.userId, owner.userId)),
  );
  expect(row?.sealedReading).not.toContain('Ozark');
});

test('accepted suggestions become stated facts, once, and never overwrite an answer', async () => {
  const owner = await signInAs(app);
  const view = await upload(owner, await aPdf(RESUME));
  const idOf = (kind: string) => view.suggestions.find(({ fact }) => fact.kind === kind)?.id ?? '';
  const license = {
    licenseType: 'RN',
    state: 'MO',
    licenseNumber: '2019000042',
    compactStatus: 'multistate',
    status: 'active',
    expiresOn: '2028-04-30',
  };
  const add = [
    { id: idOf('position'), fact: { kind: 'position', position: 'LPN' } },
    { id: idOf('license'), fact: { kind: 'license', body: license } },
    { id: idOf('home'), fact: { kind: 'home', zip: '65804' } },
    { id: idOf('phone'), fact: { kind: 'phone', phone: '(417) 555-0142' } },
  ];
  const decide = () => owner.http.post(`${PATH}/${view.id}/decisions`, { add, skip: [idOf('education')] });
  const answers = await Promise.all([decide(), decide()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const states = Object.fromEntries((await read(owner)).suggestions.map(({ fact, state }) => [fact.kind, state]));
  expect(states).toMatchObject({
    position: 'added',
    license: 'added',
    home: 'added',
    education: 'skipped',
    work: 'open',
  });
  const profile = (await owner.http.get('/api/me/profile')).body;
  expect(profile.role.position).toBe('LPN');
  expect(profile.about).toMatchObject({ zip: '65804', city: 'Springfield', phone: '(417) 555-0142' });
  expect(profile.licenses).toMatchObject([{ licenseNumber: '2019000042', verificationState: 'attested' }]);

  // The same file again: what is in the profile is shown as there, and adding it changes nothing.
  const again = await upload(owner, await aPdf(RESUME));
  expect(again.suggestions.find(({ fact }) => fact.kind === 'license')).toMatchObject({ state: 'there' });
  expect(again.suggestions.find(({ fact }) => fact.kind === 'position')).toMatchObject({ state: 'there' });
  await owner.http.post(`${PATH}/${again.id}/decisions`, {
    add: [{ id: idOf('position'), fact: { kind: 'position', position: 'RN' } }],
    skip: [],
  });
  expect((await owner.http.get('/api/me/profile')).body.role.position).toBe('LPN');
});

test('a body that lacks a field is refused at the field, and nothing of the request is saved', async () => {
  const owner = await signInAs(app);
  const view = await upload(owner, await aPdf(RESUME));
  const work = { employerName: 'Ozark Plains', facilityType: 'hospital', title: 'RN', startedOn: '2021-09-01' };
  const idOf = (kind: string) => view.suggestions.find(({ fact }) => fact.kind === kind)?.id ?? '';
  expect(
    await owner.http.post(`${PATH}/${view.id}/decisions`, {
      add: [
        { id: idOf('work'), fact: { kind: 'work', body: work } },
        { id: idOf('home'), fact: { kind: 'home', zip: '00000' } },
      ],
      skip: [],
    }),
  ).toMatchObject({ status: 422 });
  expect((await owner.http.get('/api/me/profile')).body.work).toEqual([]);
});

test('another person, an employer and a visitor reach none of it', async () => {
  const [owner, other, employer] = [await signInAs(app), await signInAs(app), await signInAs(app, 'employer')];
  const view = await upload(owner, await aPdf(RESUME));
  expect((await other.http.get(PATH)).body.items).toEqual([]);
  expect((await other.http.post(`${PATH}/${view.id}/decisions`, { add: [], skip: [] })).status).toBe(404);
  expect((await other.http.delete(`${PATH}/${view.id}`)).status).toBe(404);
  expect((await employer.http.get(PATH)).status).toBe(403);
  expect((await app.visitor().get(PATH)).status).toBe(401);
  expect((await owner.http.delete(`${PATH}/${view.id}`)).status).toBe(200);
  expect((await owner.http.get(PATH)).body.items).toEqual([]);
});

test.each<[string, () => Promise<Uint8Array>, string]>([
  ['an encrypted PDF', () => aPdf(RESUME, { userPassword: 'secret', pdfVersion: '1.7' }), 'encrypted'],
  ['a PDF of 300 pages', () => aPdf(RESUME, {}, 300), 'too_many_pages'],
  ['a damaged PDF', async () => Buffer.from('%PDF-1.7\nnot really\n%%EOF'), 'damaged'],
  [
    'a PDF about something else',
    () => aPdf(['Flour, sugar and three eggs.', 'Mix well, then bake it for an hour.']),
    'nothing_found',
  ],
  ['a Word file that unpacks to 30 MB', async () => aDocx(RESUME, { 'word/header1.xml': ' '.repeat(30e6) }), 'damaged'],
  [
    'a Word file of thousands of parts',
    async () => aDocx(RESUME, Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`word/${at}`, '']))),
    'damaged',
  ],
  ['a Word file with macros', async () => aDocx(RESUME, { 'word/vbaProject.bin': 'x' }), 'macros'],
  [
    'a photo without text',
    async () =>
      sharp({ create: { width: 600, height: 400, channels: 3, background: '#777' } })
        .jpeg()
        .toBuffer(),
    'unreadable',
  ],
])('%s is refused with its reason, and its file is deleted', async (_name, make, problem) => {
  const owner = await signInAs(app);
  expect(await upload(owner, await make())).toMatchObject({ status: 'failed', problem, suggestions: [] });
  expect(await filesOf(owner.userId)).toEqual([]);
});

test('a Word file is read; links in it are not followed', async () => {
  const owner = await signInAs(app);
  const rels = `<Relationships><Relationship Id="r1" Target="http://127.0.0.1:9/x.dotm" TargetMode="External" Type="attachedTemplate"/></Relationships>`;
  const view = await upload(owner, aDocx(RESUME, { 'word/_rels/settings.xml.rels': rels }));
  expect(view.status).toBe('ready');
  expect(factsOf(view)).toContainEqual(expect.objectContaining({ kind: 'work', title: 'ICU Registered Nurse' }));
});

test('a file of 40 MB, an empty one and another type are refused before anything is stored', async () => {
  const owner = await signInAs(app);
  expect(await send(owner, Buffer.concat([await aPdf(RESUME), Buffer.alloc(40_000_000)]))).toMatchObject({
    status: 413,
  });
  expect((await send(owner, Buffer.alloc(0))).body.fields).toHaveProperty('file');
  expect(await send(owner, Buffer.from('<html></html>'))).toMatchObject({
    status: 415,
    body: { message: expect.stringContaining('Word (.docx)') },
  });
  expect((await send(owner, await aPdf(RESUME), { purpose: 'novel' })).body.fields).toHaveProperty('purpose');
  expect((await owner.http.get(PATH)).body.items).toEqual([]);
  expect(await filesOf(owner.userId)).toEqual([]);
});

test('a résumé in Spanish is offered for checking only', async () => {
  const owner = await signInAs(app);
  const view = await upload(
    owner,
    await aPdf([
      'Lucía Ramos',
      'Wichita, KS 67203 | 316-555-0178',
      'EXPERIENCIA LABORAL',
      'Enfermera Registrada (RN)',
      'Hospital Las Praderas, Wichita, KS',
      'marzo de 2019 – actualidad',
      '• Cuidado de pacientes en la unidad de emergencias',
      'EDUCACIÓN',
      'Bachelor of Science in Nursing, Wichita State University, 2018',
    ]),
  );
  expect(view).toMatchObject({ status: 'ready', isSpanish: true });
  expect(view.suggestions.every(({ sureness }) => sureness === 'check')).toBe(true);
  expect(factsOf(view)).toContainEqual(
    expect.objectContaining({ kind: 'work', employerName: 'Hospital Las Praderas', startedOn: '2019-03-01' }),
  );
});

test('a photo of a card, also upside down or as HEIC, suggests the license', async () => {
  const owner = await signInAs(app);
  const card = await aLicensePhoto('DANA M. WHITFIELD');
  const expected = {
    kind: 'license',
    licenseType: 'RN',
    state: 'MO',
    licenseNumber: '2019000042',
    expiresOn: '2028-04-30',
  };
  for (const bytes of [card, await sharp(card).rotate(180).toBuffer()]) {
    expect(factsOf(await upload(owner, bytes, { purpose: 'card' }))).toContainEqual(expect.objectContaining(expected));
  }
  const heic = await readFile(new URL('../../../../../tests/fixtures/license-photo.heic', import.meta.url));
  expect((await upload(owner, heic, { purpose: 'card' })).problem).not.toBe('damaged');
});

test('the file is kept as a document only when she asks', async () => {
  const owner = await signInAs(app);
  await upload(owner, await aPdf(RESUME), { keep: 'true' });
  expect((await owner.http.get('/api/me/documents')).body.items).toMatchObject([{ kind: 'resume' }]);
});

test('suggestions are gone after a day', async () => {
  const owner = await signInAs(app);
  const view = await upload(owner, await aPdf(RESUME));
  app.clock.advance(25 * 3_600_000);
  expect((await owner.http.get(PATH)).body.items).toEqual([]);
  await app.deps.db.as(service, (tx) => app.deps.jobs.enqueue(tx, removeExpired, {}, { key: view.id }));
  await expect
    .poll(
      () =>
        app.deps.db.as(service, (tx) => tx.select().from(resumeImports).where(eq(resumeImports.userId, owner.userId))),
      { timeout: 20_000 },
    )
    .toEqual([]);
});
