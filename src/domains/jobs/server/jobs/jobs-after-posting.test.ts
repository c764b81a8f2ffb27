import { beforeAll, describe, expect, it } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import {
  accepting,
  aNightJob,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  confirmWith,
  DAY,
  dayIn,
  eventually,
  noticeTitlesOf,
  offerTo,
  publish,
} from '#tests/support/people/hiring.ts';
import { expireJobs } from './move-job.ts';

const app = sharedApp();
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let nurse: SignedIn;

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
  nurse = await anApprovedNurse(app);
});

const jobOf = async (id: string) => (await hospital.http.get(`/api/jobs/${id}`)).body;
const move = (id: string, to: string) => hospital.http.post(`/api/jobs/${id}/status`, { to });
const mine = async (id: string) => (await nurse.http.get(`/api/me/applications/${id}`)).body;

describe('the dates of a job', () => {
  it('may pass while it is open: an edit or a resume keeps a past start date, but a new one must be in the future', async () => {
    const id = await publish(app, hospital, { startDate: dayIn(app, 2) });
    app.clock.advance(3 * DAY);
    const job = await jobOf(id);
    expect(job.missing).toEqual({});
    const saved = await hospital.http.put(`/api/jobs/${id}`, {
      draft: { ...job.draft, title: 'ICU nurse, starts at once' },
      version: job.version,
    });
    expect(saved).toMatchObject({ status: 200, body: { missing: {}, draft: { startDate: job.draft.startDate } } });
    const earlier = await hospital.http.put(`/api/jobs/${id}`, {
      draft: { ...job.draft, startDate: dayIn(app, -2) },
      version: saved.body.version,
    });
    expect(earlier).toMatchObject({
      status: 422,
      body: { fields: { startDate: 'Choose a day that has not passed.' } },
    });
    expect((await move(id, 'paused')).body.missing).toEqual({});
    expect(await move(id, 'published')).toMatchObject({ status: 200 });
    expect(await move(id, 'filled')).toMatchObject({ status: 200 });
    expect(await move(id, 'published')).toMatchObject({
      status: 422,
      body: { fields: { startDate: expect.any(String) } },
    });
  });

  it('must be in the future when a draft is published', async () => {
    const draft = {
      ...aNightJob(app, hospital.organizationId),
      startDate: dayIn(app, -1),
      validThrough: dayIn(app, -1),
    };
    const { id } = (await hospital.http.post('/api/jobs', draft)).body;
    expect(await move(id, 'published')).toMatchObject({
      status: 422,
      body: { fields: { startDate: expect.any(String), validThrough: expect.any(String) } },
    });
  });

  it('end it: it is open on its last day and expired on the next, both sides are notified, and it can reopen', async () => {
    const id = await publish(app, hospital, {
      title: 'Short posting',
      validThrough: dayIn(app, 1),
      startDate: dayIn(app, 9),
    });
    const applicationId = await applyByHand(nurse, id);
    app.clock.advance(DAY);
    await expireJobs(app.deps);
    expect((await jobOf(id)).status).toBe('published');
    app.clock.advance(DAY);
    await expireJobs(app.deps);
    await expireJobs(app.deps);
    expect((await jobOf(id)).status).toBe('expired');
    expect((await mine(applicationId)).stage).toBe('applied');
    const changed = (titles: string[]) => titles.filter((title) => /changed|jobs closed/.test(title));
    expect(changed(await noticeTitlesOf(nurse))).toContain('A job that you applied to changed');
    expect(changed(await noticeTitlesOf(hospital))).toEqual(['One of your jobs closed']);
    expect(await nurse.http.post('/api/me/applications', { jobId: id })).toMatchObject({ status: 404 });

    expect(await move(id, 'published')).toMatchObject({
      status: 422,
      body: { fields: { validThrough: 'Choose a day that has not passed.' } },
    });
    const { draft, version } = await jobOf(id);
    const again = { draft: { ...draft, validThrough: dayIn(app, 20) }, version };
    expect(await hospital.http.put(`/api/jobs/${id}`, again)).toMatchObject({ status: 200 });
    expect(await move(id, 'published')).toMatchObject({ status: 200, body: { status: 'published' } });
    const shortlisted = await hospital.http.post(`/api/employer/applications/${applicationId}/shortlist`);
    expect(shortlisted).toMatchObject({ status: 200, body: { stage: 'shortlisted' } });
    await move(id, 'closed');
  });
});

