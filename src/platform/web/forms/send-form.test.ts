// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { z } from 'zod';
import { network, type Connection } from '#tests/components/connection.ts';
import { sendForm } from './send-form.ts';

const PATH = '/api/documents?name=ana';
const answer = z.object({ id: z.string() });

/** Starts an upload and returns its connection, its outcome and what was reported. */
function upload() {
  const { connections, reports } = network();
  const stop = new AbortController();
  const options = { onProgress: () => undefined, signal: stop.signal };
  const outcome = sendForm({ path: PATH, form: new FormData(), answer }, options);
  return { connection: connections[0] as Connection, outcome, reports, stop };
}

test('an upload that was stored is not reported', async () => {
  const { connection, outcome, reports } = upload();
  connection.answer(201, { id: 'd' }, 'Created');
  await expect(outcome).resolves.toEqual({ id: 'd' });
  expect(reports).toEqual([]);
});

test('a refused upload is reported like any other answer with status 400 or above', async () => {
  const { connection, outcome, reports } = upload();
  connection.answer(413, { error: 'TOO_LARGE', message: 'This file is too big.' }, 'Payload Too Large');
  await expect(outcome).rejects.toMatchObject({ message: 'This file is too big.', isOffline: false });
  expect(reports).toMatchObject([
    { code: 'fetch_error', message: 'HTTP 413: Payload Too Large', context: { url: '/api/documents', status: 413 } },
  ]);
});

test('an upload that the connection lost is reported', async () => {
  const { connection, outcome, reports } = upload();
  connection.cut();
  await expect(outcome).rejects.toMatchObject({ isOffline: true });
  expect(reports).toMatchObject([
    { code: 'fetch_error', message: 'Network error: The upload was interrupted.', context: { status: 0 } },
  ]);
});

test('an upload that its person stopped is not reported', async () => {
  const { outcome, reports, stop } = upload();
  stop.abort();
  await expect(outcome).rejects.toThrow('aborted');
  expect(reports).toEqual([]);
});
