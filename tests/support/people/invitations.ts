import { expect } from 'vitest';
import type { TestApp } from '../app.ts';
import type { SignedIn } from './candidates.ts';
import { anApprovedHospital, anApprovedNurse, eventually, publish } from './hiring.ts';

export type Hospital = Awaited<ReturnType<typeof anApprovedHospital>>;
type Http = Pick<SignedIn, 'http'>;

export interface Match {
  nurse: SignedIn;
  hospital: Hospital;
  jobId: string;
  /** The application's ID. */
  id: string;
}

/** The ID of a person's application to a job. A match shows to the person a moment before the employer has it. */
export const applicationOf = (app: TestApp, nurse: SignedIn, jobId: string): Promise<string> =>
  eventually(async () => {
    const asked = 'select id from applications where job_id = $1 and candidate_id = $2';
    const [row] = await app.asOwner(asked, [jobId, nurse.userId]);
    expect(row).toBeDefined();
    return String(row?.['id']);
  });

/** A nurse whom a hospital of the same town sees as a match for a new job. */
export async function aMatchIn(
  app: TestApp,
  zip: string,
  who: { nurse?: SignedIn; hospital?: Hospital; job?: object } = {},
): Promise<Match> {
  const nurse = who.nurse ?? (await anApprovedNurse(app, zip));
  const hospital = who.hospital ?? (await anApprovedHospital(app, zip));
  const jobId = await publish(app, hospital, { zip, ...who.job });
  const id = await applicationOf(app, nurse, jobId);
  return { nurse, hospital, jobId, id };
}

export const invite = ({ http }: Http, applicationId: string, body: object = {}) =>
  http.post(`/api/employer/applications/${applicationId}/invitation`, { message: null, ...body });

/** Invites the person and returns the invitation's ID. */
export async function invited({ hospital, id }: Pick<Match, 'hospital' | 'id'>, body: object = {}): Promise<string> {
  const made = await invite(hospital, id, body);
  expect(made, JSON.stringify(made.body)).toMatchObject({ status: 201, body: { status: 'invited' } });
  return made.body.id as string;
}

/** What the employer sees of a job's invitations. */
export const sentFor = async ({ http }: Http, jobId: string) =>
  (await http.get(`/api/jobs/${jobId}/invitations`)).body.items;

export const invitationsOf = async ({ http }: Http) => (await http.get('/api/me/invitations')).body.items;

export const answer = ({ http }: Http, invitationId: string, how: 'accept' | 'not-now' | 'decline', body?: object) =>
  http.post(`/api/me/invitations/${invitationId}/${how}`, body);