describe('the contents of a job', () => {
  it('keeps several units of its facility and the requisition number, and refuses units of another facility', async () => {
    const draft = { ...aNightJob(app, hospital.organizationId), unitIds: hospital.unitIds };
    const made = await hospital.http.post('/api/jobs', draft);
    expect(hospital.unitIds).toHaveLength(2);
    expect(made).toMatchObject({ status: 201, body: { draft: { externalRequisitionId: 'REQ-7' } } });
    expect(new Set(made.body.draft.unitIds)).toEqual(new Set(hospital.unitIds));
    const other = await anApprovedHospital(app);
    const refused = await hospital.http.post('/api/jobs', {
      ...draft,
      unitIds: [...hospital.unitIds, ...other.unitIds],
    });
    expect(refused).toMatchObject({ status: 422, body: { fields: { unitIds: 'Choose units of this facility.' } } });
    const elsewhere = await hospital.http.post('/api/jobs', { ...draft, organizationId: other.organizationId });
    expect(elsewhere).toMatchObject({ status: 422, body: { fields: { organizationId: expect.any(String) } } });
  });

  it('are copied into a new draft by duplicating; dates that have passed are left empty', async () => {
    const id = await publish(app, hospital, {
      unitIds: hospital.unitIds,
      startDate: dayIn(app, 2),
      validThrough: dayIn(app, 40),
    });
    app.clock.advance(3 * DAY);
    const copy = await hospital.http.post(`/api/jobs/${id}/duplicate`);
    const original = await jobOf(id);
    expect(copy).toMatchObject({
      status: 201,
      body: {
        status: 'draft',
        version: 1,
        publishedAt: null,
        missing: { startDate: 'Choose a start date.' },
        draft: { ...original.draft, startDate: null, unitIds: expect.arrayContaining(hospital.unitIds) },
      },
    });
    expect(copy.body.slug).not.toBe(original.slug);
    await move(id, 'closed');
  });

  it('cannot move to another facility once it was posted', async () => {
    const id = await publish(app, hospital);
    const other = await anApprovedHospital(app);
    const { draft, version } = await jobOf(id);
    const moved = { draft: { ...draft, organizationId: other.organizationId }, version };
    expect(await hospital.http.put(`/api/jobs/${id}`, moved)).toMatchObject({
      status: 422,
      body: { fields: { organizationId: expect.stringContaining('Duplicate') } },
    });
    await move(id, 'closed');
  });

  it('of an organization on hold, cannot change while it is open, but can while it is paused', async () => {
    const id = await publish(app, hospital);
    const { draft, version } = await jobOf(id);
    const save = () => hospital.http.put(`/api/jobs/${id}`, { draft: { ...draft, title: 'ICU nurse, days' }, version });
    const becomes = (status: string) =>
      app.asOwner('update organizations set verification_status = $2 where id = $1', [hospital.organizationId, status]);
    await becomes('pending');
    expect(await save()).toMatchObject({ status: 403, body: { message: expect.stringContaining('not approved') } });
    expect((await move(id, 'paused')).status).toBe(200);
    expect((await save()).status).toBe(200);
    await becomes('approved');
    expect((await move(id, 'published')).status).toBe(200);
  });

  it('pays at least the minimum wage of its state: $15.00 in Missouri, $7.25 in Kansas', async () => {
    const floor = async (zip: string, payMinCents: number) => {
      const draft = { ...aNightJob(app, hospital.organizationId), zip, payMinCents };
      const { body } = await hospital.http.post('/api/jobs', draft);
      return body.missing.payMinCents ?? null;
    };
    expect(await floor('64804', 1499)).toBe('The minimum wage here is $15.00 an hour.');
    expect(await floor('64804', 1500)).toBeNull();
    expect(await floor('66762', 724)).toBe('The minimum wage here is $7.25 an hour.');
    expect(await floor('66762', 725)).toBeNull();
    expect(
      await hospital.http.post('/api/jobs', { ...aNightJob(app, hospital.organizationId), zip: '80202' }),
    ).toMatchObject({
      status: 422,
      body: { fields: { zip: 'Jobs can be in Missouri and Kansas only.' } },
    });
  });

  it('are edited by owners and recruiters; a reviewer can only read them', async () => {
    const id = await publish(app, hospital);
    await app.asOwner(`update organization_members set member_role = 'viewer' where user_id = $1`, [hospital.userId]);
    try {
      const { draft, version, mayEdit } = await jobOf(id);
      expect(mayEdit).toBe(false);
      for (const refused of [
        await hospital.http.put(`/api/jobs/${id}`, { draft, version }),
        await move(id, 'closed'),
        await hospital.http.post(`/api/jobs/${id}/duplicate`),
      ]) {
        expect(refused).toMatchObject({ status: 403, body: { error: 'FORBIDDEN' } });
      }
    } finally {
      await app.asOwner(`update organization_members set member_role = 'owner' where user_id = $1`, [hospital.userId]);
    }
    await move(id, 'closed');
  });
});

