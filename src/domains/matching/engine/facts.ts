/**
 * The facts the engine knows about people and jobs.
 *
 * The engine never receives a name, an age, a sex, a race, a street address, a medical document or a person's ZIP
 * code. A home is a point used only for the distance to jobs.
 */
import type {
  Certification,
  EmploymentType,
  FacilityType,
  JobState,
  Position,
  Shift,
  ShiftPattern,
  Skill,
  Specialty,
  UsState,
} from '#kernel/vocabulary.ts';

/** A calendar day without a zone, `YYYY-MM-DD`; days compare as strings. */
export type Day = string;

export interface LicenseFacts {
  readonly state: UsState;
  /** The licensed position; also a registry listing (CNA) or registration. */
  readonly type: Position;
  readonly compactStatus: 'single_state' | 'multistate';
  readonly status: 'active' | 'pending' | 'inactive' | 'encumbered' | 'expired';
  readonly issuedOn: Day | null;
  readonly expiresOn: Day | null;
  /** States that withdrew the privilege to practice under this multistate license. */
  readonly privilegeWithdrawnStates: readonly UsState[];
  /** Whether a reviewer checked it against a named source; an unchecked license holds the match for review. */
  readonly verified: boolean;
}

export interface CertificationFacts {
  readonly id: Certification;
  /** Last valid day. Without a date it does not count, because nothing shows that it is still valid. */
  readonly expiresOn: Day | null;
}

export type HoldReason = 'screening' | 'suspension' | 'report';

export interface AutoApplyFacts {
  readonly consent: boolean;
  readonly dailyCap: number;
  readonly activeCap: number;
}

export interface CandidateFacts {
  readonly id: string;
  readonly positions: readonly Position[];
  readonly licenses: readonly LicenseFacts[];
  readonly homeState: UsState | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** The state of the previous primary residence and the day of the move (NLC rule 402(2)). */
  readonly movedFromState: UsState | null;
  readonly movedOn: Day | null;
  readonly graduatedOn: Day | null;
  /** Date of the first licensing exam result, passed or failed. */
  readonly firstExamResultOn: Day | null;
  readonly licenseExpectedOn: Day | null;
  readonly certifications: readonly CertificationFacts[];
  readonly approved: boolean;
  readonly holds: readonly HoldReason[];
  /** Cents per hour. */
  readonly payFloorCents: number | null;
  readonly payTargetCents: number | null;
  /** An empty list means 'any'. */
  readonly shifts: readonly Shift[];
  readonly shiftPatterns: readonly ShiftPattern[];
  readonly employmentTypes: readonly EmploymentType[];
  /** Null: no limit. */
  readonly radiusMiles: number | null;
  readonly willRelocate: boolean;
  /** With `willRelocate`, an empty list means anywhere we operate. */
  readonly relocateStates: readonly UsState[];
  readonly earliestStart: Day | null;
  /** Topmost organization of each blocked employer (the server resolves the tree; see `JobFacts.organizationPath`). */
  readonly blockedOrganizationIds: readonly string[];
  readonly specialties: readonly Specialty[];
  readonly settings: readonly FacilityType[];
  readonly skills: readonly Skill[];
  readonly yearsExperience: number;
  readonly lastWorkedOn: Day | null;
  readonly currentlyWorking: boolean;
  /** Completed share of the profile without medical documents, 0 to 1. */
  readonly completeness: number;
  readonly workAuthorized: boolean | null;
  readonly needsSponsorship: boolean;
  readonly autoApply: AutoApplyFacts;
}

export interface JobFacts {
  readonly id: string;
  /** Ids from the topmost organization to the one that posted the job. */
  readonly organizationPath: readonly string[];
  readonly position: Position;
  readonly state: JobState;
  readonly latitude: number;
  readonly longitude: number;
  /** Other states whose license the job requires, in addition to `state`. */
  readonly licenseStates: readonly UsState[];
  readonly requiredCertifications: readonly Certification[];
  readonly preferredCertifications: readonly Certification[];
  readonly minimumYears: number;
  readonly specialty: Specialty | null;
  readonly facilityType: FacilityType | null;
  /** Preferred skills; scored, never a gate. */
  readonly skills: readonly Skill[];
  readonly shift: Shift;
  readonly shiftPattern: ShiftPattern;
  readonly employmentType: EmploymentType;
  /** Base pay, cents per hour. */
  readonly payMinCents: number;
  readonly payMaxCents: number;
  readonly nightDifferentialCents: number;
  readonly weekendDifferentialCents: number;
  /** Paid for on-call hours, which not every week has: displayed, never part of the rate. */
  readonly callRateCents: number;
  /** Displayed but never scored, because it comes with repayment terms. */
  readonly signOnBonusCents: number;
  readonly startDate: Day;
  readonly validThrough: Day;
  readonly openings: number;
  readonly workAuthorizationRequired: boolean;
  readonly sponsorshipAvailable: boolean;
  /** Share of applications this employer answers in time, 0 to 1; null without a record. */
  readonly responseRecord: number | null;
  readonly status: 'draft' | 'published' | 'paused' | 'filled' | 'closed' | 'expired';
}
