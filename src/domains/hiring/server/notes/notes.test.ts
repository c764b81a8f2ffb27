import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { ApplicantDetail } from '#domains/hiring/contract/applicants.ts';
import type { NoteView } from '#domains/hiring/contract/notes.ts';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import { aColleague, anApprovedHospital, anApprovedNurse, applyByHand, publish } from '#tests/support/people/hiring.ts';

const app = sharedApp();
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let nurse: SignedIn;
let colleague: SignedIn;
let jobId: string;
let id: string;

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
  nurse = await anApprovedNurse(app);
  jobId = await publish(app, hospital);
  id = await applyByHand(nurse, jobId);
  colleague = await aColleague(app, hospital.organizationId, 'recruiter');
});

const post = (who: Pick<SignedIn, 'http'>, body: string, noteId: string = randomUUID(), of = id) =>
  who.http.post(`/api/employer/applications/${of}/notes`, { noteId, body });
const put = (who: Pick<SignedIn, 'http'>, noteId: string, body: string, version: number) =>
  who.http.put(`/api/employer/notes/${noteId}`, { body, version });
const page = async (who: Pick<SignedIn, 'http'> = hospital): Promise<ApplicantDetail> =>
  (await who.http.get(`/api/employer/applications/${id}`)).body;
const found = async (noteId: string, who?: Pick<SignedIn, 'http'>): Promise<NoteView | undefined> =>
  (await page(who)).notes.find((note) => note.id === noteId);
const mentionsOf = async (who: SignedIn): Promise<{ title: string; href: string }[]> =>
  (await who.http.get('/api/notifications')).body.items.filter(
    ({ kind }: { kind: string }) => kind === 'mentioned_in_note',
  );

it('the team reads a note, once however often the request is repeated; the candidate and other employers never do', async () => {
  const noteId = randomUUID();
  expect((await post(hospital, 'Strong on ventilators.', noteId)).status).toBe(201);
  expect((await post(hospital, 'Strong on ventilators.', noteId)).status).toBe(201);
  expect((await post(hospital, 'Another text.', noteId)).status).toBe(409);
  expect(await found(noteId, colleague)).toMatchObject({
    body: 'Strong on ventilators.',
    isMine: false,
    hasLeft: false,
  });
  expect((await page()).notes.filter((note) => note.id === noteId)).toHaveLength(1);

  const other = await anApprovedHospital(app);
  for (const stranger of [nurse, other]) {
    expect((await post(stranger, 'Mine')).status).not.toBe(201);
    expect((await put(stranger, noteId, 'Mine', 1)).status).not.toBe(200);
  }
  expect((await other.http.get(`/api/employer/applications/${id}`)).status).toBe(404);
  for (const path of [`/api/me/applications/${id}`, `/api/conversations/${id}`, '/api/me/export']) {
    expect(JSON.stringify((await nurse.http.get(path)).body)).not.toContain('ventilators.');
  }
});

it('a mention notifies the member once for a note, with a link to it; the author and the text stay out of it', async () => {
  const name = (await page()).team.find(({ userId }) => userId === colleague.userId)?.name;
  const noteId = (await post(hospital, `@${name} and @${name}: salary talk on Monday?`)).body.id;
  expect(await put(hospital, noteId, `@${name}: talk on Tuesday?`, 1)).toMatchObject({
    status: 200,
    body: { version: 2 },
  });
  const told = await mentionsOf(colleague);
  expect(told).toMatchObject([{ href: `/employer/jobs/${jobId}/people/${id}#notes` }]);
  expect(JSON.stringify(told)).not.toMatch(/salary|Tuesday/);
  expect(await mentionsOf(hospital)).toEqual([]);
});

it('a member who is mentioned only after an edit is notified then', async () => {
  const late = await aColleague(app, hospital.organizationId, 'owner');
  await app.asOwner(`update profiles set full_name = 'Lena Fox' where user_id = $1`, [late.userId]);
  const noteId = (await post(hospital, 'Who calls?')).body.id;
  expect(await mentionsOf(late)).toEqual([]);
  await put(hospital, noteId, '@Lena Fox calls.', 1);
  expect(await mentionsOf(late)).toHaveLength(1);
});

it('only the author edits a note, from its latest version, and the edit shows', async () => {
  const noteId = (await post(hospital, 'First')).body.id;
  expect((await put(colleague, noteId, 'Theirs', 1)).status).toBe(404);
  expect((await put(hospital, noteId, 'Second', 1)).status).toBe(200);
  expect(await put(hospital, noteId, 'From an old tab', 1)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('another tab') },
  });
  expect(await found(noteId)).toMatchObject({ body: 'Second', editedAt: expect.any(String) });
});

it('a deleted note leaves who and when, without its text, and can’t be changed again', async () => {
  const noteId = (await post(hospital, 'To be forgotten')).body.id;
  expect((await colleague.http.delete(`/api/employer/notes/${noteId}`)).status).toBe(404);
  expect((await hospital.http.delete(`/api/employer/notes/${noteId}`)).status).toBe(200);
  expect(await found(noteId, colleague)).toMatchObject({ body: null, deletedAt: expect.any(String) });
  expect((await put(hospital, noteId, 'Back', 2)).status).toBe(404);
  expect((await hospital.http.delete(`/api/employer/notes/${noteId}`)).status).toBe(404);
  const rows = await app.asOwner('select body from application_notes where id = $1', [noteId]);
  expect(rows).toEqual([{ body: null }]);
});

it('takes 10,000 characters and no more, and not only blanks', async () => {
  expect((await post(hospital, 'x'.repeat(10_000))).status).toBe(201);
  for (const body of ['x'.repeat(10_001), ' \n ', '']) {
    expect(await post(hospital, body)).toMatchObject({ status: 422, body: { fields: { body: expect.any(String) } } });
  }
});

it('a viewer reads notes and writes none; the notes of a member who left stay', async () => {
  const viewer = await aColleague(app, hospital.organizationId, 'viewer');
  expect((await post(viewer, 'Mine')).status).toBe(403);
  const leaving = await aColleague(app, hospital.organizationId, 'recruiter');
  const noteId = (await post(leaving, 'I met her in Joplin.')).body.id;
  expect((await hospital.http.delete(`/api/employer/members/${leaving.userId}`)).status).toBe(200);
  expect((await put(leaving, noteId, 'Changed', 1)).status).toBe(404);
  expect(await found(noteId, viewer)).toMatchObject({ body: 'I met her in Joplin.', hasLeft: true });
});