describe('a job that ends', () => {
  it('closing it declines every applicant with the reason and ends interviews and offers', async () => {
    const [first, second] = [await publish(app, hospital), await publish(app, hospital)];
    const interviewing = await applyByHand(nurse, first);
    const offered = await applyByHand(nurse, second);
    const interviewId = await confirmWith(app, hospital, nurse, interviewing);
    await confirmWith(app, hospital, nurse, offered);
    const offerId = await offerTo(app, hospital, offered);
    await move(first, 'closed');
    await move(second, 'closed');

    const one = await mine(interviewing);
    expect(one).toMatchObject({ stage: 'rejected', declineReason: 'The employer closed the job.' });
    expect(one.interviews).toMatchObject([{ id: interviewId, status: 'canceled' }]);
    expect(one.timeline.map(({ text }: { text: string }) => text).slice(-2)).toEqual([
      'Declined',
      'Interview canceled',
    ]);
    const two = await mine(offered);
    expect(two).toMatchObject({ stage: 'rejected' });
    expect(two.offers).toMatchObject([
      { id: offerId, status: 'rescinded', decisionReason: 'The employer closed the job.' },
    ]);
    expect(await nurse.http.post(`/api/offers/${offerId}/accept`, accepting)).toMatchObject({
      status: 409,
      body: { error: 'WRONG_STATE', current: 'rescinded' },
    });
    const titles = await noticeTitlesOf(nurse);
    expect(titles.slice(0, 6)).toEqual(
      expect.arrayContaining(['The job was closed', 'An interview was canceled', 'An offer was withdrawn']),
    );
    expect(await hospital.http.post(`/api/interviews/${interviewId}/cancel`, {})).toMatchObject({
      status: 409,
      body: { current: 'canceled' },
    });
  });

  it('filling it declines applicants with the reason and ends matches; reopening brings the matches back', async () => {
    const id = await publish(app, hospital, { title: 'ICU nurse, two of them', openings: 2 });
    const funnel = async () => (await jobOf(id)).funnel;
    await eventually(async () => expect(await funnel()).toMatchObject({ matched: 1 }));
    await move(id, 'filled');
    expect(await funnel()).toMatchObject({ matched: 0 });
    await move(id, 'published');
    await eventually(async () => expect(await funnel()).toMatchObject({ matched: 1 }));
    const applicationId = await applyByHand(nurse, id);
    const told = 'The employer chose another candidate';
    const before = (await noticeTitlesOf(nurse)).filter((title) => title === told).length;
    await move(id, 'filled');
    const ended = await mine(applicationId);
    expect(ended).toMatchObject({ stage: 'rejected', declineReason: 'The position was filled.' });
    expect(ended.timeline.at(-1)).toMatchObject({ toStage: 'rejected', actor: 'employer' });
    expect((await noticeTitlesOf(nurse)).filter((title) => title === told)).toHaveLength(before + 1);
  });
});

describe('the list of jobs', () => {
  it('starts with open jobs with waiting applicants, then other open jobs, drafts and ended jobs, across pages', async () => {
    const [other, person] = [await anApprovedHospital(app), await anApprovedNurse(app)];
    const waited = await publish(app, other, { title: 'waited for' });
    await applyByHand(person, waited);
    app.clock.advance(1000);
    for (const title of ['open', 'paused', 'closed']) {
      const id = await publish(app, other, { title });
      if (title !== 'open') await other.http.post(`/api/jobs/${id}/status`, { to: title });
      app.clock.advance(1000);
    }
    await other.http.post('/api/jobs', { ...aNightJob(app, other.organizationId), title: 'draft' });
    const seen = (await other.http.pages('/api/employer/jobs?limit=2')).flat().map(({ draft }) => draft.title);
    expect(seen).toEqual(['waited for', 'paused', 'open', 'draft', 'closed']);
  });
});
