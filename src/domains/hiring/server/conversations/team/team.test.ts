import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import { signInAs, type SignedIn } from '#tests/support/people/candidates.ts';
import {
  aColleague,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  noticeTitlesOf,
  publish,
} from '#tests/support/people/hiring.ts';

const app = sharedApp();
type Who = Pick<SignedIn, 'http'>;
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let colleague: SignedIn;
let jobId: string;

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
  colleague = await aColleague(app, hospital.organizationId, 'recruiter');
  jobId = await publish(app, hospital);
});

async function aConversation() {
  const nurse = await anApprovedNurse(app);
  return { nurse, id: await applyByHand(nurse, jobId) };
}

const say = async ({ http }: Who, id: string, body: string) => {
  app.clock.advance(1000);
  const sent = await http.post(`/api/conversations/${id}/messages`, { messageId: randomUUID(), body });
  expect(sent.status).toBe(201);
};
const open = async ({ http }: Who, id: string) => (await http.get(`/api/conversations/${id}`)).body;
const assign = ({ http }: Who, id: string, userId: string | null) =>
  http.put(`/api/conversations/${id}/assignee`, { userId });
const unreadOf = async ({ http }: Who) => (await http.get('/api/conversations/unread-count')).body.count as number;
const listed = async ({ http }: Who, filter: string) =>
  (await http.get(`/api/conversations?filter=${filter}&limit=100`)).body.items.map((row: { id: string }) => row.id);

it('is answered by the member who posted the job, until the team decides otherwise', async () => {
  const { id } = await aConversation();
  expect((await open(hospital, id)).assignee).toEqual({ userId: hospital.userId, name: 'Morgan Hale', isMe: true });
  expect((await open(colleague, id)).assignee).toMatchObject({ name: 'Morgan Hale', isMe: false });
  expect((await assign(colleague, id, colleague.userId)).status).toBe(200);
  expect((await open(hospital, id)).assignee).toMatchObject({ name: 'Robin Vale', isMe: false });
  expect((await assign(hospital, id, null)).status).toBe(200);
  expect((await open(hospital, id)).assignee).toBeNull();
});

it('offers the owners and recruiters, and no one else', async () => {
  const { id } = await aConversation();
  const viewer = await aColleague(app, hospital.organizationId, 'viewer');
  const { members } = (await hospital.http.get(`/api/conversations/${id}/team`)).body;
  expect(members).toEqual([
    { userId: hospital.userId, name: 'Morgan Hale', isMe: true },
    { userId: colleague.userId, name: 'Robin Vale', isMe: false },
  ]);
  expect(await assign(hospital, id, viewer.userId)).toMatchObject({ status: 404 });
  expect(await assign(viewer, id, viewer.userId)).toMatchObject({ status: 403 });
  expect((await viewer.http.get(`/api/conversations/${id}/team`)).status).toBe(403);
});

it('stays inside the team: the candidate and other organizations learn nothing of it', async () => {
  const { nurse, id } = await aConversation();
  await say(hospital, id, 'Welcome.');
  await assign(hospital, id, colleague.userId);
  expect((await open(nurse, id)).assignee).toBeNull();
  const all = JSON.stringify([
    await open(nurse, id),
    (await nurse.http.get('/api/conversations')).body,
    (await nurse.http.get(`/api/conversations/${id}/messages`)).body,
    (await nurse.http.get('/api/me/export')).body,
  ]);
  expect(all).not.toContain('Robin Vale');
  expect(all).not.toContain(colleague.userId);
  expect((await assign(nurse, id, null)).status).toBe(403);
  const other = await anApprovedHospital(app);
  expect((await assign(other, id, other.userId)).status).toBe(404);
});

it('tells the member who was assigned, and from then on only them of new messages', async () => {
  const { nurse, id } = await aConversation();
  const third = await aColleague(app, hospital.organizationId, 'recruiter');
  await assign(hospital, id, third.userId);
  expect(await noticeTitlesOf(third)).toEqual(['A conversation is yours to answer']);
  const before = await noticeTitlesOf(colleague);
  await say(nurse, id, 'Is parking free?');
  expect(await noticeTitlesOf(third)).toEqual(['New message', 'A conversation is yours to answer']);
  expect(await noticeTitlesOf(colleague)).toEqual(before);
});

it('goes to the chosen colleague when its member leaves, who must be able to answer', async () => {
  const { id } = await aConversation();
  const leaver = await aColleague(app, hospital.organizationId, 'recruiter');
  const viewer = await aColleague(app, hospital.organizationId, 'viewer');
  await assign(hospital, id, leaver.userId);
  const leave = (successorId: string) =>
    hospital.http.delete(`/api/employer/members/${leaver.userId}?successorId=${successorId}`);
  for (const unable of [viewer.userId, leaver.userId]) {
    expect(await leave(unable)).toMatchObject({ status: 422, body: { fields: { successorId: expect.any(String) } } });
  }
  expect((await leave(colleague.userId)).status).toBe(200);
  expect((await open(hospital, id)).assignee).toMatchObject({ userId: colleague.userId });
});

it('goes back to the whole team when its member leaves or only looks on', async () => {
  const { nurse, id } = await aConversation();
  const leaver = await aColleague(app, hospital.organizationId, 'recruiter');
  await assign(hospital, id, leaver.userId);
  const changed = await hospital.http.put(`/api/employer/members/${leaver.userId}`, { memberRole: 'viewer' });
  expect(changed.status).toBe(200);
  expect((await open(hospital, id)).assignee).toBeNull();
  await say(nurse, id, 'Hello?');
  expect(await noticeTitlesOf(hospital)).toContain('New message');
});

