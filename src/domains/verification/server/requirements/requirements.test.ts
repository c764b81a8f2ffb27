import { beforeAll, describe, expect, test } from 'vitest';
import { listMatches } from '#domains/hiring/server/my-matches/index.ts';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import type { PositionRequirements } from '#domains/verification/contract/requirements.ts';
import type { CheckedRequirement } from '#domains/verification/contract/requirements-rules.ts';
import { approveOrganization } from '#tests/support/arrange.ts';
import { FROM_BOARD, signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { fillProfile, signInAs, submission, type SignedIn } from '#tests/support/people/candidates.ts';
import { statementsOf } from '#tests/support/database/statements.ts';
import { anApprovedHospital, anApprovedNurse, eventually, publish, theMatch } from '#tests/support/people/hiring.ts';

const app = sharedApp();
let ada: SignedIn;

beforeAll(async () => {
  ada = await signInAsAdmin(app, 'Ada Reyes');
});

const SETS = '/api/admin/requirement-sets';
const setOf = async (position: string): Promise<PositionRequirements> =>
  (await ada.http.get(SETS)).body.items.find((one: PositionRequirements) => one.position === position);
const idsOf = (items: CheckedRequirement[], by: CheckedRequirement['by']) =>
  items.filter((item) => item.by === by).map(({ id, state }) => [id, state]);

/** Saves a draft and publishes it. */
async function publishSet(position: string, content: object) {
  const drafted = await ada.http.put(`${SETS}/draft`, {
    position,
    note: 'Asked for by the board.',
    revision: null,
    ...content,
  });
  expect(drafted.status, JSON.stringify(drafted.body)).toBe(200);
  const { revision } = drafted.body.draft;
  const published = await ada.http.post(`${SETS}/publish`, { position, revision });
  expect(published.status, JSON.stringify(published.body)).toBe(200);
  return published.body as PositionRequirements;
}

describe('requirement sets', () => {
  test('start with the built-in rules and change by draft and publication, with who, when and why', async () => {
    const before = await setOf('LPN');
    expect(before).toMatchObject({
      published: { version: 1, license: 'required', required: [], suggested: ['BLS'], publishedBy: null },
      draft: null,
      former: [],
    });
    const content = { license: 'required', required: ['certification:BLS'], suggested: ['ACLS'] };
    const body = { position: 'LPN', note: 'Every ward asks for it.', ...content };
    const drafted = await ada.http.put(`${SETS}/draft`, { ...body, revision: null });
    expect(drafted.body).toMatchObject({ published: { version: 1, required: [] }, draft: { version: 2, ...content } });
    expect(await ada.http.put(`${SETS}/draft`, { ...body, revision: null })).toMatchObject({
      status: 409,
      body: { error: 'WRONG_STATE', current: 'draft' },
    });
    const { revision } = drafted.body.draft;
    expect(await ada.http.post(`${SETS}/publish`, { position: 'LPN', revision: revision + 1 })).toMatchObject({
      status: 409,
    });

    const published = await ada.http.post(`${SETS}/publish`, { position: 'LPN', revision });
    expect(published.body).toMatchObject({
      published: {
        version: 2,
        note: 'Every ward asks for it.',
        editedBy: { name: 'Ada Reyes' },
        publishedBy: { name: 'Ada Reyes' },
        publishedAt: expect.any(String),
      },
      draft: null,
      former: [{ version: 1, status: 'retired' }],
    });
    const lines = await app.asOwner(
      `select action, detail from audit_log where subject_type = 'requirements' and subject_id = 'LPN' order by seq`,
    );
    expect(lines).toMatchObject([
      { action: 'requirements.drafted' },
      { action: 'requirements.published', detail: { version: 2, former: 1, required: ['certification:BLS'] } },
    ]);
  });

  test('a draft without changes is not published, and a draft can be discarded', async () => {
    const { published } = await setOf('MT');
    const { license, required, suggested } = published;
    const same = { position: 'MT', note: 'Nothing.', license, required, suggested, revision: null };
    const { revision } = (await ada.http.put(`${SETS}/draft`, same)).body.draft;
    expect(await ada.http.post(`${SETS}/publish`, { position: 'MT', revision })).toMatchObject({ status: 422 });
    expect((await ada.http.post(`${SETS}/discard`, { position: 'MT', revision })).body).toMatchObject({
      published: { version: 1 },
      draft: null,
    });
  });

  test('decide what a person must submit, what a reviewer must accept, and what an approval was checked against', async () => {
    const { published } = await setOf('RN');
    const early = await signInAs(app);
    await fillProfile(early.http, { submit: true });
    const { license, suggested } = published;
    const { published: now } = await publishSet('RN', {
      license,
      suggested,
      required: ['certification:BLS', 'education'],
    });

    const nurse = await signInAs(app);
    await fillProfile(nurse.http, { submit: false });
    const { onboarding, requirements } = (await nurse.http.get('/api/me/profile')).body;
    expect(onboarding.missing).toEqual([{ step: 'education', field: 'education', message: 'Add this: Schools.' }]);
    expect(idsOf(requirements.items, 'position')).toEqual([
      ['license', 'there'],
      ['certification:BLS', 'there'],
      ['education', 'missing'],
    ]);
    expect(await nurse.http.post('/api/me/onboarding/submit', submission)).toMatchObject({
      status: 422,
      body: { fields: { education: 'Add this: Schools.' } },
    });

    // A profile submitted before the new version is checked against it too: the reviewer asks for what is missing.
    const [open] = await app.asOwner(`select id from verification_cases where user_id = $1`, [early.userId]);
    const path = `/api/admin/cases/${String(open?.['id'])}`;
    const view: CaseView = (await ada.http.get(path)).body;
    expect(view.requirements).toEqual({ position: 'RN', version: now.version, missing: ['Schools'] });
    expect(view.blockers).toContain('Missing, and required for this position: Schools.');
    expect(view.items.find(({ type }) => type === 'certification')).toMatchObject({ isRequired: true });

    const school = await early.http.post('/api/me/education', {
      school: 'MSSU',
      degree: 'BSN',
      graduatedOn: '2019-05-01',
    });
    expect(school.status).toBe(201);
    for (const { type, id, revision } of ((await ada.http.get(path)).body as CaseView).items) {
      const accepted = type === 'license' ? FROM_BOARD : { outcome: 'accepted', source: 'copy' };
      await ada.http.put(`${path}/items/${type}/${id}`, { ...accepted, revision });
    }
    const { version } = (await ada.http.get(path)).body;
    expect(await ada.http.post(`${path}/decision`, { decision: 'approved', version })).toMatchObject({ status: 200 });
    const [line] = await app.asOwner(
      `select detail ->> 'requirements' as held from audit_log where action = 'person.approved' and subject_id = $1`,
      [early.userId],
    );
    expect(line).toEqual({ held: `RN ${now.version}` });
    await publishSet('RN', { license, suggested, required: [] });
  });
});

describe('an employer’s own requirements', () => {
  test('appear on the job, the match and the packet; a certification is mandatory, a document never excludes', async () => {
    const [hospital, nurse] = [await anApprovedHospital(app), await anApprovedNurse(app)];
    const jobId = await publish(app, hospital);
    const match = await theMatch(nurse);
    expect(idsOf(match.requirements, 'employer')).toEqual([['certification:BLS', 'there']]);
    // One statement for the page of matches, one for all requirements, one for how soon the employers respond.
    expect(await statementsOf(app.deps, (deps) => listMatches(deps, nurse.userId, { limit: 20 }))).toBe(3);

    const ask = (added: string[], before: string[]) =>
      hospital.http.put('/api/employer/requirements', { position: 'RN', added, before });
    const asked = await ask(['document:reference', 'document:resume'], []);
    expect(asked).toMatchObject({ status: 200, body: { mayEdit: true } });
    expect(asked.body.positions.find((one: { position: string }) => one.position === 'RN')).toMatchObject({
      base: { license: 'required', required: [] },
      added: ['document:reference', 'document:resume'],
    });
    const wanted = [
      ['certification:BLS', 'there'],
      ['document:resume', 'missing'],
      ['document:reference', 'missing'],
    ];
    expect(idsOf((await nurse.http.get(`/api/me/matches/${match.id}`)).body.requirements, 'employer')).toEqual(wanted);
    const preview = (await nurse.http.get(`/api/me/jobs/${jobId}/application-preview`)).body;
    expect(preview).toMatchObject({ canApply: true });
    expect(idsOf(preview.requirements, 'employer')).toEqual(wanted);
    const { employers } = (await nurse.http.get('/api/me/requirements')).body;
    expect(employers).toMatchObject([{ organizationId: hospital.organizationId, name: 'Quillreed Hospital', jobs: 1 }]);
    expect(idsOf(employers[0].items, 'employer')).toEqual(wanted);
    expect((await hospital.http.get(`/api/jobs/${jobId}`)).body.addedRequirements).toEqual([
      'document:reference',
      'document:resume',
    ]);

    // A missing document excludes no one; a missing certification ends the match, as one in the posting would.
    const stage = async () =>
      (
        await app.asOwner(`select stage from applications where job_id = $1 and candidate_id = $2`, [
          jobId,
          nurse.userId,
        ])
      )[0]?.['stage'];
    await eventually(async () => expect(await stage()).toBe('matched'));
    const [documents, both] = [
      ['document:reference', 'document:resume'],
      ['certification:NRP', 'document:resume'],
    ];
    expect((await ask(both, documents)).status).toBe(200);
    await eventually(async () => expect(await stage()).toBe('withdrawn'));
    const gates = (await nurse.http.get(`/api/me/jobs/${jobId}/application-preview`)).body.gates;
    expect(gates.find(({ gate }: { gate: string }) => gate === 'certifications')).toMatchObject({ passed: false });
    // The same request again changes nothing; one that began with what is no longer saved is refused.
    expect((await ask(both, documents)).status).toBe(200);
    expect(await ask(['work_history'], documents)).toMatchObject({ status: 409, body: { error: 'CONFLICT' } });
    expect((await ask([], both)).status).toBe(200);
    await eventually(async () => expect(await stage()).toBe('matched'));
    const lines = await app.asOwner(
      `select detail from audit_log where action = 'organization.requirements_changed' and subject_id = $1 order by seq`,
      [hospital.organizationId],
    );
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatchObject({
      detail: { from: ['document:reference', 'document:resume'], to: ['certification:NRP', 'document:resume'] },
    });
  });

  test('can be changed only by the owner, and also apply below', async () => {
    const [system, other] = [await anApprovedHospital(app), await anApprovedHospital(app)];
    const west = { name: 'Quillreed West', facilityType: 'clinic', streetAddress: '2 Oak St', zip: '64801' };
    const { facilities } = (await system.http.post('/api/employer/facilities', west)).body;
    const below = facilities.find(({ name }: { name: string }) => name === west.name).id;
    await approveOrganization(app, below);
    await system.http.put('/api/employer/requirements', { position: 'RN', added: ['work_history'], before: [] });
    const [theirs, foreign] = [
      await publish(app, { http: system.http, organizationId: below }),
      await publish(app, other),
    ];
    expect((await system.http.get(`/api/jobs/${theirs}`)).body.addedRequirements).toEqual(['work_history']);
    expect((await other.http.get(`/api/jobs/${foreign}`)).body.addedRequirements).toEqual([]);

    await app.asOwner(`update organization_members set member_role = 'recruiter' where user_id = $1`, [system.userId]);
    expect((await system.http.get('/api/employer/requirements')).body).toMatchObject({ mayEdit: false });
    expect(
      await system.http.put('/api/employer/requirements', { position: 'RN', added: [], before: ['work_history'] }),
    ).toMatchObject({
      status: 403,
    });
    const medical = { position: 'RN', added: ['document:tb_test'], before: [] };
    expect(await other.http.put('/api/employer/requirements', medical)).toMatchObject({ status: 422 });
  });
});
