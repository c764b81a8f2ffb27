import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import { placeHold, releaseHolds } from '#tests/support/arrange.ts';
import {
  acceptAll,
  decide,
  caseOf,
  FROM_BOARD,
  handInOrganization,
  LOOKED_UP,
  signInAsAdmin,
} from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { aNurse, fillProfile, signInAs, submission, type SignedIn } from '#tests/support/people/candidates.ts';
import { dayIn } from '#tests/support/people/hiring.ts';
import type { HttpClient } from '#tests/support/http-client.ts';

const HOUR = 3_600_000;
/** A Tuesday, 9:00 in Central time. */
const START = new Date('2026-11-17T15:00:00Z');
const app = sharedApp();
let ada: SignedIn;
let bert: SignedIn;

beforeAll(async () => {
  ada = await signInAsAdmin(app, 'Ada Reyes');
  bert = await signInAsAdmin(app, 'Bert Lane');
});
beforeEach(() => app.clock.set(START));

const read = async (id: string, http = ada.http): Promise<CaseView> => (await http.get(`/api/admin/cases/${id}`)).body;
const statusOf = async (userId: string): Promise<string> => {
  const rows = await app.asOwner(`select verification_status from profiles where user_id = $1`, [userId]);
  return String(rows[0]?.['verification_status']);
};
const actionsOn = async (...ids: string[]): Promise<string[]> => {
  const rows = await app.asOwner(
    `select action from audit_log where subject_id = any($1) or detail ->> 'caseId' = any($1) order by seq`,
    [ids],
  );
  return rows.map((row) => String(row['action']));
};

/** A nurse from Joplin who has submitted. */
async function aSubmittedNurse(): Promise<SignedIn & { caseId: string }> {
  const nurse = await signInAs(app);
  await fillProfile(nurse.http, { submit: true });
  return { ...nurse, caseId: await caseOf(app, nurse.userId) };
}

async function review(http: HttpClient, caseId: string, type: string, body: object) {
  const item = (await read(caseId, http)).items.find((one) => one.type === type);
  return http.put(`/api/admin/cases/${caseId}/items/${type}/${item?.id}`, { revision: item?.revision, ...body });
}

const accepted = (source: string) => ({ outcome: 'accepted', source });

describe('the queue', () => {
  test('is for administrators, shows the longest wait first, pages by key and marks late cases', async () => {
    const first = await aSubmittedNurse();
    app.clock.advance(HOUR);
    const second = await aSubmittedNurse();
    expect(await first.http.get('/api/admin/cases')).toMatchObject({ status: 403 });
    expect(await app.visitor().get('/api/admin/cases')).toMatchObject({ status: 401 });

    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body } = await ada.http.get(`/api/admin/cases?limit=1${cursor && `&cursor=${cursor}`}`);
      expect(body.items.length).toBeLessThanOrEqual(1);
      seen.push(...body.items.map(({ id }: { id: string }) => id));
      cursor = body.nextCursor;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.indexOf(first.caseId)).toBeLessThan(seen.indexOf(second.caseId));

    const find = async () =>
      (await ada.http.get('/api/admin/cases')).body.items.find(({ id }: { id: string }) => id === first.caseId);
    expect(await find()).toMatchObject({
      title: 'Dana Whitfield',
      detail: 'Registered Nurse (RN), Joplin, MO',
      isLate: false,
      holds: 0,
    });
    app.clock.set(new Date(START.getTime() + 72 * HOUR));
    expect(await find()).toMatchObject({ isLate: true });
  });

  test('a forged cursor is refused', async () => {
    expect(await ada.http.get('/api/admin/cases?cursor=WzFd')).toMatchObject({
      status: 422,
      body: { fields: { cursor: expect.any(String) } },
    });
    const evil = Buffer.from(JSON.stringify(["2026' or 1=1", '00000000-0000-4000-8000-000000000000'])).toString(
      'base64url',
    );
    expect(await ada.http.get(`/api/admin/cases?cursor=${evil}`)).toMatchObject({ status: 422 });
  });
});

