import { randomUUID } from 'node:crypto';
import { authUsers } from '#platform/db/auth.ts';
import { MATCHING_NOTICE_VERSION } from '#domains/profiles/contract/consents.ts';
import type { TestApp } from '../app.ts';
import type { HttpClient } from '../http-client.ts';

export interface SignedIn {
  userId: string;
  email: string;
  http: HttpClient;
}

/** A confirmed account with an open session. */
export async function signInAs(
  app: TestApp,
  signupRole: 'job_seeker' | 'employer' = 'job_seeker',
  name = 'Dana Whitfield',
): Promise<SignedIn> {
  const email = `${randomUUID()}@example.test`;
  const [account] = await app.deps.db.auth
    .insert(authUsers)
    .values({ name, email, emailVerified: true, signupRole })
    .returning({ id: authUsers.id });
  if (!account) throw new Error('no account was made');
  return { userId: account.id, email, http: await openBrowser(app, account.id) };
}

/** A browser that is already signed in; each call is another device. */
export async function openBrowser(app: TestApp, userId: string): Promise<HttpClient> {
  const origin = { address: '127.0.0.1', userAgent: 'test', cookies: '' };
  const { setCookies } = await app.deps.auth.openSession(userId, origin);
  const http = app.visitor();
  for (const line of setCookies) {
    const [, cookie = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    http.cookies.set(cookie, value);
  }
  return http;
}

export const aNurse = {
  about: {
    fullName: 'Dana Whitfield',
    phone: '573-555-0142',
    zip: '64801',
    streetAddress: '12 Elm St',
    dateOfBirth: '1990-03-14',
    formerNames: ['Dana Roe'],
    movedFromState: null,
    movedOn: null,
  },
  role: {
    position: 'RN',
    requestedRole: null,
    specialties: ['icu'],
    settings: ['hospital'],
    skills: ['ventilator', 'charge', 'charting_epic'],
    yearsExperience: 6.5,
    headline: 'ICU nurse who likes nights',
    about: null,
  },
  license: {
    licenseType: 'RN',
    state: 'MO',
    licenseNumber: '2019123456',
    compactStatus: 'multistate',
    status: 'active',
    issuedOn: '2019-06-01',
    expiresOn: '2027-04-30',
  },
  certification: { kind: 'BLS', issuer: 'AHA', certificateNumber: null, issuedOn: null, expiresOn: '2027-08-31' },
  work: {
    employerName: 'Ozark Ridge Medical Center',
    facilityType: 'hospital',
    city: 'Joplin',
    state: 'MO',
    title: 'Staff nurse',
    specialty: 'icu',
    startedOn: '2020-01-06',
    endedOn: null,
    duties: null,
  },
  preferences: {
    payFloorCents: 3600,
    payTargetCents: 4200,
    shifts: ['nights'],
    shiftPatterns: ['3x12'],
    employmentTypes: ['full_time'],
    radiusMiles: 50,
    willRelocate: false,
    relocateStates: [],
    earliestStart: null,
    workAuthorized: true,
    needsSponsorship: false,
    autoApply: false,
    autoApplyDailyCap: 3,
    autoApplyActiveCap: 10,
  },
} as const;

export const submission = {
  matchingNoticeVersion: MATCHING_NOTICE_VERSION,
  acceptsMatchingNotice: true,
  attestsTruth: true,
} as const;

/** Completes the wizard as a nurse, from Joplin unless told otherwise, and submits on request. */
export async function fillProfile(http: HttpClient, options: { submit: boolean; zip?: string }): Promise<void> {
  const { submit, zip = aNurse.about.zip } = options;
  const steps = [
    await http.put('/api/me/profile/about', { ...aNurse.about, zip }),
    await http.put('/api/me/profile/role', aNurse.role),
    await http.post('/api/me/licenses', aNurse.license),
    await http.post('/api/me/certifications', aNurse.certification),
    await http.post('/api/me/work-history', aNurse.work),
    await http.put('/api/me/profile/preferences', aNurse.preferences),
    ...(submit ? [await http.post('/api/me/onboarding/submit', submission)] : []),
  ];
  const failed = steps.find(({ status }) => status >= 300);
  if (failed) throw new Error(`a step was refused: ${JSON.stringify(failed.body)}`);
}
