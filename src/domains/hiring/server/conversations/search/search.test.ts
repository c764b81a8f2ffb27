import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { user } from '#platform/server/database/db.ts';
import { sharedApp } from '#tests/support/app.ts';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { signInAs, type SignedIn } from '#tests/support/people/candidates.ts';
import { aColleague, anApprovedHospital, anApprovedNurse, applyByHand, publish } from '#tests/support/people/hiring.ts';
import { readFoundConversations } from './search.repo.ts';

const app = sharedApp();
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let jobId: string;

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
  jobId = await publish(app, hospital, { title: 'Stroke unit nurse' });
});

type Http = Pick<SignedIn, 'http'>;

async function aConversation() {
  const nurse = await anApprovedNurse(app);
  return { nurse, id: await applyByHand(nurse, jobId) };
}

async function say(who: Http, id: string, body: string) {
  app.clock.advance(1000);
  const messageId = randomUUID();
  const sent = await who.http.post(`/api/conversations/${id}/messages`, { messageId, body });
  expect(sent.status).toBe(201);
  return messageId;
}

const search = ({ http }: Http, words: string, more: object = {}) =>
  http.post('/api/conversations/search', { words, ...more });
const found = async (who: Http, words: string): Promise<string[]> =>
  (await search(who, words)).body.items.map(({ messageId }: { messageId: string }) => messageId);

it('finds the messages of both sides that have all of the words, or words that begin so, newest first', async () => {
  const { nurse, id } = await aConversation();
  const first = await say(nurse, id, 'Is the parking garage free at night?');
  const second = await say(hospital, id, 'The garage is free. Parking at night costs nothing.');
  await say(hospital, id, 'Bring your badge.');
  for (const who of [nurse, hospital]) {
    expect(await found(who, 'PARK garage')).toEqual([second, first]);
    expect(await found(who, 'garage badge')).toEqual([]);
  }
  const { items } = (await search(nurse, 'costs')).body;
  expect(items).toMatchObject([
    { conversationId: id, isMine: false, counterpart: 'Quillreed Hospital', jobTitle: 'Stroke unit nurse' },
  ]);
  expect(items[0].excerpt).toContain('costs nothing');
});

it('never finds what belongs to others, on either side', async () => {
  const { nurse, id } = await aConversation();
  const { nurse: other } = await aConversation();
  await say(nurse, id, 'My zanzibar question.');
  for (const stranger of [other, await signInAs(app), await anApprovedHospital(app)]) {
    expect((await search(stranger, 'zanzibar')).body).toMatchObject({ items: [], conversations: [], nextCursor: null });
  }
  expect(await found(await aColleague(app, hospital.organizationId, 'recruiter'), 'zanzibar')).toHaveLength(1);
  expect((await app.visitor().post('/api/conversations/search', { words: 'zanzibar' })).status).toBe(401);
});

it('follows a block: the organization no longer finds the conversation, the candidate does', async () => {
  const { nurse, id } = await aConversation();
  await say(nurse, id, 'The kumquat season.');
  await nurse.http.post('/api/me/blocked-organizations', { organizationId: hospital.organizationId });
  expect(await found(hospital, 'kumquat')).toEqual([]);
  expect(await found(nurse, 'kumquat')).toHaveLength(1);
});

it('finds a conversation by the name of the other side and by the job', async () => {
  const { nurse, id } = await aConversation();
  await say(nurse, id, 'Hello.');
  const { fullName } = (await nurse.http.get('/api/me/profile')).body.about;
  const ids = async (who: Http, words: string) =>
    (await search(who, words)).body.conversations.map((one: { conversationId: string }) => one.conversationId);
  expect(await ids(hospital, fullName)).toContain(id);
  expect(await ids(nurse, 'quillreed')).toEqual([id]);
  expect(await ids(nurse, 'stroke unit')).toEqual([id]);
  expect(await ids(nurse, fullName)).toEqual([]);
});

const conversationsWith = async (
  who: Http,
  words: string,
): Promise<{ conversationId: string; counterpart: string }[]> => (await search(who, words)).body.conversations;

