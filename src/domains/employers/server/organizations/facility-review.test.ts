import { describe, expect, it } from 'vitest';
import { user } from '#platform/server/database/db.ts';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import { approveCases } from '#tests/support/arrange.ts';
import { caseOf, signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import {
  aNightJob,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  noticeTitlesOf,
  publish,
} from '#tests/support/people/hiring.ts';
import { sql } from 'drizzle-orm';

/** Everyone but the members who asked for a change sees the approved name and address of a facility. */

const app = sharedApp();
const PATH = '/api/employer/organization';
const west = {
  name: 'Quillreed West',
  facilityType: 'hospital',
  streetAddress: '9 Oak St',
  zip: '64804',
  units: [],
};

type Facility = { id: string; name: string };

/** An approved system of two approved facilities. */
async function anApprovedSystem() {
  const hospital = await anApprovedHospital(app);
  await approveCases(app, hospital.organizationId);
  const id = await addWest(hospital.http);
  await approve(await caseOf(app, id));
  return { ...hospital, westId: id };
}

async function addWest(http: HttpClient, changes: object = {}): Promise<string> {
  const added = await http.post('/api/employer/facilities', { ...west, ...changes });
  expect(added, JSON.stringify(added.body)).toMatchObject({ status: 201 });
  const { name } = { ...west, ...changes };
  return added.body.facilities.find((facility: Facility) => facility.name === name).id as string;
}

const facilityOf = async (http: HttpClient, id: string) =>
  (await http.get(PATH)).body.facilities.find((facility: Facility) => facility.id === id);

/** A minute later, so that its case is the latest. */
function rename(http: HttpClient, id: string, changes: object) {
  app.clock.advance(60_000);
  return http.put(`/api/employer/facilities/${id}`, { ...west, ...changes });
}

const CALL = {
  note: 'The office confirmed it.',
  number: '(417) 555-0177',
  source: 'State license list',
  foundOn: '2026-11-01',
};

/** One administrator completes the review; another one confirms the phone number that was found. */
async function review(caseId: string, decision: 'approved' | 'needs_fix', markedType = 'organization') {
  const [ada, ben] = [await signInAsAdmin(app), await signInAsAdmin(app, 'Ben Ode')];
  const url = `/api/admin/cases/${caseId}`;
  const { items } = (await ada.http.get(url)).body as CaseView;
  for (const { type, id, revision } of items) {
    const isMarked = decision === 'needs_fix' && type === markedType;
    const body = isMarked
      ? { outcome: 'needs_fix', message: 'Use the licensed name.' }
      : { outcome: 'accepted', source: 'copy' };
    const found = await ada.http.put(`${url}/items/${type}/${id}`, { ...body, revision });
    expect(found, JSON.stringify(found.body)).toMatchObject({ status: 200 });
  }
  await ada.http.put(`${url}/callback`, CALL);
  const decide = async (who: typeof ada) => {
    const { version } = (await who.http.get(url)).body;
    return who.http.post(`${url}/decision`, {
      decision,
      version,
      message: 'Use the licensed name.',
      overrideReason: 'The number is from the state list.',
    });
  };
  const first = await decide(ada);
  return decision === 'approved' ? decide(ben) : first;
}

async function approve(caseId: string): Promise<void> {
  const decided = await review(caseId, 'approved');
  expect(decided, JSON.stringify(decided.body)).toMatchObject({ status: 200, body: { status: 'approved' } });
}

describe('a new facility', () => {
  it('has its own review: until it is approved, its jobs can be drafted but not published', async () => {
    const hospital = await anApprovedHospital(app);
    const id = await addWest(hospital.http);
    expect(await facilityOf(hospital.http, id)).toMatchObject({ verificationStatus: 'pending', waiting: null });
    const draft = await hospital.http.post('/api/jobs', aNightJob(app, id));
    expect(draft).toMatchObject({ status: 201, body: { status: 'draft' } });
    const publishing = () => hospital.http.post(`/api/jobs/${draft.body.id}/status`, { to: 'published' });
    expect(await publishing()).toMatchObject({
      status: 403,
      body: { message: 'You can publish once we have approved this facility. We review within 1-2 business days.' },
    });
    // Row-level security refuses it too.
    await expect(
      app.deps.db.as(user(hospital.userId), (tx) =>
        tx.execute(sql`update jobs set status = 'published' where id = ${draft.body.id}`),
      ),
    ).rejects.toMatchObject({ cause: { code: '42501' } });

    await approve(await caseOf(app, id));
    expect(await facilityOf(hospital.http, id)).toMatchObject({ verificationStatus: 'approved' });
    expect(await noticeTitlesOf(hospital)).toContain('Quillreed West: approved');
    expect(await publishing()).toMatchObject({ status: 200, body: { status: 'published' } });
  });

  it('that is sent back is submitted again with the fix', async () => {
    const hospital = await anApprovedHospital(app);
    const id = await addWest(hospital.http, { name: 'Quillreed Wst' });
    const first = await caseOf(app, id);
    expect(await review(first, 'needs_fix')).toMatchObject({ status: 200, body: { status: 'needs_fix' } });
    expect(await facilityOf(hospital.http, id)).toMatchObject({
      verificationStatus: 'needs_fix',
      reviewMessage: 'Use the licensed name.',
    });
    expect(await rename(hospital.http, id, {})).toMatchObject({ status: 200 });
    expect(await facilityOf(hospital.http, id)).toMatchObject({
      name: 'Quillreed West',
      verificationStatus: 'pending',
      reviewMessage: null,
    });
    expect(await caseOf(app, id)).not.toBe(first);
  });

  it('of an organization in review is reviewed and approved together with it', async () => {
    const hospital = await anApprovedHospital(app);
    await app.asOwner(`update organizations set verification_status = 'pending', approved_at = null where id = $1`, [
      hospital.organizationId,
    ]);
    const id = await addWest(hospital.http);
    const caseId = await caseOf(app, hospital.organizationId);
    const ada = await signInAsAdmin(app);
    const { items } = (await ada.http.get(`/api/admin/cases/${caseId}`)).body as CaseView;
    const facility = items.find((item) => item.type === 'facility' && item.id === id);
    expect(facility).toMatchObject({
      label: 'Facility: Quillreed West',
      isRequired: true,
      fields: expect.arrayContaining([{ name: 'Street', value: '9 Oak St' }]),
    });
    await approve(caseId);
    expect(await facilityOf(hospital.http, id)).toMatchObject({ verificationStatus: 'approved' });
    await publish(app, { ...hospital, organizationId: id });
  });
});

describe('another name or address of an approved facility', () => {
  it('is visible to members only until a reviewer approves it, and then to everyone', async () => {
    const [system, nurse] = [await anApprovedSystem(), await anApprovedNurse(app)];
    const jobId = await publish(app, { ...system, organizationId: system.westId }, { isPublic: true });
    const applicationId = await applyByHand(nurse, jobId);
    const [slug] = await app.asOwner(`select slug from jobs where id = $1`, [jobId]);
    const jobPage = `/jobs/${String(slug?.['slug'])}`;
    const shown = async () => {
      const own = (await nurse.http.get(`/api/me/applications/${applicationId}`)).body;
      const page = await app.visitor().get(jobPage, { accept: 'text/html' });
      return {
        application: own.job.organizationName,
        isOnPage: String(page.body).includes('Saint Ambrose Medical Center'),
      };
    };
    const asked = await rename(system.http, system.westId, {
      name: 'Saint Ambrose Medical Center',
      streetAddress: '1 Hospital Dr',
    });
    expect(asked).toMatchObject({ status: 200, body: { organization: { verificationStatus: 'approved' } } });
    expect(await facilityOf(system.http, system.westId)).toMatchObject({
      name: 'Quillreed West',
      streetAddress: '9 Oak St',
      verificationStatus: 'approved',
      waiting: { name: 'Saint Ambrose Medical Center', streetAddress: '1 Hospital Dr' },
    });
    expect(await shown()).toEqual({ application: 'Quillreed West', isOnPage: false });
    expect((await system.http.get(`/api/jobs/${jobId}`)).body).toMatchObject({
      status: 'published',
      organizationName: 'Quillreed West',
    });

    const caseId = await caseOf(app, system.westId);
    const ada = await signInAsAdmin(app);
    const view = (await ada.http.get(`/api/admin/cases/${caseId}`)).body as CaseView;
    expect(view).toMatchObject({ isChange: true, status: 'pending' });
    expect(view.items.map(({ type }) => type)).toEqual(['organization', 'address']);
    expect(view.items[0]?.fields).toEqual(
      expect.arrayContaining([
        { name: 'Name', value: 'Saint Ambrose Medical Center' },
        { name: 'Name, as approved', value: 'Quillreed West' },
      ]),
    );
    await approve(caseId);
    expect(await shown()).toEqual({ application: 'Saint Ambrose Medical Center', isOnPage: true });
    expect(await facilityOf(system.http, system.westId)).toMatchObject({ waiting: null });
  });

  it('that is not approved leaves the facility open and unchanged; a fix opens a new case, and undoing the change closes it', async () => {
    const system = await anApprovedSystem();
    await rename(system.http, system.westId, { name: 'Quillreed Wst' });
    const first = await caseOf(app, system.westId);
    expect(await review(first, 'needs_fix')).toMatchObject({ status: 200, body: { status: 'needs_fix' } });
    expect(await facilityOf(system.http, system.westId)).toMatchObject({
      name: 'Quillreed West',
      verificationStatus: 'approved',
      waiting: { name: 'Quillreed Wst' },
      reviewMessage: 'Use the licensed name.',
    });
    await publish(app, { ...system, organizationId: system.westId });
    await rename(system.http, system.westId, { name: 'Quillreed Far West' });
    const second = await caseOf(app, system.westId);
    expect(second).not.toBe(first);
    await rename(system.http, system.westId, {});
    expect(await facilityOf(system.http, system.westId)).toMatchObject({ waiting: null, reviewMessage: null });
    expect(await app.asOwner(`select status from verification_cases where id = $1`, [second])).toEqual([
      { status: 'approved' },
    ]);
  });

  it('that changes during the review is reviewed again', async () => {
    const system = await anApprovedSystem();
    await rename(system.http, system.westId, { name: 'Quillreed Far West' });
    const caseId = await caseOf(app, system.westId);
    const ada = await signInAsAdmin(app);
    const url = `/api/admin/cases/${caseId}`;
    const [item] = ((await ada.http.get(url)).body as CaseView).items;
    const accepted = { outcome: 'accepted', source: 'copy', revision: item?.revision };
    await ada.http.put(`${url}/items/organization/${system.westId}`, accepted);
    await rename(system.http, system.westId, { name: 'Mercy General Hospital' });
    const { blockers } = (await ada.http.get(url)).body as CaseView;
    expect(blockers).toContain('Organization changed after its review: review it again.');
  });

  it('is for owners only; units are saved immediately', async () => {
    const system = await anApprovedSystem();
    await app.asOwner(`update organization_members set member_role = 'recruiter' where user_id = $1`, [system.userId]);
    expect(await rename(system.http, system.westId, { streetAddress: '1 Hospital Dr' })).toMatchObject({ status: 403 });
    expect(await rename(system.http, system.westId, { units: [{ name: 'ICU' }] })).toMatchObject({ status: 200 });
    expect(await facilityOf(system.http, system.westId)).toMatchObject({ units: [{ name: 'ICU' }], waiting: null });
  });

  it('cannot be written by an owner in the database', async () => {
    const system = await anApprovedSystem();
    for (const change of [sql`name = 'Mercy'`, sql`street_address = '1 A St'`, sql`facility_type = 'clinic'`]) {
      await expect(
        app.deps.db.as(user(system.userId), (tx) =>
          tx.execute(sql`update organizations set ${change} where id = ${system.westId}`),
        ),
      ).rejects.toMatchObject({ cause: { code: '42501' } });
    }
  });
});

it('while an approved organization changes its identity, applicants still see the approved one', async () => {
  const [hospital, nurse] = [await anApprovedHospital(app), await anApprovedNurse(app)];
  await approveCases(app, hospital.organizationId);
  const applicationId = await applyByHand(nurse, await publish(app, hospital));
  app.clock.advance(60_000);
  const saved = await hospital.http.put(`${PATH}/organization`, {
    name: 'Mercy Hospital Joplin',
    legalName: 'Quillreed Hospital, Inc.',
    facilityType: 'hospital',
    npi: '1234567893',
    website: 'quillreed.example',
    directoryCcn: null,
  });
  expect(saved.body.organization).toMatchObject({ name: 'Mercy Hospital Joplin', verificationStatus: 'pending' });
  const read = async () => (await nurse.http.get(`/api/me/applications/${applicationId}`)).body.job.organizationName;
  expect(await read()).toBe('Quillreed Hospital');
  await approve(await caseOf(app, hospital.organizationId));
  expect(await read()).toBe('Mercy Hospital Joplin');
});

it('a system that is sent back after its approval sends back its facilities too', async () => {
  const system = await anApprovedSystem();
  const sentBack = `update organizations set verification_status = 'needs_fix' where id = $1`;
  await app.asOwner(sentBack, [system.organizationId]);
  const live = await app.asOwner(`select id from organizations where path @> array[$1::uuid] and is_live`, [
    system.organizationId,
  ]);
  expect(live).toEqual([]);
});
