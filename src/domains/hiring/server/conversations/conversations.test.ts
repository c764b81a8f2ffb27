import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { signInAs, type SignedIn } from '#tests/support/people/candidates.ts';
import {
  aColleague,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  noticeTitlesOf,
  noticesOf,
  publish,
} from '#tests/support/people/hiring.ts';

const app = sharedApp();
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let jobId: string;

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
  jobId = await publish(app, hospital);
});

async function aConversation() {
  const nurse = await anApprovedNurse(app);
  return { nurse, id: await applyByHand(nurse, jobId) };
}

const send = (who: Pick<SignedIn, 'http'>, id: string, body: string, messageId: string = randomUUID()) =>
  who.http.post(`/api/conversations/${id}/messages`, { messageId, body });
const bodiesFor = async (who: Pick<SignedIn, 'http'>, id: string) =>
  (await who.http.get(`/api/conversations/${id}/messages`)).body.items.map(({ body }: { body: string }) => body);
const rowFor = async (who: Pick<SignedIn, 'http'>, id: string, filter = 'all') =>
  (await who.http.get(`/api/conversations?filter=${filter}`)).body.items.find((row: { id: string }) => row.id === id);
/** The filters under which a person finds a conversation that waits. */
async function waitingFor(who: Pick<SignedIn, 'http'>, id: string): Promise<string[]> {
  const found = [];
  for (const filter of ['mine', 'theirs']) if (await rowFor(who, id, filter)) found.push(filter);
  return found;
}

it('opens with the application, carries messages both ways and knows who answers next', async () => {
  const { nurse, id } = await aConversation();
  expect(await rowFor(hospital, id)).toBeUndefined();
  expect(await send(nurse, id, 'Is the start date fixed?')).toMatchObject({
    status: 201,
    body: { side: 'candidate', body: 'Is the start date fixed?', via: 'app' },
  });
  expect(await rowFor(hospital, id, 'unread')).toMatchObject({ isUnread: true, lastSide: 'candidate' });
  expect(await rowFor(hospital, id, 'mine')).toBeDefined();
  expect(await rowFor(nurse, id, 'theirs')).toMatchObject({ counterpart: 'Quillreed Hospital', isUnread: false });
  expect((await hospital.http.post(`/api/conversations/${id}/read`)).status).toBe(200);
  expect(await rowFor(hospital, id, 'unread')).toBeUndefined();
  app.clock.advance(1000);
  await send(hospital, id, 'No, tell us what works.');
  expect(await bodiesFor(nurse, id)).toEqual(['No, tell us what works.', 'Is the start date fixed?']);
  expect(await rowFor(nurse, id, 'mine')).toMatchObject({ isUnread: true });
});

it('shows the events of the application with the messages', async () => {
  const { nurse, id } = await aConversation();
  const { events } = (await nurse.http.get(`/api/conversations/${id}`)).body;
  expect(events.map(({ text }: { text: string }) => text)).toContain('Applied');
});

it('sends a message once, however often and however simultaneously the browser repeats it', async () => {
  const { nurse, id } = await aConversation();
  const messageId = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => send(nurse, id, 'Once.', messageId)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await bodiesFor(hospital, id)).toEqual(['Once.']);
  expect(await send(hospital, id, 'Another text.', messageId)).toMatchObject({ status: 409 });
});

it('refuses a blank and an overlong message, and drops characters that reorder the text', async () => {
  const { nurse, id } = await aConversation();
  for (const body of [' \n\t ', '\u200B\u200D', 'a'.repeat(20_000)]) {
    expect(await send(nurse, id, body)).toMatchObject({ status: 422, body: { fields: { body: expect.any(String) } } });
  }
  await send(nurse, id, 'pay \u202Eevif\u202C dollars');
  expect(await bodiesFor(hospital, id)).toEqual(['pay evif dollars']);
});

it('is closed to everyone else', async () => {
  const { id } = await aConversation();
  for (const other of [await signInAs(app), await anApprovedHospital(app)]) {
    expect((await other.http.get(`/api/conversations/${id}`)).status).toBe(404);
    expect((await other.http.get(`/api/conversations/${id}/messages`)).status).toBe(404);
    expect((await send(other, id, 'Hello.')).status).toBe(404);
    expect((await other.http.post(`/api/conversations/${id}/read`)).status).toBe(404);
    expect(await rowFor(other, id)).toBeUndefined();
  }
});

it('ends for both sides when the candidate blocks the organization', async () => {
  const { nurse, id } = await aConversation();
  await send(nurse, id, 'Hello.');
  await nurse.http.post('/api/me/blocked-organizations', { organizationId: hospital.organizationId });
  expect(await send(nurse, id, 'One more.')).toMatchObject({ status: 409, body: { error: 'WRONG_STATE' } });
  expect((await send(hospital, id, 'Please answer.')).status).toBe(404);
  expect((await nurse.http.get(`/api/conversations/${id}`)).body.isOpen).toBe(false);
  expect(await rowFor(nurse, id)).toMatchObject({ isClosed: true });
  expect(await waitingFor(nurse, id)).toEqual([]);
});