describe('a person, item by item', () => {
  test('from the queue to approved: facts verified with source, checker, date and next check; all of it in the audit log', async () => {
    const nurse = await aSubmittedNurse();
    const view = await read(nurse.caseId);
    expect(view.items.map(({ type }) => type)).toEqual(['identity', 'role', 'license', 'certification', 'work']);
    expect(view.blockers).toEqual([
      'Identity is not reviewed yet.',
      'Role is not reviewed yet.',
      'MO RN license is not reviewed yet.',
    ]);

    // No registry is configured here: the case says so, and how to check by hand.
    expect(view.items.find(({ type }) => type === 'license')).toMatchObject({
      checks: [],
      sources: { automatic: [], missing: ['nursys'], manual: { registry: { url: 'https://pr.mo.gov/' } } },
    });
    await acceptAll(ada.http, nurse.caseId);
    const rows = await app.asOwner(`select * from licenses where user_id = $1`, [nurse.userId]);
    expect(rows[0]).toMatchObject({
      verification_state: 'verified',
      verification_source: 'state_board',
      verified_by: ada.userId,
      verified_at: START,
    });
    const license = (await read(nurse.caseId)).items.find(({ type }) => type === 'license');
    expect(license).toMatchObject({
      factState: 'verified',
      nextCheckOn: '2027-04-30',
      number: '2019123456',
      expiresOn: '2027-04-30',
    });
    const certification = (await read(nurse.caseId)).items.find(({ type }) => type === 'certification');
    expect(certification).toMatchObject({ factState: 'attested', review: { outcome: 'accepted' } });

    const done = await decide(ada.http, nurse.caseId, { decision: 'approved' });
    expect(done).toMatchObject({ status: 200, body: { status: 'approved', decidedBy: { name: 'Ada Reyes' } } });
    expect(await statusOf(nurse.userId)).toBe('approved');
    expect(await actionsOn(nurse.caseId, nurse.userId)).toEqual(
      expect.arrayContaining([
        'person.submitted',
        'license.verified',
        'certification.copy_accepted',
        'person.approved',
      ]),
    );
    expect((await nurse.http.get('/api/me/submission')).body).toMatchObject({ status: 'approved' });
  });

  test('no approval while a required item is not reviewed', async () => {
    const nurse = await aSubmittedNurse();
    await review(ada.http, nurse.caseId, 'identity', accepted('copy'));
    expect(await decide(ada.http, nurse.caseId, { decision: 'approved' })).toMatchObject({
      status: 422,
      body: { fields: { items: expect.stringContaining('MO RN license is not reviewed yet') } },
    });
    expect(await statusOf(nurse.userId)).toBe('pending');
  });

  test('a fix names the item and the message; the resubmission is a new case, and the old one is closed', async () => {
    const nurse = await aSubmittedNurse();
    expect(await review(ada.http, nurse.caseId, 'license', { outcome: 'needs_fix' })).toMatchObject({
      status: 422,
      body: { fields: { message: expect.any(String) } },
    });
    await review(ada.http, nurse.caseId, 'license', { outcome: 'needs_fix', message: 'The number is cut off.' });
    expect(await decide(ada.http, nurse.caseId, { decision: 'needs_fix' })).toMatchObject({
      status: 422,
      body: { fields: { message: 'Say what to fix. The person will see it.' } },
    });
    await decide(ada.http, nurse.caseId, { decision: 'needs_fix', message: 'Please send the whole license.' });
    const { body } = await nurse.http.get('/api/me/submission');
    expect(body).toMatchObject({ status: 'needs_fix', message: 'Please send the whole license.' });
    expect(body.items.find(({ kind }: { kind: string }) => kind === 'license')).toMatchObject({
      state: 'needs_fix',
      message: 'The number is cut off.',
    });

    app.clock.advance(HOUR);
    expect((await nurse.http.post('/api/me/onboarding/submit', submission)).status).toBe(200);
    const again = await caseOf(app, nurse.userId);
    expect(again).not.toBe(nurse.caseId);
    expect(await read(again)).toMatchObject({
      isResubmission: true,
      earlierCases: [{ id: nurse.caseId, status: 'needs_fix' }],
    });
    expect(await decide(ada.http, nurse.caseId, { decision: 'approved' })).toMatchObject({
      status: 409,
      body: { current: 'pending' },
    });
  });

  test('a license that the board lists as revoked stays revoked, with source, checker and date, until it is replaced', async () => {
    const nurse = await aSubmittedNurse();
    await acceptAll(ada.http, nurse.caseId);
    const revoked = { outcome: 'needs_fix', isRevoked: true, message: 'The board lists it as revoked.' };
    for (const source of [{}, { source: 'copy' }]) {
      expect(await review(ada.http, nurse.caseId, 'license', { ...revoked, ...source })).toMatchObject({
        status: 422,
        body: { fields: { source: 'Choose what you checked it against.' } },
      });
    }
    const byBoard = { ...revoked, source: 'state_board', lookup: LOOKED_UP };
    expect(await review(ada.http, nurse.caseId, 'work', byBoard)).toMatchObject({ status: 422 });
    expect(
      await review(ada.http, nurse.caseId, 'license', { ...byBoard, outcome: 'accepted', message: '' }),
    ).toMatchObject({ status: 422 });
    expect(await review(ada.http, nurse.caseId, 'license', byBoard)).toMatchObject({
      status: 200,
      body: { needsOverride: true },
    });
    const [row] = await app.asOwner(`select * from licenses where user_id = $1`, [nurse.userId]);
    expect(row).toMatchObject({
      verification_state: 'revoked',
      verification_source: 'state_board',
      verification_note: 'The board lists it as revoked.',
      verified_by: ada.userId,
      verified_at: START,
    });
    expect(await actionsOn(nurse.caseId)).toContain('license.revoked');
    const { licenses } = (await nurse.http.get('/api/me/profile')).body;
    expect(licenses).toMatchObject([{ verificationState: 'revoked', verificationSource: 'State board' }]);
    const another = { ...aNurse.license, licenseNumber: '2020123456' };
    await nurse.http.put(`/api/me/licenses/${licenses[0].id}`, another);
    expect((await nurse.http.get('/api/me/profile')).body.licenses).toMatchObject([{ verificationState: 'attested' }]);
  });

  test('a rejection needs a reason, and only a new submission reopens it', async () => {
    const nurse = await aSubmittedNurse();
    expect(await decide(ada.http, nurse.caseId, { decision: 'rejected', message: '  ' })).toMatchObject({
      status: 422,
    });
    await decide(ada.http, nurse.caseId, { decision: 'rejected', message: 'The license belongs to someone else.' });
    expect(await statusOf(nurse.userId)).toBe('rejected');
    expect(await decide(ada.http, nurse.caseId, { decision: 'approved' })).toMatchObject({
      status: 409,
      body: { error: 'WRONG_STATE', current: 'rejected' },
    });
  });

  test('a decision on a fact changed meanwhile answers 409, and a changed fact must be reviewed again', async () => {
    const nurse = await aSubmittedNurse();
    const license = (await read(nurse.caseId)).items.find(({ type }) => type === 'license');
    await nurse.http.put(`/api/me/licenses/${license?.id}`, { ...aNurse.license, licenseNumber: '2019123457' });
    const stale = await ada.http.put(`/api/admin/cases/${nurse.caseId}/items/license/${license?.id}`, {
      ...FROM_BOARD,
      revision: license?.revision,
    });
    expect(stale).toMatchObject({ status: 409, body: { current: 'pending' } });

    await acceptAll(ada.http, nurse.caseId);
    await nurse.http.put(`/api/me/licenses/${license?.id}`, { ...aNurse.license, licenseNumber: '2019123458' });
    expect(await read(nurse.caseId)).toMatchObject({
      blockers: ['MO RN license changed after its review: review it again.'],
    });
  });

  test('unknown cases and items are not found; another account’s number is a warning', async () => {
    const nurse = await aSubmittedNurse();
    expect(await ada.http.get('/api/admin/cases/00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 404 });
    expect(await ada.http.get('/api/admin/cases/nonsense')).toMatchObject({ status: 404 });
    const path = `/api/admin/cases/${nurse.caseId}/items/license/00000000-0000-4000-8000-000000000000`;
    expect(await ada.http.put(path, { ...FROM_BOARD, revision: 'x' })).toMatchObject({ status: 404 });
    const license = (await read(nurse.caseId)).items.find(({ type }) => type === 'license');
    expect(license?.warnings).toContain('Another account has the same license number.');
  });
});

describe('two administrators', () => {
  test('a claim lasts half an hour, unless it is taken over', async () => {
    const nurse = await aSubmittedNurse();
    expect(await ada.http.post(`/api/admin/cases/${nurse.caseId}/claim`, {})).toMatchObject({
      status: 200,
      body: { claimedBy: { id: ada.userId } },
    });
    expect(await bert.http.post(`/api/admin/cases/${nurse.caseId}/claim`, {})).toMatchObject({
      status: 409,
      body: { message: 'Ada Reyes is working on this case.' },
    });
    expect(await review(bert.http, nurse.caseId, 'role', accepted('copy'))).toMatchObject({ status: 409 });
    app.clock.advance(HOUR / 2);
    expect(await review(bert.http, nurse.caseId, 'role', accepted('copy'))).toMatchObject({
      status: 200,
      body: { claimedBy: { id: bert.userId } },
    });
    expect(await ada.http.post(`/api/admin/cases/${nurse.caseId}/claim`, { takeOver: true })).toMatchObject({
      status: 200,
    });
    expect(await ada.http.post(`/api/admin/cases/${nurse.caseId}/release`)).toMatchObject({
      body: { claimedBy: null },
    });
  });

  test('a decision on an outdated version answers 409', async () => {
    const nurse = await aSubmittedNurse();
    const { version } = await read(nurse.caseId);
    await acceptAll(ada.http, nurse.caseId);
    const late = await ada.http.post(`/api/admin/cases/${nurse.caseId}/decision`, { decision: 'approved', version });
    expect(late).toMatchObject({ status: 409, body: { error: 'WRONG_STATE', current: 'pending' } });
  });

  test('an approval over a discrepancy needs both, in this order', async () => {
    const nurse = await aSubmittedNurse();
    await acceptAll(ada.http, nurse.caseId);
    await review(ada.http, nurse.caseId, 'work', { outcome: 'needs_fix', message: 'The dates do not fit.' });
    expect(await decide(ada.http, nurse.caseId, { decision: 'approved' })).toMatchObject({
      status: 422,
      body: { fields: { overrideReason: expect.any(String) } },
    });
    const asked = await decide(ada.http, nurse.caseId, {
      decision: 'approved',
      overrideReason: 'One month of difference.',
    });
    expect(asked).toMatchObject({
      status: 200,
      body: { status: 'pending', override: { requestedBy: { id: ada.userId }, needs: 'second_administrator' } },
    });
    app.clock.advance(100 * HOUR);
    expect(await decide(ada.http, nurse.caseId, { decision: 'approved' })).toMatchObject({ status: 409 });
    expect(await decide(bert.http, nurse.caseId, { decision: 'approved' })).toMatchObject({
      status: 200,
      body: { status: 'approved', decidedBy: { id: bert.userId } },
    });
    const rows = await app.asOwner(
      `select detail from audit_log where action = 'person.approved' and detail ->> 'caseId' = $1`,
      [nurse.caseId],
    );
    expect(rows[0]?.['detail']).toMatchObject({ override: 'second_administrator', requestedBy: ada.userId });
  });

  test('a lone administrator waits a day instead, and the log says so', async () => {
    await placeHold(app, 'person', bert.userId, 'suspension', 'on leave');
    const nurse = await aSubmittedNurse();
    await acceptAll(ada.http, nurse.caseId);
    await review(ada.http, nurse.caseId, 'work', { outcome: 'needs_fix', message: 'The dates do not fit.' });
    const asked = await decide(ada.http, nurse.caseId, { decision: 'approved', overrideReason: 'Explained by phone.' });
    expect(asked.body.override).toMatchObject({
      needs: 'waiting_time',
      availableAt: new Date(START.getTime() + 24 * HOUR).toISOString(),
    });
    app.clock.advance(24 * HOUR - 1000);
    expect(await decide(ada.http, nurse.caseId, { decision: 'approved' })).toMatchObject({ status: 409 });
    app.clock.advance(1000);
    expect(await decide(ada.http, nurse.caseId, { decision: 'approved' })).toMatchObject({
      body: { status: 'approved' },
    });
    const rows = await app.asOwner(
      `select detail from audit_log where action = 'person.approved' and detail ->> 'caseId' = $1`,
      [nurse.caseId],
    );
    expect(rows[0]?.['detail']).toMatchObject({ override: 'waiting_time' });
    await releaseHolds(app, bert.userId);
  });
});

describe('an organization', () => {
  const facility = { ccn: '269999', name: 'PRAIRIE GENERAL HOSPITAL', phone: '(417) 555-0199' };

  beforeAll(() =>
    app.asOwner(
      `insert into facility_directory (ccn, name, street_address, city, state, zip, phone) values ($1, $2, '1 MAIN ST', 'JOPLIN', 'MO', '64801', $3)`,
      [facility.ccn, facility.name, facility.phone],
    ),
  );

  test('is approved only after a call to the number in the directory; its members follow', async () => {
    const eva = await signInAs(app, 'employer', 'Eva Stone');
    const { caseId } = await handInOrganization(app, eva);
    await acceptAll(ada.http, caseId);
    expect(await decide(ada.http, caseId, { decision: 'approved' })).toMatchObject({
      status: 422,
      body: { fields: { items: 'The call-back is not recorded yet.' } },
    });
    const hits = await ada.http.get('/api/admin/facility-directory?q=prairie%20general');
    expect(hits.body.items).toMatchObject([{ ccn: facility.ccn }]);
    await ada.http.put(`/api/admin/cases/${caseId}/directory`, { ccn: facility.ccn });
    expect(await read(caseId)).toMatchObject({ organization: { callbackNumber: facility.phone, callback: null } });
    const warned = (await read(caseId)).items.find(({ type }) => type === 'contact');
    expect(warned?.warnings).toEqual([`Phone in the directory: ${facility.phone}`]);

    const note = { note: 'Spoke with the HR desk; they know Eva Stone.', number: '(417) 555-0100', source: 'the form' };
    const called = await ada.http.put(`/api/admin/cases/${caseId}/callback`, note);
    expect(called.body.organization.callback).toMatchObject({
      number: facility.phone,
      source: 'CMS directory, 269999',
    });
    expect(await decide(ada.http, caseId, { decision: 'approved' })).toMatchObject({ body: { status: 'approved' } });
    expect(await statusOf(eva.userId)).toBe('approved');
  });

  test('without an official number, one found elsewhere counts with source and day, and takes two administrators', async () => {
    const eva = await signInAs(app, 'employer');
    const { caseId } = await handInOrganization(app, eva);
    await acceptAll(ada.http, caseId);
    const call = (body: object) =>
      ada.http.put(`/api/admin/cases/${caseId}/callback`, { note: 'Spoke with them.', ...body });
    const found = { number: '417 555 0177', source: 'State hospital association', foundOn: dayIn(app, 0) };
    const { number, source, foundOn } = found;
    for (const [field, refused] of [
      ['number', {}],
      ['source', { number }],
      ['foundOn', { number, source }],
      ['foundOn', { number, source, foundOn: dayIn(app, 1) }],
      ['foundOn', { number, source, foundOn: 'in May' }],
      ['number', { number: '+1 417-555-0100', source: 'their site', foundOn }],
    ] as const) {
      const answer = await call(refused);
      expect(answer, field).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } });
    }
    expect(await call(found)).toMatchObject({
      body: { organization: { callback: found }, blockers: [], needsOverride: true },
    });
    expect(await decide(ada.http, caseId, { decision: 'approved' })).toMatchObject({
      status: 422,
      body: { fields: { overrideReason: expect.any(String) } },
    });
    const ask = () => decide(ada.http, caseId, { decision: 'approved', overrideReason: 'It stands on their door.' });
    expect(await ask()).toMatchObject({ status: 200, body: { status: 'pending', override: expect.anything() } });
    // The request covered the number at that time.
    expect(await call({ ...found, number: '417 555 0178' })).toMatchObject({ body: { override: null } });
    await ask();
    expect(await decide(ada.http, caseId, { decision: 'approved' })).toMatchObject({ status: 409 });
    expect(await decide(bert.http, caseId, { decision: 'approved' })).toMatchObject({
      body: { status: 'approved', organization: { callback: { number: '417 555 0178', foundOn } } },
    });
    const [line] = await app.asOwner(
      `select detail from audit_log where action = 'organization.approved' and detail ->> 'caseId' = $1`,
      [caseId],
    );
    expect(line?.['detail']).toMatchObject({ override: 'second_administrator', requestedBy: ada.userId });
  });

  test('a call to a number found elsewhere no longer counts once there is an official one', async () => {
    const { caseId, organizationId } = await handInOrganization(app, await signInAs(app, 'employer'));
    await acceptAll(ada.http, caseId);
    const call = { note: 'Spoke with them.', number: '417 555 0177', source: 'A letter', foundOn: dayIn(app, 0) };
    await ada.http.put(`/api/admin/cases/${caseId}/callback`, call);
    await app.asOwner(`update organizations set directory_ccn = $1 where id = $2`, [facility.ccn, organizationId]);
    expect(await read(caseId)).toMatchObject({
      needsOverride: false,
      blockers: ['The call-back is not recorded yet.'],
      organization: { callbackNumber: facility.phone, callback: { foundOn: call.foundOn } },
    });
    const relinked = await ada.http.put(`/api/admin/cases/${caseId}/directory`, { ccn: facility.ccn });
    expect(relinked.body.organization.callback).toBeNull();
  });

  test('a person’s case has no call-back, and unknown facilities are not found', async () => {
    const nurse = await aSubmittedNurse();
    expect(await ada.http.put(`/api/admin/cases/${nurse.caseId}/callback`, { note: 'x' })).toMatchObject({
      status: 404,
    });
    const eva = await signInAs(app, 'employer');
    const { caseId } = await handInOrganization(app, eva);
    expect(await ada.http.put(`/api/admin/cases/${caseId}/directory`, { ccn: 'none' })).toMatchObject({ status: 404 });
  });
});

