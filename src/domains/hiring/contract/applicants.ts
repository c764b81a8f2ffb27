import { z } from 'zod';
import { FACT_STATES, POSITIONS, SHIFTS, SPECIALTY_IDS } from '#kernel/vocabulary.ts';
import { contract } from '#platform/contract/contract.ts';
import { calendarDay, idParams, moment, optionalText, pageOf, pageQuery } from '#platform/contract/common.ts';
import { contributionView, gateView } from '#domains/matching/contract/matches.ts';
import type { ApplicationStage } from './applications/application-states.ts';
import { applicationStage, timelineEntry } from './applications/applications.ts';
import { DISTANCE_BANDS } from './board/distance-bands.ts';
import { DECLINE_AUDIENCES, DECLINE_NOTE_MAX, DECLINE_REASONS } from './decline-reasons.ts';
import { interviewView } from './interviews/interviews.ts';
import { noteMember, noteView } from './notes.ts';
import { offerView } from './offers/offers.ts';

/** The stages that an employer's list of candidates holds. */
export const LISTED_STAGES = [
  'matched',
  'applied',
  'shortlisted',
  'interviewing',
  'offered',
  'hired',
  'rejected',
] as const satisfies readonly ApplicationStage[];
export const STAGE_FILTERS = ['all', ...LISTED_STAGES] as const;
export type StageFilter = (typeof STAGE_FILTERS)[number];

/** The page of a person, in the order of a list. */
export const personHref = (jobId: string, applicationId: string, list: StageFilter = 'all'): string =>
  `/employer/jobs/${jobId}/people/${applicationId}${list === 'all' ? '' : `?show=${list}`}`;

export const credentialView = z.object({
  kind: z.enum(['license', 'certification']),
  label: z.string(),
  state: z.string().nullable(),
  expiresOn: z.string().nullable(),
  verificationState: z.enum(FACT_STATES),
  /** In words. */
  verificationSource: z.string().nullable(),
  verifiedAt: moment.nullable(),
});

export const INTEREST_BANDS = ['high', 'good', 'some'] as const;
export type InterestBand = (typeof INTEREST_BANDS)[number];

/**
 * The employer's view of a match: only what follows from facts that the employer may see, in whole points. Distance, pay
 * and the candidate's preferences never enter a number here, because exact points would reveal them.
 */
export const employerScoreView = z.object({
  /** How well the candidate fits the job; the parts add up to it. */
  compatibility: z.int().min(0).max(100),
  parts: z.array(contributionView.extend({ points: z.int(), maxPoints: z.int() })),
  /** How well the job's schedule and setting fit the candidate's preferences, as a band. */
  interest: z.enum(INTEREST_BANDS),
  engineVersion: z.string(),
  weightsVersion: z.string(),
  computedAt: moment,
});
export type EmployerScoreView = z.infer<typeof employerScoreView>;

export const applicantCard = z.object({
  id: z.uuid(),
  /** For reports; null until the candidate has applied. */
  candidateId: z.uuid().nullable(),
  stage: applicationStage,
  /** The pseudonym until the candidate has applied. */
  name: z.string(),
  isNamed: z.boolean(),
  position: z.enum(POSITIONS).nullable(),
  yearsExperience: z.number().nullable(),
  specialties: z.array(z.enum(SPECIALTY_IDS)),
  region: z.string().nullable(),
  /** 'Licensed', 'Registered' (a registry's listing), 'Vetted' for a role without a license, or 'License pending'. */
  standing: z.string(),
  score: employerScoreView.nullable(),
  reasons: z.array(z.string()),
  credentials: z.array(credentialView),
  /** Certifications that the job requires and that end before its start date. */
  endingBeforeStart: z.array(z.object({ label: z.string(), expiresOn: calendarDay, startDate: calendarDay })),
  /** The person's other applications to jobs of the viewer's organizations: open ones and hires. */
  elsewhere: z.array(
    z.object({ applicationId: z.uuid(), jobId: z.uuid(), jobTitle: z.string(), stage: applicationStage }),
  ),
  appliedAt: moment.nullable(),
  responseDueAt: moment.nullable(),
  /** Since when the candidate has been asked for a time or about an offer without an answer. */
  candidateAskedAt: moment.nullable(),
  updatedAt: moment,
  version: z.int(),
});
export type ApplicantCard = z.infer<typeof applicantCard>;

