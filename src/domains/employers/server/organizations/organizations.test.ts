import { describe, expect, it } from 'vitest';
import { approveCases, approveOrganization, join, placeHold } from '#tests/support/arrange.ts';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { openBrowser, signInAs, type SignedIn } from '#tests/support/people/candidates.ts';
import {
  accepting,
  aNightJob,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  confirmWith,
  DAY,
  eventually,
  noticeTitlesOf,
  offerTo,
  proposeTo,
  publish,
  theMatch,
} from '#tests/support/people/hiring.ts';

const app = sharedApp();

const PATH = '/api/employer/organization';
const STEPS = {
  organization: {
    name: 'Bluestem Clinic',
    legalName: null,
    facilityType: 'clinic',
    npi: null,
    website: 'bluestem.example',
    directoryCcn: null,
  },
  address: { streetAddress: '4 Elm St', zip: '66762' },
  contact: {
    contactName: 'Ivy Long',
    contactEmail: 'ivy@bluestem.example',
    phone: '620-555-0100',
    jobTitle: 'Manager',
  },
  details: {
    units: [{ name: 'Urgent care' }, { name: 'Lab' }],
    beds: null,
    benefits: ['Dental'],
    about: 'A small clinic.',
  },
} as const;
const save = (who: SignedIn, step: keyof typeof STEPS, changes: object = {}) =>
  who.http.put(`${PATH}/${step}`, { ...STEPS[step], ...changes });
const handIn = async (who: SignedIn) => {
  for (const step of ['organization', 'address', 'contact', 'details'] as const) await save(who, step);
  return who.http.post(`${PATH}/submit`);
};
const facility = {
  name: 'Bluestem West',
  facilityType: 'hospital',
  streetAddress: '9 Oak St',
  zip: '64804',
  units: [{ name: 'Emergency' }],
};