describe('holds', () => {
  test('are placed with a reason, listed, released with a reason, and never placed twice', async () => {
    const nurse = await aSubmittedNurse();
    const place = () =>
      ada.http.post('/api/admin/holds', {
        subjectType: 'person',
        subjectId: nurse.userId,
        reason: 'A complaint is looked into.',
      });
    const placed = await place();
    expect(placed).toMatchObject({ status: 201, body: { kind: 'suspension', subject: 'Dana Whitfield' } });
    expect(await place()).toMatchObject({ status: 409, body: { current: 'held' } });
    expect(await read(nurse.caseId)).toMatchObject({ needsOverride: true, openHolds: [{ id: placed.body.id }] });
    expect((await ada.http.get('/api/admin/holds')).body.items.map(({ id }: { id: string }) => id)).toContain(
      placed.body.id,
    );

    const release = () => bert.http.post(`/api/admin/holds/${placed.body.id}/release`, { reason: 'Cleared.' });
    expect(await release()).toMatchObject({ status: 200, body: { releaseReason: 'Cleared.' } });
    expect(await release()).toMatchObject({ status: 409, body: { current: 'released' } });
    expect(await actionsOn(nurse.userId)).toEqual(expect.arrayContaining(['hold.placed', 'hold.released']));
  });

  test('are refused without a reason, on an unknown person, on oneself, and for other users', async () => {
    const nurse = await signInAs(app);
    const hold = (http: HttpClient, subjectId: string, reason = 'x') =>
      http.post('/api/admin/holds', { subjectType: 'person', subjectId, reason });
    expect(await hold(ada.http, nurse.userId, ' ')).toMatchObject({ status: 422 });
    expect(await hold(ada.http, '00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 404 });
    expect(await hold(ada.http, ada.userId)).toMatchObject({ status: 403 });
    expect(await hold(nurse.http, ada.userId)).toMatchObject({ status: 403 });
  });
});

describe('documents', () => {
  const upload = async ({ http }: SignedIn, kind: string, content = 'a paper'): Promise<string> => {
    const form = new FormData();
    form.set('kind', kind);
    form.set('file', new File([`%PDF-1.7\n${content}\n%%EOF`], 'license.pdf'));
    const cookie = [...http.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const response = await fetch(`${http.origin}/api/me/documents`, {
      method: 'POST',
      headers: { cookie },
      body: form,
    });
    expect(response.status).toBe(201);
    return ((await response.json()) as { id: string }).id;
  };

  test('appear with the fact they prove, open for the reviewer with an audit entry; medical ones never show', async () => {
    const nurse = await signInAs(app);
    await fillProfile(nurse.http, { submit: false });
    const license = await upload(nurse, 'license');
    const resume = await upload(nurse, 'resume');
    const medical = await upload(nurse, 'tb_test');
    await nurse.http.post('/api/me/onboarding/submit', submission);
    const caseId = await caseOf(app, nurse.userId);
    const view = await read(caseId);
    expect(view.documents.map(({ id }) => id)).toEqual([license, resume]);
    expect(view.items.find(({ type }) => type === 'license')?.documentIds).toEqual([license]);
    expect(view.items.filter(({ type }) => type === 'document').map(({ id }) => id)).toEqual([resume]);

    expect((await ada.http.get(`/api/documents/${license}/content`)).status).toBe(200);
    expect(await actionsOn(license)).toEqual(['document.opened']);
    expect((await ada.http.get(`/api/documents/${medical}/content`)).status).toBe(404);
  });

  test('shown with an accepted fact count as reviewed; a later document needs another review', async () => {
    const nurse = await signInAs(app);
    await fillProfile(nurse.http, { submit: false });
    const license = await upload(nurse, 'license');
    await nurse.http.post('/api/me/onboarding/submit', submission);
    const caseId = await caseOf(app, nurse.userId);
    await review(ada.http, caseId, 'license', FROM_BOARD);
    const { body } = await nurse.http.get('/api/me/submission');
    expect(body.items.find(({ id }: { id: string }) => id === license)).toMatchObject({ state: 'accepted' });
    await upload(nurse, 'license', 'another paper');
    const item = (await read(caseId)).items.find(({ type }) => type === 'license');
    expect(item?.review).toMatchObject({ isOutdated: true });
  });
});