it.each(['organization', 'person'] as const)(
  'rests while the %s is on hold, for both sides, and goes on',
  async (type) => {
    const team = await anApprovedHospital(app);
    const nurse = await anApprovedNurse(app);
    const id = await applyByHand(nurse, await publish(app, team));
    await send(nurse, id, 'Hello.');
    const admin = await signInAsAdmin(app);
    const subjectId = type === 'person' ? nurse.userId : team.organizationId;
    const hold = { subjectType: type, subjectId, kind: 'suspension', reason: 'A check.' };
    const { id: holdId } = (await admin.http.post('/api/admin/holds', hold)).body;
    const noticesBefore = await noticeTitlesOf(team);
    expect(await send(nurse, id, 'Are you there?')).toMatchObject({ status: 409, body: { current: 'on_hold' } });
    expect((await send(team, id, 'Send me money.')).status).toBe(404);
    expect((await nurse.http.get(`/api/conversations/${id}`)).body).toMatchObject({
      isOpen: false,
      onHold: type === 'person' ? 'candidate' : 'employer',
    });
    expect(await noticeTitlesOf(team)).toEqual(noticesBefore);
    expect((await admin.http.post(`/api/admin/holds/${holdId}/release`, { reason: 'All is well.' })).status).toBe(200);
    expect((await send(nurse, id, 'Are you there?')).status).toBe(201);
    expect((await send(team, id, 'Yes.')).status).toBe(201);
    expect((await nurse.http.get(`/api/conversations/${id}`)).body).toMatchObject({ isOpen: true, onHold: null });
  },
);

it('ends when the application is withdrawn, waits on no one, and goes on when the candidate applies again', async () => {
  const { nurse, id } = await aConversation();
  await send(nurse, id, 'Is the start date fixed?');
  expect(await waitingFor(hospital, id)).toEqual(['mine']);
  expect((await nurse.http.post(`/api/me/applications/${id}/withdraw`, { reason: null })).status).toBe(200);
  expect((await send(nurse, id, 'Hello.')).status).toBe(409);
  expect((await send(hospital, id, 'Hello.')).status).toBe(409);
  for (const who of [nurse, hospital]) {
    expect(await rowFor(who, id)).toMatchObject({ isClosed: true });
    expect(await waitingFor(who, id)).toEqual([]);
  }
  await applyByHand(nurse, jobId);
  expect(await waitingFor(hospital, id)).toEqual(['mine']);
  expect(await waitingFor(nurse, id)).toEqual(['theirs']);
});

it('notifies the other side without the text, and once for several messages', async () => {
  const { nurse, id } = await aConversation();
  await send(hospital, id, 'Bring your badge.');
  await send(hospital, id, 'And a pen.');
  const own = (await noticesOf(nurse)).filter(({ href }) => href === `/messages/${id}`);
  expect(own).toMatchObject([{ title: '2 new messages' }]);
  expect(JSON.stringify(own)).not.toContain('badge');
});

it('takes the notice as read with the conversation', async () => {
  const { nurse, id } = await aConversation();
  await send(hospital, id, 'Bring your badge.');
  const unread = async () =>
    (await noticesOf(nurse)).filter(({ title, readAt }) => title === 'New message' && readAt === null);
  expect(await unread()).toHaveLength(1);
  await nurse.http.post(`/api/conversations/${id}/read`);
  expect(await unread()).toEqual([]);
});

it('names the members of a team to each other, and only the organization to the candidate', async () => {
  const { nurse, id } = await aConversation();
  const colleague = await aColleague(app, hospital.organizationId, 'recruiter');
  await send(hospital, id, 'Which days suit you?');
  const seenBy = async (who: Pick<SignedIn, 'http'>) =>
    (await who.http.get(`/api/conversations/${id}/messages`)).body.items[0];
  expect(await seenBy(hospital)).toMatchObject({ isMine: true });
  expect(await seenBy(colleague)).toMatchObject({ isMine: false, authorName: 'Morgan Hale' });
  expect(await seenBy(nurse)).toMatchObject({ isMine: false, authorName: null });
});

it('lists the conversations of both sides page by page, each once', async () => {
  const ids = [];
  for (let i = 0; i < 5; i += 1) {
    const { nurse, id } = await aConversation();
    app.clock.advance(1000);
    await send(nurse, id, 'Hello.');
    ids.unshift(id);
  }
  const listed: string[] = [];
  let cursor = '';
  do {
    const { items, nextCursor } = (await hospital.http.get(`/api/conversations?limit=2${cursor}`)).body;
    listed.push(...items.map((row: { id: string }) => row.id));
    cursor = nextCursor ? `&cursor=${nextCursor}` : '';
  } while (cursor && listed.length < 50);
  expect(listed.slice(0, 5)).toEqual(ids);
  expect(new Set(listed).size).toBe(listed.length);
});

it('gives the candidate their conversations in the export', async () => {
  const { nurse, id } = await aConversation();
  await send(nurse, id, 'Mine to keep.');
  expect(JSON.stringify((await nurse.http.get('/api/me/export')).body)).toContain('Mine to keep.');
});