it('finds no one by a name that is hidden since they withdrew, unless they also applied to another job', async () => {
  const { nurse, id } = await aConversation();
  await app.asOwner(`update profiles set full_name = 'Xanthippe Quince' where user_id = $1`, [nurse.userId]);
  await say(nurse, id, 'Hello.');
  expect(await conversationsWith(hospital, 'xanthippe')).toMatchObject([{ conversationId: id }]);
  await nurse.http.post(`/api/me/applications/${id}/withdraw`, { reason: null });
  for (const words of ['xanthippe', 'quin']) expect(await conversationsWith(hospital, words), words).toEqual([]);
  // One result is what the search among the latest conversations ends with.
  const first = app.deps.db.as(user(hospital.userId), (tx) => readFoundConversations(tx, 'xanthippe', 1));
  expect(await first).toEqual([]);
  const byTitle = (await conversationsWith(hospital, 'stroke')).find(({ conversationId }) => conversationId === id);
  expect(byTitle?.counterpart).not.toContain('Xanthippe');

  const another = await applyByHand(nurse, await publish(app, hospital, { title: 'Night nurse' }));
  await say(nurse, another, 'Hello again.');
  const both = await conversationsWith(hospital, 'xanthippe');
  expect(both.map(({ conversationId }) => conversationId)).toEqual([another, id]);
  expect(both.map(({ counterpart }) => counterpart)).toEqual(['Xanthippe Quince', 'Xanthippe Quince']);
});

it.each(['block', 'hold'] as const)('a page says nothing of a message that a %s hides', async (reason) => {
  const word = `rutabaga${reason}`;
  const [shown, hidden] = [await aConversation(), await aConversation()];
  const messageId = await say(shown.nurse, shown.id, `A ${word}.`);
  await say(hidden.nurse, hidden.id, `Another ${word}.`);
  expect((await search(hospital, word, { limit: 1 })).body.nextCursor).not.toBeNull();
  if (reason === 'block') {
    await hidden.nurse.http.post('/api/me/blocked-organizations', { organizationId: hospital.organizationId });
  } else {
    const hold = { subjectType: 'person', subjectId: hidden.nurse.userId, reason: 'A complaint.' };
    expect((await (await signInAsAdmin(app)).http.post('/api/admin/holds', hold)).status).toBe(201);
  }
  expect((await search(hospital, word, { limit: 1 })).body).toMatchObject({ items: [{ messageId }], nextCursor: null });
});

it('pages through the results without a gap, also within one millisecond', async () => {
  const { nurse, id } = await aConversation();
  const sent: string[] = [];
  for (let i = 0; i < 3; i++) sent.push(await say(nurse, id, `Pelican ${i}`));
  const [a, b] = [randomUUID(), randomUUID()].toSorted();
  for (const messageId of [a, b]) {
    await nurse.http.post(`/api/conversations/${id}/messages`, { messageId, body: 'Pelican, at once' });
  }
  const pages: string[] = [];
  for (let cursor: string | undefined, at = 0; at < 5; at++) {
    const { body } = await search(nurse, 'pelican', { limit: 1, ...(cursor ? { cursor } : {}) });
    pages.push(...body.items.map(({ messageId }: { messageId: string }) => messageId));
    cursor = body.nextCursor;
  }
  expect(new Set(pages)).toEqual(new Set([a, b, ...sent]));
  const { items } = (await nurse.http.get(`/api/conversations/${id}/messages`)).body;
  expect(pages).toEqual(items.map(({ id: messageId }: { id: string }) => messageId));
});

it('takes any text as words: signs, quotes and operators are no syntax', async () => {
  const { nurse, id } = await aConversation();
  const messageId = await say(nurse, id, `It's O'Brien\\s "mango" & (fig) | plum`);
  for (const words of [
    `O'Brien`,
    'mango & fig',
    '(fig) | plum',
    `"mango"`,
    'man\u202Ego',
    'mango:*',
    '!mango',
    '<->fig',
  ]) {
    expect(await found(nurse, words), words).toEqual([messageId]);
  }
  for (const words of ['%', '_', '!!!', "'", '\\', '&|!()']) {
    expect(await search(nurse, words), words).toMatchObject({ status: 200, body: { items: [] } });
  }
});

it('refuses blank and overlong words at their field', async () => {
  const { nurse } = await aConversation();
  for (const words of ['', ' \n\t ', '\u200B\u202E', 'a'.repeat(20_000)]) {
    expect(await search(nurse, words)).toMatchObject({ status: 422, body: { fields: { words: expect.any(String) } } });
  }
});