describe('onboarding', () => {
  it('saves each step, continues with the next one on another device, and says what is missing', async () => {
    const owner = await signInAs(app, 'employer', 'Ivy Long');
    expect((await owner.http.get(PATH)).body).toMatchObject({ organization: null, myRole: null });
    expect(await save(owner, 'address')).toMatchObject({ status: 404 });
    const next: string[] = [];
    for (const step of ['organization', 'address', 'contact', 'details'] as const) {
      expect(await save(owner, step)).toMatchObject({ status: 200 });
      const elsewhere = await openBrowser(app, owner.userId);
      const { organization, missing } = (await elsewhere.get(PATH)).body;
      next.push(organization.onboardingStep);
      expect(organization).toMatchObject({ name: 'Bluestem Clinic', website: 'https://bluestem.example' });
      if (step === 'organization') {
        expect(missing.map((item: { step: string }) => item.step)).toEqual([
          'address',
          'address',
          'contact',
          'contact',
          'contact',
        ]);
        expect(await elsewhere.post(`${PATH}/submit`)).toMatchObject({
          status: 422,
          body: { error: 'INVALID_INPUT', fields: { address: expect.any(String), contact: expect.any(String) } },
        });
      }
    }
    expect(next).toEqual(['address', 'contact', 'details', 'review']);
    const { organization, facilities, jobTitle, myRole, missing } = (await owner.http.get(PATH)).body;
    expect(organization).toMatchObject({
      city: 'Pittsburg',
      state: 'KS',
      benefits: ['Dental'],
      verificationStatus: 'pending',
    });
    expect(facilities).toMatchObject([{ id: organization.id, units: [{ name: 'Lab' }, { name: 'Urgent care' }] }]);
    expect({ jobTitle, myRole, missing }).toEqual({ jobTitle: 'Manager', myRole: 'owner', missing: [] });
  });

  it('refuses invalid values at the field, and keeps the stored ones', async () => {
    const owner = await signInAs(app, 'employer', 'Ivy Long');
    await save(owner, 'organization');
    await save(owner, 'address');
    for (const [step, changes, field] of [
      ['organization', { name: ' ' }, 'name'],
      ['organization', { npi: '1234567898' }, 'npi'],
      ['organization', { website: 'http://a b' }, 'website'],
      ['organization', { directoryCcn: '999999' }, 'directoryCcn'],
      ['organization', { facilityType: 'castle' }, 'facilityType'],
      ['address', { zip: '00000' }, 'zip'],
      ['address', { zip: '80202' }, 'zip'],
      ['contact', { phone: '555' }, 'phone'],
      ['contact', { contactEmail: 'ivy' }, 'contactEmail'],
      ['details', { beds: -1 }, 'beds'],
    ] as const) {
      expect(await save(owner, step, changes), JSON.stringify(changes)).toMatchObject({
        status: 422,
        body: { error: 'INVALID_INPUT', fields: { [field]: expect.any(String) } },
      });
    }
    expect((await owner.http.get(PATH)).body.organization).toMatchObject({ zip: '66762', npi: null });
  });

  it('is submitted once, and after a requested fix again as a new case, with the messages of the items', async () => {
    const owner = await signInAs(app, 'employer', 'Ivy Long');
    expect((await handIn(owner)).body.organization).toMatchObject({ verificationStatus: 'pending' });
    expect(await owner.http.post(`${PATH}/submit`)).toMatchObject({
      status: 409,
      body: { error: 'WRONG_STATE', current: 'pending' },
    });
    const bell = async () =>
      (await owner.http.get('/api/notifications')).body.items
        .filter(({ kind }: { kind: string }) => kind === 'organization_submitted')
        .map(({ title, body }: { title: string; body: string }) => `${title}. ${body}`);
    expect(await bell()).toEqual([
      expect.stringMatching(/^We have your organization\. .* You should hear from us by \w+ \d+, \d{4}\./),
    ]);
    const { organization } = (await owner.http.get(PATH)).body;
    const [opened] = await app.asOwner(`select id from verification_cases where organization_id = $1`, [
      organization.id,
    ]);
    const ada = await signInAsAdmin(app);
    const caseUrl = `/api/admin/cases/${String(opened?.['id'])}`;
    const seen = (await ada.http.get(caseUrl)).body;
    const address = seen.items.find(({ type }: { type: string }) => type === 'address');
    const flagged = await ada.http.put(`${caseUrl}/items/address/${address.id}`, {
      outcome: 'needs_fix',
      message: 'This street is not in Pittsburg.',
      revision: address.revision,
    });
    expect(flagged, JSON.stringify(flagged.body)).toMatchObject({ status: 200 });
    const decided = await ada.http.post(`${caseUrl}/decision`, {
      decision: 'needs_fix',
      message: 'Please check the address.',
      version: flagged.body.version,
    });
    expect(decided, JSON.stringify(decided.body)).toMatchObject({ status: 200 });
    expect((await owner.http.get(PATH)).body).toMatchObject({
      organization: { verificationStatus: 'needs_fix' },
      reviewMessage: 'Please check the address.',
      itemMessages: [{ itemType: 'address', message: 'This street is not in Pittsburg.' }],
    });
    await save(owner, 'address', { streetAddress: '14 Elm St' });
    const again = await owner.http.post(`${PATH}/submit`);
    expect(again).toMatchObject({
      status: 200,
      body: { organization: { verificationStatus: 'pending' }, reviewMessage: null, itemMessages: [] },
    });
    const cases = await app.asOwner(
      `select status from verification_cases where organization_id = $1 order by submitted_at`,
      [organization.id],
    );
    expect(cases.map(({ status }) => status)).toEqual(['needs_fix', 'pending']);
    expect((await bell())[0]).toMatch(/^We have your changes\./);
  });

  it('finds directory entries with similar names, also within a state', async () => {
    await app.asOwner(
      `insert into facility_directory (ccn, name, street_address, city, state, zip) values
        ('260001', 'FREEMAN NEOSHO HOSPITAL', '1 A St', 'Neosho', 'MO', '64850'),
        ('170001', 'FREEMAN FORT SCOTT HOSPITAL', '1 B St', 'Fort Scott', 'KS', '66701'),
        ('260002', 'MERCY CAPE', '1 C St', 'Cape Girardeau', 'MO', '63701')`,
    );
    const owner = await signInAs(app, 'employer', 'Ivy Long');
    const find = async (query: string) => (await owner.http.get(`/api/employer/directory?${query}`)).body;
    const both = await find('name=freeman%20hospital');
    expect(
      both.items.map(({ ccn }: { ccn: string }) => ccn).sort((a: string, b: string) => a.localeCompare(b)),
    ).toEqual(['170001', '260001']);
    expect((await find('name=freeman%20hospital&state=KS')).items).toMatchObject([
      { ccn: '170001', city: 'Fort Scott' },
    ]);
    expect((await find('name=xyzzy')).items).toEqual([]);
    expect(await find('name=fr')).toMatchObject({ error: 'INVALID_INPUT', fields: { name: expect.any(String) } });
    expect(await save(owner, 'organization', { directoryCcn: '170001' })).toMatchObject({
      status: 200,
      body: { organization: { directoryCcn: '170001' } },
    });
  });
});

