import { expect, test } from 'vitest';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { startTestApp } from '#tests/support/app.ts';
import { signInAs } from '#tests/support/people/candidates.ts';
import { CLAMD, INFECTED, startClamd } from '#tests/support/peers/clamd.ts';
import { aPdf, uploadDocument } from '#tests/support/uploads.ts';

test.runIf(CLAMD)('a real clamd scans uploads, and the health monitor sees it go up and down', async () => {
  const daemon = await startClamd();
  const app = await startTestApp({ CLAMD_URL: daemon.url });
  const [owner, ada] = [await signInAs(app), await signInAsAdmin(app)];
  const scanner = async () => (await ada.http.get('/api/admin/health')).body.scanner;
  expect(await scanner()).toMatchObject({
    configured: true,
    version: expect.stringMatching(/^ClamAV \d/),
    error: null,
  });

  const clean = await uploadDocument(owner.http, aPdf());
  const infected = await uploadDocument(owner.http, aPdf(`a license ${INFECTED}`));
  expect([clean, infected]).toMatchObject([{ body: { scanState: 'pending' } }, { body: { scanState: 'pending' } }]);
  const states = async () =>
    Object.fromEntries(
      (await owner.http.get('/api/me/documents')).body.items.map(
        ({ id, scanState }: { id: string; scanState: string }) => [id, scanState],
      ),
    );
  await expect.poll(states, { timeout: 15_000 }).toEqual({ [clean.body.id]: 'clean', [infected.body.id]: 'infected' });
  expect((await ada.http.get(`/api/documents/${clean.body.id}/content`)).status).toBe(200);
  expect((await ada.http.get(`/api/documents/${infected.body.id}/content`)).status).toBe(410);
  expect(await scanner()).toMatchObject({ infected: 1 });

  await daemon.stop();
  expect(await scanner()).toMatchObject({ configured: true, version: null, error: expect.stringContaining('ENOENT') });
});
