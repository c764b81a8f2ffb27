import { beforeAll, expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import {
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  DAY,
  eventually,
  offerTo,
  proposeTo,
  publish,
} from '#tests/support/people/hiring.ts';

const app = sharedApp();
let nurse: SignedIn;
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
beforeAll(async () => {
  nurse = await anApprovedNurse(app);
  hospital = await anApprovedHospital(app);
});

/** Uploads a vaccination record of the nurse; returns its ID. */
async function uploadPaper(): Promise<string> {
  const form = new FormData();
  form.set('kind', 'immunization');
  form.set('file', new File([`%PDF-1.7\n${Math.random()}\n%%EOF`], 'shots.pdf'));
  const cookie = [...nurse.http.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  const address = `${nurse.http.origin}/api/me/documents`;
  const response = await fetch(address, { method: 'POST', headers: { cookie }, body: form });
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

const detail = async (id: string) => (await hospital.http.get(`/api/employer/applications/${id}`)).body;
const share = (id: string, granted: boolean) =>
  nurse.http.put(`/api/me/applications/${id}/medical-consent`, { granted });

/** Whether the employer sees the document; the list and its download must agree. */
async function employerSees(id: string, paper: string): Promise<boolean> {
  const shown = (await detail(id)).documents.some((document: { id: string }) => document.id === paper);
  const { status } = await hospital.http.get(`/api/documents/${paper}/content`);
  expect(status).toBe(shown ? 200 : 404);
  return shown;
}

test('an employer can open a medical document only while there are a sent offer and consent', async () => {
  const paper = await uploadPaper();
  const stranger = await anApprovedHospital(app);
  const ends = {
    'taken back': (offerId: string) => hospital.http.post(`/api/offers/${offerId}/rescind`, { reason: 'Budget cut.' }),
    declined: (offerId: string) => nurse.http.post(`/api/offers/${offerId}/decline`, { reason: 'Too far.' }),
    expired: async () => {
      app.clock.advance(6 * DAY);
      await app.asOwner(`update offers set status = 'expired' where status = 'sent'`);
      return { status: 200 };
    },
  };
  for (const [name, end] of Object.entries(ends)) {
    const id = await applyByHand(nurse, await publish(app, hospital));
    expect(await employerSees(id, paper), 'applied').toBe(false);
    await proposeTo(app, hospital, id);
    const offerId = await offerTo(app, hospital, id);
    expect(await employerSees(id, paper), 'offered, without consent').toBe(false);
    expect((await share(id, true)).status).toBe(200);
    expect(await employerSees(id, paper), 'offered and allowed').toBe(true);
    expect((await stranger.http.get(`/api/documents/${paper}/content`)).status).toBe(404);
    expect((await share(id, false)).status).toBe(200);
    expect(await employerSees(id, paper), 'consent withdrawn').toBe(false);
    await share(id, true);
    expect(await employerSees(id, paper)).toBe(true);
    expect(await end(offerId)).toMatchObject({ status: 200 });
    expect(await employerSees(id, paper), `the offer is ${name}`).toBe(false);
  }
});

test('a medical document affects no gate, score, rank or completeness', async () => {
  const rival = await anApprovedNurse(app);
  const jobId = await publish(app, hospital);
  const ranked = async () => (await hospital.http.get(`/api/jobs/${jobId}/candidates`)).body.items;
  await eventually(async () => expect(await ranked()).toHaveLength(2));
  const mine = async () => {
    const { items } = (await nurse.http.get('/api/me/matches')).body;
    const { id } = items.find(({ job }: { job: { id: string } }) => job.id === jobId);
    return (await nurse.http.get(`/api/me/matches/${id}`)).body;
  };
  const all = async () => ({
    ranked: await ranked(),
    match: await mine(),
    completeness: (await nurse.http.get('/api/me/profile')).body.completeness,
  });
  const before = await all();
  await uploadPaper();
  // Changes are processed in order: once the rival's is visible, the document's was processed too.
  await rival.http.put('/api/me/profile/role', { ...(await roleOf(rival)), yearsExperience: 1 });
  await eventually(async () => expect(await ranked()).toHaveLength(1));
  const after = await all();
  expect({ ...after, ranked: before.ranked }).toEqual(before);
  expect(after.ranked).toEqual(before.ranked.filter(({ id }: { id: string }) => id === after.ranked[0].id));
});

async function roleOf(person: SignedIn) {
  const { role } = (await person.http.get('/api/me/profile')).body;
  return role;
}
