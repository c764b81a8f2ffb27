import { expect, onTestFinished, test, vi } from 'vitest';
import { CONTACT_TOPICS } from '#domains/support/contract/contact-topics.ts';
import { closeMessage, sendMessage } from '#domains/support/contract/contact.ts';
import { listUsers } from '#domains/operations/contract/users.ts';
import { call } from './api.ts';

type Reply = (init: RequestInit) => Promise<Response>;

/** The answers of the network in order, and the idempotency keys of the requests it received. */
function network(...replies: Reply[]): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { pathname: '/contact' } }));
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url === '/api/error-log') return Response.json({ id: 'x' });
    keys.push(new Headers(init.headers).get('idempotency-key') ?? undefined);
    return replies[keys.length - 1]?.(init) ?? Response.json({ ok: true });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return keys;
}

const lost: Reply = () => Promise.reject(new TypeError('Failed to fetch'));
const cutOff: Reply = async () =>
  new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) }));
const body = { topic: CONTACT_TOPICS[0], name: '', email: 'kim@kin.test', message: 'Who sees my file?' };
const send = (message = body.message) => call(sendMessage, { body: { ...body, message } });
const NETWORK = { code: 'NETWORK', status: 0 };

test('a request whose answer was lost is sent again with the same key until it is answered', async () => {
  const keys = network(lost, cutOff);
  await expect(send()).rejects.toMatchObject(NETWORK);
  await expect(send()).rejects.toMatchObject(NETWORK);
  await expect(send()).resolves.toEqual({ ok: true });
  await send();
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[0]);
});

test('another request has its own key, and its answer gives the lost request a new one', async () => {
  const keys = network(lost);
  await expect(send()).rejects.toMatchObject(NETWORK);
  await send('Something else');
  await send();
  expect(new Set(keys).size).toBe(3);
});

test('an error answer counts as an answer', async () => {
  const refused: Reply = async () =>
    Response.json({ error: 'CONFLICT', message: 'It is closed.', requestId: 'r' }, { status: 409 });
  const keys = network(refused, lost);
  const close = () => call(closeMessage, { params: { id: 'm' } });
  await expect(close()).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(close()).rejects.toMatchObject(NETWORK);
  expect(keys[1]).not.toBe(keys[0]);
});

test('a refusal keeps its message, also one that only a newer server has; another answer with an error says nothing', async () => {
  const answering = (answer: object) => async () => Response.json(answer, { status: 409 });
  network(
    answering({ error: 'NEWER_THAN_THIS_PAGE', message: 'Reload the page first.', requestId: 'r' }),
    answering({ error: 'a proxy of another product', message: 'upstream reset', requestId: 'r' }),
  );
  await expect(send()).rejects.toMatchObject({ code: 'NEWER_THAN_THIS_PAGE', message: 'Reload the page first.' });
  await expect(send('Once more')).rejects.toMatchObject({
    code: 'INTERNAL',
    message: 'An unexpected error occurred. Please try again.',
  });
});

test('an unanswered request is given up after a minute like a lost connection', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  network(
    ({ signal }) => new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason as Error))),
  );
  let failed: unknown;
  void send().catch((error: unknown) => (failed = error));
  await vi.advanceTimersByTimeAsync(59_999);
  expect(failed).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toMatchObject(NETWORK);
});

test('a POST that only asks has no key, so its answer is not stored', async () => {
  const keys = network();
  await call(listUsers, { body: { q: 'Vera' } });
  expect(keys).toEqual([undefined]);
});