describe('a second facility', () => {
  it('creates a system: units, jobs and applicants stay with the first facility, and the second posts its own jobs', async () => {
    const hospital = await anApprovedHospital(app);
    const nurse = await anApprovedNurse(app);
    const jobId = await publish(app, hospital, { unitIds: hospital.unitIds });
    await theMatch(nurse);
    const applicationId = await applyByHand(nurse, jobId);

    const added = await hospital.http.post('/api/employer/facilities', facility);
    expect(added, JSON.stringify(added.body)).toMatchObject({
      status: 201,
      body: { organization: { id: hospital.organizationId, kind: 'system', verificationStatus: 'approved' } },
    });
    const { facilities } = added.body;
    expect(facilities.map(({ name }: { name: string }) => name)).toEqual(['Bluestem West', 'Quillreed Hospital']);
    const [west, first] = facilities;
    expect(west.units).toMatchObject([{ name: 'Emergency' }]);
    expect(first.units.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(hospital.unitIds));
    expect((await hospital.http.get(`/api/jobs/${jobId}`)).body).toMatchObject({
      status: 'published',
      mayEdit: true,
      draft: { organizationId: first.id, unitIds: expect.arrayContaining(hospital.unitIds) },
    });
    expect((await hospital.http.get(`/api/jobs/${jobId}/candidates`)).body.items).toMatchObject([
      { id: applicationId },
    ]);
    expect((await nurse.http.get(`/api/me/applications/${applicationId}`)).body).toMatchObject({ stage: 'applied' });
    const [row] = await app.asOwner(`select organization_id from applications where id = $1`, [applicationId]);
    expect(row).toEqual({ organization_id: first.id });

    await approveOrganization(app, west.id);
    const second = await publish(app, { ...hospital, organizationId: west.id });
    expect((await hospital.http.get(`/api/jobs/${second}`)).body.organizationName).toBe('Bluestem West');
    const atTheTop = await hospital.http.post('/api/jobs', aNightJob(app, hospital.organizationId));
    expect(atTheTop).toMatchObject({
      status: 422,
      body: { fields: { organizationId: 'Choose one of your facilities.' } },
    });

    const renamed = await hospital.http.put(`/api/employer/facilities/${west.id}`, {
      name: 'Bluestem North',
      units: [{ name: 'ICU' }],
      removedUnitIds: [west.units[0].id],
    });
    expect(renamed.body.facilities[0]).toMatchObject({
      name: 'Bluestem West',
      streetAddress: '9 Oak St',
      units: [{ name: 'ICU' }],
      waiting: { name: 'Bluestem North' },
    });

    // Blocking one facility hides the candidate from the whole tree.
    await app.asOwner(`insert into blocked_organizations (user_id, organization_id) values ($1, $2)`, [
      nurse.userId,
      west.id,
    ]);
    expect((await hospital.http.get(`/api/jobs/${jobId}/candidates`)).body.items).toEqual([]);
    expect(await hospital.http.get(`/api/employer/applications/${applicationId}`)).toMatchObject({ status: 404 });
  });

  it('is added by owners, in Missouri or Kansas; another employer’s facility is 404', async () => {
    const [mine, other] = [await anApprovedHospital(app), await anApprovedHospital(app)];
    expect(await mine.http.post('/api/employer/facilities', { ...facility, zip: '80202' })).toMatchObject({
      status: 422,
      body: { fields: { zip: 'We serve facilities in Missouri and Kansas.' } },
    });
    expect((await mine.http.get(PATH)).body.organization.kind).toBe('facility');
    const theirs = await mine.http.put(`/api/employer/facilities/${other.organizationId}`, { ...facility, units: [] });
    expect(theirs).toMatchObject({ status: 404 });
    await app.asOwner(`update organization_members set member_role = 'recruiter' where user_id = $1`, [mine.userId]);
    expect(await mine.http.post('/api/employer/facilities', facility)).toMatchObject({ status: 403 });
  });
});

