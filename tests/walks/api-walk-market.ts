import { expect } from 'vitest';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { CONFIRM_WORK_VERSION } from '#domains/profiles/contract/consents.ts';
import type { TestApp } from '#tests/support/app.ts';
import { aNurse } from '#tests/support/people/candidates.ts';
import {
  aNightJob,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  eventually,
  offerTo,
  proposeTo,
  publish,
} from '#tests/support/people/hiring.ts';
import { hire } from '#tests/support/people/starts.ts';
import { ownIds } from './expected.ts';
import type { HttpClient } from '#tests/support/http-client.ts';

export type Who = 'anonymous' | 'candidate' | 'employer' | 'admin';

export interface Walk {
  browsers: Record<Who, HttpClient>;
  /** The same roles, with a market of their own that has nothing to do with the first. */
  strangers: Record<'candidate' | 'employer', HttpClient>;
  /** What belongs to the first candidate and employer: the start of a path, and the id that goes into it. */
  owned: Record<'candidate' | 'employer', Record<string, string>>;
}

/** Two markets beside each other; the first has one of everything that carries an id. */
export async function openWalk(app: TestApp): Promise<Walk> {
  const [nurse, hospital] = [await anApprovedNurse(app), await anApprovedHospital(app)];
  const [otherNurse, otherHospital] = [await anApprovedNurse(app), await anApprovedHospital(app)];
  const admin = await signInAsAdmin(app);
  const [first, second] = [await publish(app, hospital), await publish(app, hospital)];
  const [toInterview, toOffer] = [await applyByHand(nurse, first), await applyByHand(nurse, second)];
  const { id: interviewId } = await proposeTo(app, hospital, toInterview);
  await proposeTo(app, hospital, toOffer);
  const offerId = await offerTo(app, hospital, toOffer);
  const hired = await hire(app, hospital, nurse);
  await publish(app, hospital);
  const { id: draftId } = (await hospital.http.post('/api/jobs', aNightJob(app, hospital.organizationId))).body;
  const invited = await hospital.http.post('/api/employer/invitations', {
    email: 'x@example.test',
    memberRole: 'recruiter',
  });
  const { facts } = (await nurse.http.get('/api/me/passport')).body;
  const shared = await nurse.http.post('/api/me/passport/links', { label: 'x', facts: [facts[0].key], days: 7 });
  const past = { ...aNurse.work, startedOn: '2016-01-04', endedOn: '2019-12-20' };
  const { work } = (await nurse.http.post('/api/me/work-history', past)).body;
  const asked = await nurse.http.post('/api/me/work-confirmations', {
    workId: work.find(({ endedOn }: { endedOn: string | null }) => endedOn !== null).id,
    contactName: 'Paula Reyes',
    contactRole: 'Nurse manager',
    contactEmail: 'p.reyes@ridge.example.test',
    consentVersion: CONFIRM_WORK_VERSION,
    consents: true,
  });
  const west = await hospital.http.post('/api/employer/facilities', {
    name: 'Quillreed West',
    facilityType: 'clinic',
    streetAddress: '2 Oak St',
    zip: '64801',
  });
  const matches = await eventually(async () => {
    const { items } = (await nurse.http.get('/api/me/matches')).body;
    if (items.length === 0) throw new Error('no match yet');
    return items as { id: string }[];
  });
  const school = await nurse.http.post('/api/me/education', {
    school: 'MSSU',
    degree: 'BSN',
    graduatedOn: '2019-05-01',
  });
  const blocked = await nurse.http.post('/api/me/blocked-organizations', {
    organizationId: otherHospital.organizationId,
  });
  expect([school, blocked].map(({ status }) => status)).toEqual([201, 201]);
  await app.asOwner(
    `insert into auth.passkeys (user_id, credential_id, public_key, transports, name) values ($1, 'c', 'k', '{}', 'Phone')`,
    [nurse.userId],
  );
  await app.asOwner(`insert into auth.accounts (user_id, account_id, provider_id) values ($1, 'g', 'google')`, [
    nurse.userId,
  ]);
  const view = await hospital.http.post('/api/employer/saved-views', {
    screen: 'jobs',
    name: 'Open',
    query: 'status=open',
  });
  const firstRow = async (statement: string, userId: string) =>
    String(Object.values((await app.asOwner(`${statement} limit 1`, [userId]))[0] ?? {})[0]);
  const row = (table: string) => firstRow(`select id from ${table} where user_id = $1`, nurse.userId);
  const notice = (userId: string) => firstRow(`select id from notifications where user_id = $1`, userId);
  const own = await ownIds({ app, nurse, hospital, application: toInterview, job: first });
  return {
    browsers: { anonymous: app.visitor(), candidate: nurse.http, employer: hospital.http, admin: admin.http },
    strangers: { candidate: otherNurse.http, employer: otherHospital.http },
    owned: {
      candidate: {
        ...own.candidate,
        '/api/auth/passkeys/:id': await firstRow('select id from auth.passkeys where user_id = $1', nurse.userId),
        '/api/auth/links/:id': await firstRow('select id from auth.accounts where user_id = $1', nurse.userId),
        '/api/me/licenses/:id': await row('licenses'),
        '/api/me/certifications/:id': await row('certifications'),
        '/api/me/work-history/:id': await row('work_history'),
        '/api/me/education/:id': school.body.id,
        '/api/me/blocked-organizations/:id': otherHospital.organizationId,
        '/api/me/matches/:id': matches[0]?.id ?? '',
        '/api/me/jobs/:id': draftId,
        '/api/me/applications/:id': toInterview,
        '/api/interviews/:id': interviewId,
        '/api/conversations/:id': toInterview,
        '/api/offers/:id': offerId,
        '/api/starts/:id': hired,
        '/api/notifications/:id': await notice(nurse.userId),
        '/api/me/passport/links/:id': shared.body.passport.links[0].id,
        '/api/me/work-confirmations/:id': asked.body.items[0].id,
      },
      employer: {
        ...own.employer,
        '/api/employer/office-hours/:id': hospital.organizationId,
        '/api/employer/facilities/:id': west.body.facilities.find(({ name }: { name: string }) => name.endsWith('West'))
          .id,
        '/api/employer/units/:id': hospital.unitIds[0] ?? '',
        '/api/employer/invitations/:id': invited.body.id,
        '/api/employer/members/:userId': hospital.userId,
        '/api/employer/applications/:id': toInterview,
        '/api/employer/saved-views/:id': view.body.id,
        '/api/jobs/:id': first,
        '/api/interviews/:id': interviewId,
        '/api/conversations/:id': toInterview,
        '/api/offers/:id': offerId,
        '/api/starts/:id': hired,
        '/api/notifications/:id': await notice(hospital.userId),
      },
    },
  };
}
