/**
 * The field's license cases, word for word what the license gate has to answer. Each row: who, where, and the
 * answer with its reason code.
 */
import type { LicenseCode } from '#domains/matching/engine/license/license-rules.ts';
import type { CandidateFacts, JobFacts } from '#domains/matching/engine/types.ts';
import { license, PLACES } from './people.ts';

export interface LicenseCase {
  readonly name: string;
  readonly asOf?: string;
  readonly person: Partial<CandidateFacts>;
  readonly job: Partial<JobFacts>;
  readonly answer: 'ok' | 'held' | 'no';
  readonly code: LicenseCode;
}

const kansasMultistate = license({ state: 'KS', compactStatus: 'multistate', expiresOn: '2027-06-30' });
const kansasHome = { homeState: 'KS', ...PLACES.pittsburgKs } as const;
const started = { startDate: '2026-11-01' } as const;
const graduate = { licenses: [], graduatedOn: '2026-08-23' } as const;

export const LICENSE_CASES: readonly LicenseCase[] = [
  { name: 'a license of the state itself', person: {}, job: {}, answer: 'ok', code: 'LICENSE_OF_STATE' },
  {
    name: 'Pittsburg KS home with a Kansas multistate license, job in Joplin MO',
    person: { ...kansasHome, licenses: [kansasMultistate] },
    job: {},
    answer: 'ok',
    code: 'LICENSE_COMPACT',
  },
  {
    name: 'Joplin MO home with a Kansas multistate license, job in Joplin MO',
    person: { licenses: [kansasMultistate] },
    job: {},
    answer: 'held',
    code: 'LICENSE_RESIDENCE_DIFFERS',
  },
  {
    name: 'Joplin MO home with a Kansas multistate license, job in Pittsburg KS: it is a license of that state',
    person: { licenses: [kansasMultistate] },
    job: { state: 'KS' },
    answer: 'ok',
    code: 'LICENSE_OF_STATE',
  },
  {
    name: 'moved from Kansas to Missouri 60 days ago',
    person: { licenses: [kansasMultistate], movedFromState: 'KS', movedOn: '2026-09-22' },
    job: {},
    answer: 'ok',
    code: 'LICENSE_COMPACT_AFTER_MOVE',
  },
  {
    name: 'moved from Kansas to Missouri 61 days ago',
    person: { licenses: [kansasMultistate], movedFromState: 'KS', movedOn: '2026-09-21' },
    job: {},
    answer: 'held',
    code: 'LICENSE_RESIDENCE_DIFFERS',
  },
  {
    name: 'a move dated in the future carries nothing yet',
    person: { licenses: [kansasMultistate], movedFromState: 'KS', movedOn: '2026-11-22' },
    job: {},
    answer: 'held',
    code: 'LICENSE_RESIDENCE_DIFFERS',
  },
  {
    name: 'privilege to practice in Missouri withdrawn',
    person: { ...kansasHome, licenses: [{ ...kansasMultistate, privilegeWithdrawnStates: ['MO'] }] },
    job: {},
    answer: 'no',
    code: 'LICENSE_PRIVILEGE_WITHDRAWN',
  },
  {
    name: 'encumbered multistate license',
    person: { ...kansasHome, licenses: [{ ...kansasMultistate, status: 'encumbered' }] },
    job: {},
    answer: 'no',
    code: 'LICENSE_ENCUMBERED',
  },
  {
    name: 'a single-state Kansas license says nothing about Missouri',
    person: { ...kansasHome, licenses: [license({ state: 'KS' })] },
    job: {},
    answer: 'no',
    code: 'LICENSE_MISSING',
  },
  {
    name: 'a multistate license of a state whose compact is not in operation',
    person: { homeState: 'MA', licenses: [license({ state: 'MA', compactStatus: 'multistate' })] },
    job: {},
    answer: 'no',
    code: 'LICENSE_STATE_NOT_IN_COMPACT',
  },
  {
    name: 'the last day of a license counts',
    asOf: '2027-04-30',
    person: {},
    job: {},
    answer: 'ok',
    code: 'LICENSE_OF_STATE',
  },
  { name: 'the day after it does not', asOf: '2027-05-01', person: {}, job: {}, answer: 'no', code: 'LICENSE_EXPIRED' },
  {
    name: 'a license that nobody checked yet',
    person: { licenses: [license({ verified: false })] },
    job: {},
    answer: 'held',
    code: 'LICENSE_UNVERIFIED',
  },
  {
    name: 'an LPN license is no RN license',
    person: { licenses: [license({ type: 'LPN' })] },
    job: {},
    answer: 'no',
    code: 'LICENSE_MISSING',
  },
  {
    name: 'the compact covers LPNs',
    person: { ...kansasHome, positions: ['LPN'], licenses: [{ ...kansasMultistate, type: 'LPN' }] },
    job: { position: 'LPN' },
    answer: 'ok',
    code: 'LICENSE_COMPACT',
  },
  {
    name: 'the compact does not cover nurse practitioners',
    person: { ...kansasHome, positions: ['NP'], licenses: [{ ...kansasMultistate, type: 'NP' }] },
    job: { position: 'NP' },
    answer: 'no',
    code: 'LICENSE_MISSING',
  },
  {
    name: 'Missouri graduate nurse on day 90',
    person: graduate,
    job: started,
    answer: 'ok',
    code: 'LICENSE_GRADUATE_NURSE',
  },
  {
    name: 'Missouri graduate nurse on day 91',
    asOf: '2026-11-22',
    person: graduate,
    job: started,
    answer: 'no',
    code: 'LICENSE_MISSING',
  },
  {
    name: 'Missouri graduate nurse whose work would start on day 91',
    person: graduate,
    job: { startDate: '2026-11-22' },
    answer: 'no',
    code: 'LICENSE_MISSING',
  },
  {
    name: 'Missouri graduate nurse after the first examination result',
    person: { ...graduate, firstExamResultOn: '2026-11-20' },
    job: started,
    answer: 'no',
    code: 'LICENSE_MISSING',
  },
  {
    name: 'graduate nurse in Kansas: not found, so off',
    person: { ...kansasHome, ...graduate },
    job: { ...started, state: 'KS' },
    answer: 'no',
    code: 'LICENSE_MISSING',
  },
  {
    name: 'a license pending that is expected by the first day',
    person: {
      licenses: [license({ status: 'pending', expiresOn: null, verified: false })],
      licenseExpectedOn: '2026-12-15',
    },
    job: {},
    answer: 'ok',
    code: 'LICENSE_PENDING_BY_START',
  },
  {
    name: 'a license pending that is expected a day too late',
    person: {
      licenses: [license({ status: 'pending', expiresOn: null, verified: false })],
      licenseExpectedOn: '2026-12-16',
    },
    job: {},
    answer: 'no',
    code: 'LICENSE_PENDING_TOO_LATE',
  },
  {
    name: 'radiographer in Missouri: no license exists',
    person: { positions: ['RT'], licenses: [] },
    job: { position: 'RT' },
    answer: 'ok',
    code: 'LICENSE_NOT_NEEDED',
  },
  {
    name: 'radiographer in Kansas without a license (K.S.A. 65-7303)',
    person: { positions: ['RT'], licenses: [] },
    job: { position: 'RT', state: 'KS' },
    answer: 'no',
    code: 'LICENSE_MISSING',
  },
  {
    name: 'radiographer in Kansas with a Kansas license',
    person: { positions: ['RT'], licenses: [license({ type: 'RT', state: 'KS' })] },
    job: { position: 'RT', state: 'KS' },
    answer: 'ok',
    code: 'LICENSE_OF_STATE',
  },
  {
    name: 'CNA on the registry and at work',
    person: { positions: ['CNA'], licenses: [license({ type: 'CNA' })] },
    job: { position: 'CNA' },
    answer: 'ok',
    code: 'LICENSE_REGISTRY',
  },
  {
    name: 'CNA on the registry without paid work for more than 24 months',
    person: {
      positions: ['CNA'],
      licenses: [license({ type: 'CNA' })],
      currentlyWorking: false,
      lastWorkedOn: '2024-11-01',
    },
    job: { position: 'CNA' },
    answer: 'held',
    code: 'LICENSE_REGISTRY_MAY_HAVE_LAPSED',
  },
  {
    name: 'CNA who is on no registry',
    person: { positions: ['CNA'], licenses: [] },
    job: { position: 'CNA' },
    answer: 'no',
    code: 'LICENSE_MISSING',
  },
  {
    name: 'medical assistant: none exists',
    person: { positions: ['MA'], licenses: [] },
    job: { position: 'MA' },
    answer: 'ok',
    code: 'LICENSE_NOT_NEEDED',
  },
  {
    name: 'physical therapist without a license of the state',
    person: { positions: ['PT'], licenses: [license({ type: 'PT', state: 'KS', compactStatus: 'multistate' })] },
    job: { position: 'PT' },
    answer: 'no',
    code: 'LICENSE_MISSING',
  },
  {
    name: 'a job that needs both states, one of them missing',
    person: {},
    job: { licenseStates: ['MO', 'KS'] },
    answer: 'no',
    code: 'LICENSE_MISSING',
  },
  {
    name: 'a job that needs both states, covered by a multistate license of the home state',
    person: { licenses: [license({ compactStatus: 'multistate' })] },
    job: { licenseStates: ['MO', 'KS'] },
    answer: 'ok',
    code: 'LICENSE_COMPACT',
  },
];