describe('open applications', () => {
  it('of a canceled employer end: jobs close, applicants are notified, interviews are canceled', async () => {
    const [hospital, nurse] = [await anApprovedHospital(app), await anApprovedNurse(app)];
    const jobId = await publish(app, hospital);
    const applicationId = await applyByHand(nurse, jobId);
    const interviewId = await confirmWith(app, hospital, nurse, applicationId);
    const offerId = await offerTo(app, hospital, applicationId);
    expect(await hospital.http.post(`${PATH}/cancel`, { confirmName: 'Quillreed' })).toMatchObject({
      status: 422,
      body: { fields: { confirmName: expect.any(String) } },
    });
    expect(await hospital.http.post(`${PATH}/cancel`, { confirmName: 'Quillreed Hospital' })).toMatchObject({
      status: 200,
    });
    const mine = (await nurse.http.get(`/api/me/applications/${applicationId}`)).body;
    expect(mine).toMatchObject({
      stage: 'rejected',
      declineReason: 'The employer left Tallgrass.',
      job: { status: 'closed' },
      interviews: [{ status: 'canceled' }],
    });
    expect(await noticeTitlesOf(nurse)).toEqual(
      expect.arrayContaining(['The job was closed', 'An interview was canceled']),
    );
    expect(await hospital.http.get(`/api/employer/applications/${applicationId}`)).toMatchObject({ status: 404 });

    // A stale screen gets the current status, not whose turn it is or that someone is on hold.
    const slots = [new Date(app.clock.now().getTime() + DAY).toISOString()];
    const called = { status: 409, body: { current: 'canceled', message: expect.stringContaining('is canceled') } };
    const accept = { slotId: '00000000-0000-4000-8000-0000000000ff' };
    expect(await nurse.http.post(`/api/interviews/${interviewId}/accept`, accept)).toMatchObject(called);
    expect(await nurse.http.post(`/api/interviews/${interviewId}/counter`, { slots })).toMatchObject(called);
    expect(await nurse.http.post(`/api/offers/${offerId}/accept`, accepting)).toMatchObject({
      status: 409,
      body: { current: 'rescinded', message: expect.stringContaining('is rescinded') },
    });
  });

  it('of a held employer can be declined but not accepted, until the hold is lifted', async () => {
    const [hospital, nurse] = [await anApprovedHospital(app), await anApprovedNurse(app)];
    const [first, second] = [await publish(app, hospital), await publish(app, hospital)];
    await eventually(async () => {
      const { items } = (await nurse.http.get('/api/me/matches')).body;
      expect(items.map(({ job }: { job: { id: string } }) => job.id)).toContain(second);
    });
    const applicationId = await applyByHand(nurse, first);
    const proposed = await hospital.http.post(`/api/employer/applications/${applicationId}/interviews`, {
      mode: 'phone',
      place: '(417) 555-0110',
      timeZone: 'America/Chicago',
      durationMinutes: 30,
      message: null,
      slots: [new Date(app.clock.now().getTime() + 86_400_000).toISOString()],
    });
    const { id: interviewId, slots } = proposed.body;
    const paused = await publish(app, hospital);
    const move = (to: string) => hospital.http.post(`/api/jobs/${paused}/status`, { to });
    expect((await move('paused')).status).toBe(200);
    const ada = await signInAsAdmin(app);
    const hold = await ada.http.post('/api/admin/holds', {
      subjectType: 'organization',
      subjectId: hospital.organizationId,
      kind: 'suspension',
      reason: 'They ask for money.',
    });
    expect(hold, JSON.stringify(hold.body)).toMatchObject({ status: 201 });

    const accept = () => nurse.http.post(`/api/interviews/${interviewId}/accept`, { slotId: slots[0].id });
    const onHold = { status: 409, body: { error: 'WRONG_STATE', current: 'on_hold' } };
    expect(await accept()).toMatchObject(onHold);
    expect(
      await nurse.http.post(`/api/interviews/${interviewId}/counter`, { slots: [slots[0].startsAt] }),
    ).toMatchObject(onHold);
    expect(await nurse.http.post('/api/me/applications', { jobId: second })).toMatchObject({
      status: 409,
      body: { error: 'CONFLICT' },
    });
    expect((await nurse.http.get(`/api/me/applications/${applicationId}`)).body.contactShared).toBe(false);
    for (const refused of [
      await hospital.http.get(`/api/employer/applications/${applicationId}`),
      await hospital.http.post(`/api/employer/applications/${applicationId}/shortlist`),
      await hospital.http.post(`/api/interviews/${interviewId}/cancel`, {}),
    ]) {
      expect(refused).toMatchObject({ status: 404 });
    }
    expect((await hospital.http.get('/api/interviews?state=all')).body.items).toEqual([]);
    const refused = { status: 403, body: { message: expect.stringContaining('on hold') } };
    expect(await move('published')).toMatchObject(refused);
    const { draft, version } = (await hospital.http.get(`/api/jobs/${second}`)).body;
    expect(await hospital.http.put(`/api/jobs/${second}`, { draft, version })).toMatchObject(refused);

    await ada.http.post(`/api/admin/holds/${hold.body.id}/release`, { reason: 'A misunderstanding.' });
    expect(await accept()).toMatchObject({ status: 200, body: { status: 'confirmed' } });
    expect((await move('published')).status).toBe(200);
  });

  it('of a candidate who was sent back after approval cannot be accepted until that is settled', async () => {
    const [hospital, nurse] = [await anApprovedHospital(app), await anApprovedNurse(app)];
    const applicationId = await applyByHand(nurse, await publish(app, hospital));
    await proposeTo(app, hospital, applicationId);
    const offerId = await offerTo(app, hospital, applicationId);
    const becomes = (status: string) =>
      app.asOwner('update profiles set verification_status = $2 where user_id = $1', [nurse.userId, status]);
    await becomes('needs_fix');
    const accept = () => nurse.http.post(`/api/offers/${offerId}/accept`, accepting);
    expect(await accept()).toMatchObject({ status: 409, body: { current: 'on_hold' } });
    await becomes('approved');
    expect(await accept()).toMatchObject({ status: 200 });
  });

  it('of a candidate on hold cannot be accepted, but can be withdrawn', async () => {
    const [hospital, nurse] = [await anApprovedHospital(app), await anApprovedNurse(app)];
    const applicationId = await applyByHand(nurse, await publish(app, hospital));
    await proposeTo(app, hospital, applicationId);
    const offerId = await offerTo(app, hospital, applicationId);
    await placeHold(app, 'person', nurse.userId, 'screening');
    expect(await hospital.http.get(`/api/employer/applications/${applicationId}`)).toMatchObject({ status: 404 });
    expect(await nurse.http.post(`/api/offers/${offerId}/accept`, accepting)).toMatchObject({
      status: 409,
      body: { error: 'WRONG_STATE', current: 'on_hold' },
    });
    expect(await nurse.http.post(`/api/offers/${offerId}/decline`, {})).toMatchObject({ status: 200 });
    expect(await nurse.http.post(`/api/me/applications/${applicationId}/withdraw`, {})).toMatchObject({ status: 200 });
  });

  it('stay with the team when a member leaves, who keeps no approval', async () => {
    const [hospital, nurse] = [await anApprovedHospital(app), await anApprovedNurse(app)];
    const colleague = await signInAs(app, 'employer', 'Max Hill');
    await join(app, hospital.organizationId, colleague.userId);
    await app.asOwner(
      `update profiles set onboarding_completed = true, verification_status = 'approved' where user_id = $1`,
      [colleague.userId],
    );
    const applicationId = await applyByHand(nurse, await publish(app, hospital));
    const asColleague = { http: colleague.http, organizationId: hospital.organizationId };
    const interviewId = await confirmWith(app, asColleague, nurse, applicationId);
    expect(await noticeTitlesOf(colleague)).toContain('Your interview is confirmed');
    const leaving = `/api/employer/members/${colleague.userId}?successorId=${hospital.userId}`;
    expect(await hospital.http.delete(leaving)).toMatchObject({ status: 200 });

    const before = await noticeTitlesOf(colleague);
    const cancel = (who: Pick<SignedIn, 'http'>) => who.http.post(`/api/interviews/${interviewId}/cancel`, {});
    expect(await cancel(colleague)).toMatchObject({ status: 404 });
    expect(await cancel(hospital)).toMatchObject({ status: 200, body: { status: 'canceled' } });
    expect(await noticeTitlesOf(colleague)).toEqual(before);
    const { body: session } = await colleague.http.get('/api/session');
    expect(session.profile).toMatchObject({ onboarding_completed: false, verification_status: 'pending' });
    expect((await colleague.http.get(PATH)).body.organization).toBeNull();
  });
});

