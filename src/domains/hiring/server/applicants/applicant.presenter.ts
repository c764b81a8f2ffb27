import type { z } from 'zod';
import { credentialWord } from '#domains/matching/engine/license/license-table.ts';
import {
  gatesForEmployer,
  presentScoreForEmployer,
  reasonsForEmployer,
} from '#domains/matching/server/matching/index.ts';
import { sourceName } from '#domains/verification/contract/cases/case-items.ts';
import { declineText, type DeclineReason } from '#domains/hiring/contract/decline-reasons.ts';
import type { ApplicantCard, ApplicantDetail, credentialView } from '#domains/hiring/contract/applicants.ts';
import {
  FACILITY_TYPE_LABELS,
  POSITION_LABELS,
  SPECIALTY_IDS,
  US_STATES,
  type FacilityType,
} from '#kernel/vocabulary.ts';
import { certificationLabel, endingBeforeStart } from './ending-before-start.ts';
import type { ApplicantRow, CardJob, ConfirmedWork, Credentials, Dossier } from './applicants.repo.ts';

type CredentialView = z.input<typeof credentialView>;

/** Decides what the employer gets of a candidate; facts that row-level security hides are null here already. */
export function presentCard(
  { application, profile, fullName, view }: ApplicantRow,
  job: CardJob | null,
  {
    credentials,
    elsewhere,
    askedAt,
  }: {
    credentials: Credentials | undefined;
    elsewhere: ApplicantCard['elsewhere'] | undefined;
    askedAt?: Date | undefined;
  },
): ApplicantCard {
  const awaitsAnswer = application.stage === 'applied' && !application.firstResponseAt;
  // A position in review is not shown.
  const position = profile?.approvedPosition ?? profile?.position ?? null;
  return {
    id: application.id,
    candidateId: fullName === null ? null : application.candidateId,
    stage: application.stage,
    name: fullName ?? pseudonymOf(position, profile?.pseudonym),
    isNamed: fullName !== null,
    position,
    yearsExperience: profile?.yearsExperience ?? null,
    specialties: SPECIALTY_IDS.filter((id) => profile?.specialties.includes(id)),
    region: profile?.homeState ?? null,
    standing: view ? standingOf(gatesForEmployer(view), job) : 'Not matched',
    score: view ? presentScoreForEmployer(view) : null,
    reasons: view ? reasonsForEmployer(view) : [],
    credentials: credentials ? presentCredentials(credentials) : [],
    endingBeforeStart: credentials ? endingBeforeStart(credentials, job) : [],
    elsewhere: elsewhere ?? [],
    appliedAt: application.appliedAt?.toISOString() ?? null,
    responseDueAt: awaitsAnswer ? (application.responseDueAt?.toISOString() ?? null) : null,
    candidateAskedAt: askedAt?.toISOString() ?? null,
    updatedAt: application.updatedAt.toISOString(),
    version: application.version,
  };
}

/** What a person is called before they have applied; `code` is missing for one who left. */
export const pseudonymOf = (position: keyof typeof POSITION_LABELS | null, code: string | null | undefined): string =>
  code ? `${position ? POSITION_LABELS[position] : 'Candidate'} ${code}` : 'No longer available';

const WORDS = { licensed: 'Licensed', registered: 'Registered', vetted: 'Vetted' } as const;

/** 'Licensed' only if the role needs a license; without one a candidate is 'Vetted'. */
function standingOf(gates: ApplicantDetail['gates'], job: CardJob | null): string {
  const gate = gates.find(({ gate: name }) => name === 'license');
  if (!gate?.passed || !job?.position) return 'Under review';
  if (gate.code === 'LICENSE_PENDING_BY_START' || gate.code === 'LICENSE_GRADUATE_NURSE') return 'License pending';
  const state = US_STATES.find((known) => known === job.state);
  return WORDS[state ? credentialWord(job.position, state) : 'vetted'];
}