/** The place of a person in a list of the job, and the people around them. */
export const placeInList = z.object({
  /** From 1. */
  position: z.int(),
  total: z.int(),
  previousId: z.uuid().nullable(),
  nextId: z.uuid().nullable(),
  /** The next one, then from the top, who waits for a decision. */
  undecidedId: z.uuid().nullable(),
});
export type PlaceInList = z.infer<typeof placeInList>;

export const applicantDetail = applicantCard.extend({
  jobId: z.uuid(),
  /** In the list that the reader came from; a person whom its filter no longer holds keeps their place. */
  place: placeInList,
  /** From the area of their home, once they have applied, like the next two. */
  distance: z.enum(DISTANCE_BANDS).nullable(),
  shifts: z.array(z.enum(SHIFTS)),
  /** The first Monday on or after the day that the person stated. */
  earliestStart: calendarDay.nullable(),
  headline: z.string().nullable(),
  about: z.string().nullable(),
  skills: z.array(z.string()),
  work: z.array(
    z.object({
      employer: z.string(),
      title: z.string(),
      facilityType: z.string(),
      place: z.string().nullable(),
      startedOn: z.string(),
      endedOn: z.string().nullable(),
      verificationState: z.enum(FACT_STATES).nullable(),
      /** Set when the past employer confirmed it. */
      confirmed: z.object({ by: z.string(), at: moment }).nullable(),
    }),
  ),
  education: z.array(
    z.object({
      school: z.string(),
      degree: z.string(),
      graduatedOn: z.string().nullable(),
      verificationState: z.enum(FACT_STATES),
    }),
  ),
  documents: z.array(z.object({ id: z.uuid(), kind: z.string(), fileName: z.string(), isMedical: z.boolean() })),
  /** Whether they answered screening questions of this job. */
  hasAnswers: z.boolean(),
  /** Whether the reader decides on the people of this job. */
  mayAct: z.boolean(),
  /** Null until the candidate has accepted an interview. */
  contact: z.object({ email: z.string(), phone: z.string().nullable() }).nullable(),
  /** Null until the candidate has accepted an offer. */
  privateFacts: z.object({ dateOfBirth: z.string().nullable(), streetAddress: z.string().nullable() }).nullable(),
  /** `isAsked`: the job sets it; the others are met by everyone who is shown. */
  gates: z.array(gateView.extend({ isAsked: z.boolean() })),
  /** Interviews that the person came to, here and elsewhere; null with too few to say, and before they applied. */
  attendance: z.object({ interviews: z.int(), missed: z.int() }).nullable(),
  /** Why the employer declined, and who reads it. */
  decline: z.object({ text: z.string(), audience: z.enum(DECLINE_AUDIENCES) }).nullable(),
  /** The hiring team's own, newest first, and the members whom they can mention. */
  notes: z.array(noteView),
  team: z.array(noteMember),
  timeline: z.array(timelineEntry),
  interviews: z.array(interviewView),
  offers: z.array(offerView),
});
export type ApplicantDetail = z.infer<typeof applicantDetail>;

export const listApplicants = contract({
  method: 'get',
  path: '/api/jobs/:id/candidates',
  summary: "A job's matched and applied people, ranked",
  params: idParams,
  query: pageQuery.extend({
    stage: z.enum(STAGE_FILTERS).default('all'),
  }),
  response: pageOf(applicantCard),
});

export const getApplicant = contract({
  method: 'get',
  path: '/api/employer/applications/:id',
  summary: 'One applicant, with what the stage discloses',
  params: idParams,
  query: z.object({
    /** The filter of the list that the reader came from. */
    stage: z.enum(STAGE_FILTERS).default('all'),
    /** Loaded before the reader gets there: the application does not count as opened. */
    ahead: z.stringbool().default(false),
  }),
  response: applicantDetail,
});

export const shortlistApplicant = contract({
  method: 'post',
  path: '/api/employer/applications/:id/shortlist',
  summary: 'Shortlist an applicant',
  params: idParams,
  response: applicantCard,
});

export const declineApplicant = contract({
  method: 'post',
  path: '/api/employer/applications/:id/decline',
  summary: 'Decline an applicant with a reason that the candidate or only the hiring team sees',
  params: idParams,
  body: z.strictObject({
    reason: z.enum(DECLINE_REASONS, 'Choose a reason.'),
    /** Who reads the reason and the note. */
    audience: z.enum(DECLINE_AUDIENCES).default('candidate'),
    note: optionalText(DECLINE_NOTE_MAX),
  }),
  response: applicantCard,
});

export const applicantContracts = [listApplicants, getApplicant, shortlistApplicant, declineApplicant] as const;