describe('an approved organization that changes', () => {
  const identity = {
    name: 'Quillreed Hospital',
    legalName: 'Quillreed Hospital, Inc.',
    facilityType: 'hospital',
    npi: '1234567893',
    website: 'quillreed.example',
    directoryCcn: null,
  };
  const casesOf = (id: string) =>
    app.asOwner(`select status from verification_cases where organization_id = $1 order by submitted_at`, [id]);

  it('saves facts other than the identity immediately', async () => {
    const hospital = await anApprovedHospital(app);
    for (const saved of [
      await hospital.http.put(`${PATH}/organization`, { ...identity, website: 'jobs.quillreed.example' }),
      await hospital.http.put(`${PATH}/address`, { streetAddress: '1 Main St', zip: '64804' }),
      await save(hospital, 'contact'),
      await save(hospital, 'details', { beds: 140 }),
    ]) {
      expect(saved, JSON.stringify(saved.body)).toMatchObject({
        status: 200,
        body: { organization: { verificationStatus: 'approved' } },
      });
    }
    const { organization, facilities } = (await hospital.http.get(PATH)).body;
    expect(organization).toMatchObject({
      website: 'https://jobs.quillreed.example',
      contactName: 'Ivy Long',
      beds: 140,
      benefits: ['Dental'],
      about: 'A small clinic.',
    });
    expect(facilities[0].units.map(({ name }: { name: string }) => name)).toEqual([
      'Emergency',
      'ICU',
      'Lab',
      'Urgent care',
    ]);
    expect(await casesOf(hospital.organizationId)).toEqual([{ status: 'pending' }]);
  });

  it.each([
    ['organization', { ...identity, name: 'Mercy Hospital' }],
    ['organization', { ...identity, legalName: null }],
    ['organization', { ...identity, facilityType: 'clinic' }],
    ['organization', { ...identity, npi: null }],
    ['address', { streetAddress: '2 Main St', zip: '64804' }],
    ['address', { streetAddress: '1 Main St', zip: '66762' }],
  ])('goes back to review with %s %o, as a new case, which is an owner’s step', async (step, body) => {
    const { http, organizationId, userId } = await anApprovedHospital(app);
    await approveCases(app, organizationId);
    const asRole = (role: string) =>
      app.asOwner(`update organization_members set member_role = $2 where user_id = $1`, [userId, role]);
    await asRole('recruiter');
    expect(await http.put(`${PATH}/${step}`, body)).toMatchObject({ status: 403 });
    expect(await casesOf(organizationId)).toEqual([{ status: 'approved' }]);
    await asRole('owner');
    expect(await http.put(`${PATH}/${step}`, body)).toMatchObject({
      status: 200,
      body: { organization: { verificationStatus: 'pending' } },
    });
    expect(await casesOf(organizationId)).toEqual([{ status: 'approved' }, { status: 'pending' }]);
    expect((await http.get('/api/session')).body.profile).toMatchObject({ verification_status: 'pending' });
  });

  it('sees no candidates until the decision, and neither do facilities that were approved with it', async () => {
    const [hospital, nurse] = [await anApprovedHospital(app), await anApprovedNurse(app)];
    const decided = (status: string) =>
      app.asOwner(
        `update organizations set verification_status = $2 where path @> array[$1::uuid] and kind <> 'unit'`,
        [hospital.organizationId, status],
      );
    await approveCases(app, hospital.organizationId);
    const applicationId = await applyByHand(nurse, await publish(app, hospital));
    const sees = async () => (await hospital.http.get(`/api/employer/applications/${applicationId}`)).status;
    expect(await sees()).toBe(200);
    await hospital.http.put(`${PATH}/address`, { streetAddress: '2 Main St', zip: '64804' });
    expect(await sees()).toBe(404);
    expect((await nurse.http.get(`/api/me/applications/${applicationId}`)).body).toMatchObject({ stage: 'applied' });
    await decided('approved');
    expect(await sees()).toBe(200);

    await approveCases(app, hospital.organizationId);
    await hospital.http.post('/api/employer/facilities', facility);
    expect(await sees()).toBe(200);
    await hospital.http.put(`${PATH}/organization`, { ...identity, name: 'Quillreed Health' });
    expect(await sees()).toBe(404);
    await decided('approved');
    expect(await sees()).toBe(200);
  });
});