it('counts what each member has not read; an answer settles it for all of them', async () => {
  const { nurse, id } = await aConversation();
  const [mine, theirs, nurses] = [await unreadOf(hospital), await unreadOf(colleague), await unreadOf(nurse)];
  await say(nurse, id, 'First.');
  await say(nurse, id, 'Second.');
  expect([await unreadOf(hospital), await unreadOf(colleague)]).toEqual([mine + 1, theirs + 1]);
  await hospital.http.post(`/api/conversations/${id}/read`);
  expect([await unreadOf(hospital), await unreadOf(colleague)]).toEqual([mine, theirs + 1]);
  expect(await listed(colleague, 'unread')).toContain(id);
  await say(hospital, id, 'Here is the answer.');
  expect(await unreadOf(colleague)).toBe(theirs);
  expect(await unreadOf(nurse)).toBe(nurses + 1);
  expect(await listed(colleague, 'unread')).not.toContain(id);
});

it('does not count what the reader can no longer see', async () => {
  const { nurse, id } = await aConversation();
  const before = await unreadOf(hospital);
  await say(nurse, id, 'Hello.');
  await nurse.http.post('/api/me/blocked-organizations', { organizationId: hospital.organizationId });
  expect(await unreadOf(hospital)).toBe(before);
});

it('waits on the member who answers, and on everyone while no one was chosen', async () => {
  const { nurse, id } = await aConversation();
  await say(nurse, id, 'Hello.');
  await assign(hospital, id, null);
  expect([await listed(hospital, 'mine'), await listed(colleague, 'mine')]).toEqual([
    expect.arrayContaining([id]),
    expect.arrayContaining([id]),
  ]);
  await assign(hospital, id, colleague.userId);
  expect(await listed(hospital, 'mine')).not.toContain(id);
  expect(await listed(colleague, 'mine')).toContain(id);
  expect(await listed(colleague, 'assigned')).toContain(id);
  expect(await listed(hospital, 'assigned')).not.toContain(id);
  expect(await listed(nurse, 'mine')).not.toContain(id);
});

it('follows each message after it was assigned: who waits on whom, and the latest first', async () => {
  const [earlier, later] = [await aConversation(), await aConversation()];
  for (const { nurse, id } of [earlier, later]) {
    await say(nurse, id, 'Hello.');
    await assign(hospital, id, colleague.userId);
  }
  const both = new Set([earlier.id, later.id]);
  const ofBoth = async (filter: string) => (await listed(colleague, filter)).filter((id: string) => both.has(id));
  expect(await ofBoth('assigned')).toEqual([later.id, earlier.id]);
  await say(colleague, later.id, 'Good morning.');
  expect(await ofBoth('mine')).toEqual([earlier.id]);
  expect(await ofBoth('theirs')).toEqual([later.id]);
  await say(later.nurse, later.id, 'When may I start?');
  await say(earlier.nurse, earlier.id, 'And I?');
  expect(await ofBoth('mine')).toEqual([earlier.id, later.id]);
  expect(await ofBoth('assigned')).toEqual([earlier.id, later.id]);
});

it('has nothing to count for a person without conversations', async () => {
  expect(await unreadOf(await signInAs(app))).toBe(0);
});

describe('two members who answer at once', () => {
  const answer = ({ http }: Who, id: string, seenId: string | null | undefined, messageId: string = randomUUID()) =>
    http.post(`/api/conversations/${id}/messages`, { messageId, body: `From ${messageId}`, seenId });

  it('lets one through and shows the other what a colleague wrote, before a second try', async () => {
    const { nurse, id } = await aConversation();
    await say(nurse, id, 'Which days?');
    const [{ id: seenId }] = (await hospital.http.get(`/api/conversations/${id}/messages`)).body.items;
    app.clock.advance(1000);
    const answers = await Promise.all([answer(hospital, id, seenId), answer(colleague, id, seenId)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ current: 'answered' });
    expect(refused?.body.message).toMatch(/^(Morgan Hale|Robin Vale) answered while you were writing\./);
    const late = answers[0].status === 409 ? hospital : colleague;
    const [latest] = (await late.http.get(`/api/conversations/${id}/messages`)).body.items;
    expect((await answer(late, id, latest.id)).status).toBe(201);
  });

  it('does not stop a member by their own messages, a candidate, or a repeated request', async () => {
    const { nurse, id } = await aConversation();
    const messageId = randomUUID();
    expect((await answer(hospital, id, null, messageId)).status).toBe(201);
    expect((await answer(hospital, id, null)).status).toBe(201);
    expect((await answer(nurse, id, null)).status).toBe(201);
    expect((await answer(colleague, id, undefined)).status).toBe(201);
    expect((await answer(hospital, id, null, messageId)).status).toBe(201);
    expect((await answer(hospital, id, null)).status).toBe(409);
  });
});

it('tells the candidate that their block ended it, and the organization only that it is over', async () => {
  const { nurse, id } = await aConversation();
  expect(await open(nurse, id)).toMatchObject({ isOpen: true, isBlocked: false });
  await nurse.http.post('/api/me/blocked-organizations', { organizationId: hospital.organizationId });
  expect(await open(nurse, id)).toMatchObject({ isOpen: false, isBlocked: true });
  const stale = await hospital.http.post(`/api/conversations/${id}/messages`, { messageId: randomUUID(), body: 'Hi.' });
  expect(stale).toMatchObject({
    status: 404,
    body: { message: 'This conversation is no longer open to you. Your message was not sent.' },
  });
});
