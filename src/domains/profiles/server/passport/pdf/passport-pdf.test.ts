import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import { anApprovedNurse } from '#tests/support/people/hiring.ts';

const app = sharedApp({ APP_URL: 'https://passport.example.test' });
let ada: SignedIn;
beforeAll(async () => {
  ada = await signInAsAdmin(app, 'Ada Reyes');
});

/** A nurse with a verified license and an unverified school. */
async function aNurse() {
  const nurse = await anApprovedNurse(app);
  const school = { school: 'Unverified College', degree: 'BSN', field: null, graduatedOn: '2019-05-01' };
  expect((await nurse.http.post('/api/me/education', school)).status).toBe(201);
  await app.asOwner(
    `update licenses set verification_state = 'verified', verification_source = 'state_board', verified_by = $2, verified_at = $3
     where user_id = $1`,
    [nurse.userId, ada.userId, app.clock.now()],
  );
  const { holder, facts } = (await nurse.http.get('/api/me/passport')).body as {
    holder: { name: string };
    facts: { key: string; title: string }[];
  };
  return { ...nurse, ...holder, license: facts[0] ?? { key: '', title: '' } };
}

async function pdfAt(nurse: SignedIn, path: string) {
  const cookie = [...nurse.http.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(new URL(path, nurse.http.origin), { headers: { cookie } });
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const bytes = new Uint8Array(await response.arrayBuffer());
  const raw = Buffer.from(bytes).toString('latin1');
  const document = await getDocumentProxy(bytes, { verbosity: 0 });
  const page = await document.getPage(1);
  const links = ((await page.getAnnotations()) as { url?: string }[]).flatMap(({ url }) => url ?? []);
  return {
    text: (await extractText(document, { mergePages: true })).text,
    title: (await getMeta(document)).info['Title'] as unknown,
    links,
    raw,
    size: page.view.slice(2),
  };
}

test('the PDF has the chosen verified facts with their reviewer, and neither contact nor date of birth', async () => {
  const nurse = await aNurse();
  const pdf = await pdfAt(nurse, `/api/me/passport/passport.pdf?facts=${nurse.license.key}`);
  expect(pdf.title).toBe(`Passport of ${nurse.name}`);
  for (const part of [nurse.name, nurse.license.title, 'Reviewed by Tallgrass, reviewer A. R.', 'State board']) {
    expect(pdf.text).toContain(part);
  }
  for (const absent of ['Unverified College', '@', '1990', 'Elm St']) expect(pdf.text).not.toContain(absent);
  expect(pdf.links).toEqual([]);
  // US Letter, tagged for screen readers, its fonts embedded.
  expect(pdf.size).toEqual([612, 792]);
  expect(pdf.raw).toContain('/MarkInfo');
  expect(pdf.raw).toContain('/FontFile2');
  expect(pdf.raw).not.toContain('/Helvetica');
});

test('the PDF of a link shows what the link shows, and leads back to it', async () => {
  const nurse = await aNurse();
  const made = await nurse.http.post('/api/me/passport/links', {
    label: 'Prairie Hospital',
    facts: [nurse.license.key],
    days: 7,
  });
  const { url, passport } = made.body as { url: string; passport: { links: { id: string }[] } };
  const path = `/api${new URL(url).pathname}/passport.pdf`;
  const pdf = await pdfAt(nurse, path);
  expect(pdf.text).toContain(nurse.license.title);
  expect(pdf.text).toContain('Scan to verify');
  expect(pdf.links).toEqual([url]);
  await nurse.http.post(`/api/me/passport/links/${passport.links[0]?.id}/revoke`);
  expect((await nurse.http.get(path)).status).toBe(410);
});

test('only chosen, verified facts can be printed', async () => {
  const nurse = await aNurse();
  const unverified = await nurse.http.get('/api/me/passport/passport.pdf?facts=education:unknown');
  expect(unverified).toMatchObject({ status: 422, body: { fields: { facts: expect.any(String) } } });
  expect(await nurse.http.get('/api/me/passport/passport.pdf')).toMatchObject({ status: 422 });
});
