import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import {
  aColleague,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  noticeTitlesOf,
  publish,
} from '#tests/support/people/hiring.ts';
import { aPdf, uploadDocument } from '#tests/support/uploads.ts';

const app = sharedApp();
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let jobId: string;

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
  jobId = await publish(app, hospital);
});

type Person = Pick<SignedIn, 'http'>;

async function aConversation() {
  const nurse = await anApprovedNurse(app);
  return { nurse, id: await applyByHand(nurse, jobId) };
}

const ask = ({ http }: Person, id: string, kind = 'reference', name = 'From your last unit') =>
  http.post(`/api/conversations/${id}/document-requests`, { kind, name });
const listed = async ({ http }: Person, id: string) =>
  (await http.get(`/api/conversations/${id}/document-requests`)).body.items;
const waiting = async ({ http }: Person) => (await http.get('/api/me/document-requests')).body.items;
const upload = async ({ http }: Person, kind: string, content = `${kind} ${Math.random()}`) =>
  (await uploadDocument(http, aPdf(content), { kind })).body.id as string;
const give = ({ http }: Person, requestId: string, documentId: string) =>
  http.post(`/api/document-requests/${requestId}/give`, { documentId });
const open = ({ http }: Person, documentId: string) => http.get(`/api/documents/${documentId}/content`);
const kindsIn = async ({ http }: Person, id: string) =>
  (await http.get(`/api/conversations/${id}`)).body.events.map(({ kind }: { kind: string }) => kind);