function presentCredentials({ licenses, certifications }: Credentials): CredentialView[] {
  return [
    ...licenses.map((row) => ({
      kind: 'license' as const,
      label: `${row.licenseType} license${row.compactStatus === 'multistate' ? ', multistate' : ''}`,
      state: row.state,
      ...checked(row),
    })),
    ...certifications.map((row) => ({
      kind: 'certification' as const,
      label: certificationLabel(row.kind),
      state: null,
      ...checked(row),
    })),
  ];
}

const checked = (row: Credentials['licenses'][number] | Credentials['certifications'][number]) => ({
  expiresOn: row.expiresOn,
  verificationState: row.verificationState,
  verificationSource: sourceName(row.verificationSource),
  verifiedAt: row.verifiedAt?.toISOString() ?? null,
});

/** Why the employer declined: what the candidate read, or what the team kept to itself. */
export function presentDecline(
  shared: string | null,
  kept: { reason: DeclineReason; note: string | null } | null,
): ApplicantDetail['decline'] {
  if (kept) return { text: declineText(kept.reason, kept.note), audience: 'team' };
  return shared === null ? null : { text: shared, audience: 'candidate' };
}

type DetailOfPerson = Omit<
  ApplicantDetail,
  | keyof ApplicantCard
  | 'jobId'
  | 'place'
  | 'distance'
  | 'shifts'
  | 'earliestStart'
  | 'hasAnswers'
  | 'mayAct'
  | 'attendance'
  | 'decline'
  | 'notes'
  | 'team'
  | 'timeline'
  | 'interviews'
  | 'offers'
>;

/** The candidate's details that the stage discloses. */
export function presentPerson(
  { profile, view }: ApplicantRow,
  dossier: Dossier,
  confirmed: ConfirmedWork,
): DetailOfPerson {
  const contactIsOpen = dossier.contact !== null;
  return {
    headline: dossier.words?.headline ?? null,
    about: dossier.words?.about ?? null,
    skills: profile?.skills ?? [],
    work: [
      ...(contactIsOpen ? [] : dossier.masked.map(presentMasked)),
      ...dossier.work.map((row) => ({
        employer: row.employerName,
        title: row.title,
        facilityType: FACILITY_TYPE_LABELS[row.facilityType],
        place: [row.city, row.state].filter(Boolean).join(', ') || null,
        startedOn: row.startedOn,
        endedOn: row.endedOn,
        verificationState: row.verificationState,
        confirmed: presentConfirmed(confirmed.get(row.id)),
      })),
    ],
    education: dossier.schools.map((row) => ({
      school: row.school,
      degree: row.degree,
      graduatedOn: row.graduatedOn,
      verificationState: row.verificationState,
    })),
    documents: [
      ...dossier.papers.map((row) => ({
        id: row.id,
        kind: row.kind as string,
        fileName: row.fileName,
        isMedical: false,
      })),
      ...dossier.medical.map((row) => ({
        id: row.id,
        kind: row.kind as string,
        fileName: row.fileName,
        isMedical: true,
      })),
    ],
    contact: dossier.contact ? { email: dossier.contact.email, phone: dossier.contact.phone } : null,
    privateFacts: dossier.privateFacts
      ? { dateOfBirth: dossier.privateFacts.dateOfBirth, streetAddress: dossier.privateFacts.streetAddress }
      : null,
    gates: view ? gatesForEmployer(view) : [],
  };
}

const presentConfirmed = (found: { by: string; at: Date } | undefined) =>
  found ? { by: found.by, at: found.at.toISOString() } : null;

const presentMasked = (row: Dossier['masked'][number]) => ({
  employer: `Current employer: ${FACILITY_TYPE_LABELS[row.facility_type as FacilityType].toLowerCase()}`,
  title: row.title,
  facilityType: FACILITY_TYPE_LABELS[row.facility_type as FacilityType],
  place: row.state,
  startedOn: row.started_on,
  endedOn: null,
  verificationState: null,
  confirmed: null,
});
