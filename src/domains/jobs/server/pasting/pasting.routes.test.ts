import { expect, it } from 'vitest';
import { PASTE_MAX } from '#domains/jobs/contract/pasting.ts';
import { sharedApp } from '#tests/support/app.ts';
import { signInAs } from '#tests/support/people/candidates.ts';

const app = sharedApp();
const read = async (text: string) =>
  (await signInAs(app, 'employer', 'Morgan Hale')).http.post('/api/jobs/read-posting', { text });

it('reads a posting for employers, before their organization is approved, and for no one else', async () => {
  const { status, body } = await read(
    '<h1>ICU RN</h1><script>x</script><p>Nights, $38 - $44 an hour. BLS required.</p>',
  );
  expect([status, body.postings.length]).toEqual([200, 1]);
  expect(body.postings[0]).toMatchObject({
    text: 'ICU RN\n\nNights, $38 - $44 an hour. BLS required.',
    draft: { title: 'ICU RN', position: 'RN', shift: 'nights', payMinCents: 3800, requiredCertifications: ['BLS'] },
  });
  expect((await app.visitor().post('/api/jobs/read-posting', { text: 'RN' })).status).toBe(401);
});

it('refuses nothing and too much at the field', async () => {
  expect((await read('   ')).body.fields).toEqual({ text: 'Paste a posting first.' });
  expect((await read('x'.repeat(PASTE_MAX + 1))).body.fields).toEqual({
    text: 'This is longer than 50,000 characters. Paste one posting at a time.',
  });
});