it('is asked for once, shows on both sides, and is settled by the one document that the candidate chooses', async () => {
  const { nurse, id } = await aConversation();
  const [other, chosen] = [await upload(nurse, 'reference'), await upload(nurse, 'reference')];
  expect((await open(hospital, chosen)).status).toBe(404);
  // A double click and a second recruiter.
  const colleague = await aColleague(app, hospital.organizationId, 'recruiter');
  const made = await Promise.all([
    ask(hospital, id),
    ask(hospital, id),
    ask(colleague, id, 'reference', 'FROM YOUR LAST UNIT'),
  ]);
  expect(new Set(made.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  const requestId = made[0].body.id;
  expect((await noticeTitlesOf(nurse)).filter((title) => title === 'An employer asks for a document')).toHaveLength(1);
  expect(await waiting(nurse)).toMatchObject([
    { id: requestId, organizationName: 'Quillreed Hospital', name: expect.stringMatching(/^from your last unit$/i) },
  ]);
  expect((await nurse.http.get('/api/conversations?filter=mine')).body.items).toMatchObject([{ id, isUnread: true }]);

  const [first, again] = await Promise.all([give(nurse, requestId, chosen), give(nurse, requestId, chosen)]);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(await give(nurse, requestId, other)).toMatchObject({ status: 409, body: { current: 'given' } });
  expect(await waiting(nurse)).toEqual([]);
  for (const who of [nurse, hospital]) {
    expect(await listed(who, id)).toMatchObject([{ status: 'given', document: { id: chosen, fileName: 'scan.pdf' } }]);
    expect((await kindsIn(who, id)).slice(-2)).toEqual(['document_requested', 'document_given']);
  }
  expect(await noticeTitlesOf(hospital)).toContain('A candidate shared a document');
  // This one, and no other of its kind; and for the team alone.
  expect((await open(hospital, chosen)).status).toBe(200);
  expect((await open(hospital, other)).status).toBe(404);
  expect((await open(await anApprovedHospital(app), chosen)).status).toBe(404);
  await nurse.http.delete(`/api/me/documents/${chosen}`);
  expect(await listed(hospital, id)).toMatchObject([{ status: 'given', document: null }]);
  expect((await open(hospital, chosen)).status).toBe(404);
});

it('may be declined, and given after all, until the team no longer needs it', async () => {
  const { nurse, id } = await aConversation();
  const document = await upload(nurse, 'education');
  const requestId = (await ask(hospital, id, 'education', '')).body.id;
  expect((await nurse.http.post(`/api/document-requests/${requestId}/decline`)).body).toMatchObject({
    status: 'declined',
  });
  expect(await noticeTitlesOf(hospital)).toContain('A candidate did not share a document');
  expect(await waiting(nurse)).toEqual([]);
  expect((await give(nurse, requestId, document)).body).toMatchObject({ status: 'given' });
  const second = (await ask(hospital, id, 'license', '')).body.id;
  await hospital.http.post(`/api/document-requests/${second}/withdraw`);
  expect(await give(nurse, second, document)).toMatchObject({ status: 409, body: { current: 'withdrawn' } });
  expect(await hospital.http.post(`/api/document-requests/${requestId}/withdraw`)).toMatchObject({ status: 409 });
});

it('leaves no one waiting once it is withdrawn, but whoever waited before it', async () => {
  const colleague = await aColleague(app, hospital.organizationId, 'recruiter');
  const { nurse, id } = await aConversation();
  const waitsIn = async ({ http }: Person) => {
    const found = [];
    for (const filter of ['mine', 'theirs']) {
      const { items } = (await http.get(`/api/conversations?filter=${filter}`)).body;
      if (items.some((row: { id: string }) => row.id === id)) found.push(filter);
    }
    return found;
  };
  const owesAnswer = async () => (await nurse.http.get(`/api/me/applications/${id}`)).body.askedAt !== null;
  const withdraw = async (requestId: string) =>
    expect((await hospital.http.post(`/api/document-requests/${requestId}/withdraw`)).status).toBe(200);

  const first = (await ask(hospital, id)).body.id;
  expect([await waitsIn(nurse), await waitsIn(hospital), await owesAnswer()]).toEqual([['mine'], ['theirs'], true]);
  app.clock.advance(1000);
  const second = (await ask(colleague, id, 'license', '')).body.id;
  app.clock.advance(1000);
  await withdraw(first);
  expect([await waitsIn(nurse), await owesAnswer()]).toEqual([['mine'], true]);
  app.clock.advance(1000);
  await withdraw(second);
  expect([await waitsIn(nurse), await waitsIn(hospital), await owesAnswer()]).toEqual([[], [], false]);

  // A question of hers, which the request did not answer, waits on the team again.
  app.clock.advance(1000);
  await nurse.http.post(`/api/conversations/${id}/messages`, { messageId: randomUUID(), body: 'Is parking free?' });
  app.clock.advance(1000);
  const third = (await ask(hospital, id)).body.id;
  expect(await waitsIn(nurse)).toEqual(['mine']);
  app.clock.advance(1000);
  await withdraw(third);
  expect([await waitsIn(nurse), await waitsIn(hospital)]).toEqual([['theirs'], ['mine']]);

  // With the end of the application, too.
  app.clock.advance(1000);
  await ask(hospital, id);
  app.clock.advance(1000);
  await hospital.http.post(`/api/employer/applications/${id}/decline`, { reason: 'position_filled' });
  expect([await waitsIn(nurse), await waitsIn(hospital), await owesAnswer()]).toEqual([['theirs'], ['mine'], false]);
});

it('refuses what may not be asked before an offer, at its field, and more than five at once', async () => {
  const { id } = await aConversation();
  for (const kind of ['identity', 'immunization', 'physical']) {
    expect(await ask(hospital, id, kind, ''), kind).toMatchObject({
      status: 422,
      body: { fields: { kind: expect.any(String) } },
    });
  }
  for (const name of [
    'Vaccination record',
    'Birth date proof, date of birth',
    'Your medical history',
    'x'.repeat(81),
  ]) {
    expect(await ask(hospital, id, 'other', name), name).toMatchObject({
      status: 422,
      body: { fields: { name: expect.any(String) } },
    });
  }
  expect(await ask(hospital, id, 'other', ' \u202E ')).toMatchObject({
    status: 422,
    body: { fields: { name: expect.any(String) } },
  });
  for (let i = 0; i < 5; i++) expect((await ask(hospital, id, 'other', `Form ${i}`)).status).toBe(201);
  expect(await ask(hospital, id, 'other', 'Form 5')).toMatchObject({ status: 409 });
});

it('belongs to the two sides: no stranger, no reader of the team and no candidate asks or answers', async () => {
  const { nurse, id } = await aConversation();
  const requestId = (await ask(hospital, id)).body.id;
  const [stranger, viewer] = [await anApprovedHospital(app), await aColleague(app, hospital.organizationId, 'viewer')];
  const otherNurse = await anApprovedNurse(app);
  expect((await ask(stranger, id)).status).toBe(404);
  expect((await ask(viewer, id)).status).toBe(409);
  expect((await ask(nurse, id)).status).toBe(403);
  expect((await stranger.http.post(`/api/document-requests/${requestId}/withdraw`)).status).toBe(404);
  expect((await give(otherNurse, requestId, await upload(otherNurse, 'reference'))).status).toBe(404);
  // Another person's document, a document that is no credential, and one that does not exist.
  for (const document of [await upload(otherNurse, 'reference'), await upload(nurse, 'identity'), requestId]) {
    expect(await give(nurse, requestId, document)).toMatchObject({
      status: 422,
      body: { fields: { documentId: expect.any(String) } },
    });
  }
  expect(await listed(viewer, id)).toMatchObject([{ status: 'open' }]);
});

it('ends with the application and with a block, and is in the candidate’s export', async () => {
  const { nurse, id } = await aConversation();
  const requestId = (await ask(hospital, id)).body.id;
  const document = await upload(nurse, 'reference');
  await hospital.http.post(`/api/employer/applications/${id}/decline`, { reason: 'position_filled' });
  expect(await listed(nurse, id)).toMatchObject([{ status: 'withdrawn' }]);
  for (const who of [nurse, hospital]) expect(await kindsIn(who, id)).toContain('document_withdrawn');
  expect(await give(nurse, requestId, document)).toMatchObject({ status: 409 });
  expect(await ask(hospital, id, 'license', '')).toMatchObject({ status: 409, body: { current: 'rejected' } });
  expect(JSON.stringify((await nurse.http.get('/api/me/export')).body)).toContain('From your last unit');

  const blocked = await aConversation();
  const kept = await upload(blocked.nurse, 'reference');
  const second = (await ask(hospital, blocked.id)).body.id;
  await blocked.nurse.http.post('/api/me/blocked-organizations', { organizationId: hospital.organizationId });
  expect(await waiting(blocked.nurse)).toEqual([]);
  expect(await give(blocked.nurse, second, kept)).toMatchObject({ status: 409 });
});
