/**
 * What the engine is told about people and jobs, in the field's plain words. Everything is data.
 *
 * The engine never receives a name, an age, a sex, a race, a street address, a medical document or a ZIP code of
 * a person: a home is a point that serves the distance to a job and nothing else.
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
  /** The position that the license is for; a registry listing (CNA) or registration is one too. */
  readonly type: Position;
  readonly compactStatus: 'single_state' | 'multistate';
  readonly status: 'active' | 'pending' | 'inactive' | 'encumbered' | 'expired';
  readonly issuedOn: Day | null;
  readonly expiresOn: Day | null;
  /** States that withdrew the privilege to practice under this multistate license. */
  readonly privilegeWithdrawnStates: readonly UsState[];
  /** A reviewer checked it against a named source; an unchecked license holds the match for review. */
  readonly verified: boolean;
}

export interface CertificationFacts {
  readonly id: Certification;
  /** The last day it is valid. Without a date nothing shows that it still is, so it does not count. */
  readonly expiresOn: Day | null;
}

export type HoldReason = 'screening' | 'suspension' | 'report';

export interface AutoApplyFacts {
  readonly consent: boolean;
  readonly dailyCap: number;
  readonly activeCap: number;
}

/** One person as the engine sees them. */
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
  /** When the result of the first licensing examination came, whatever it was. */
  readonly firstExamResultOn: Day | null;
  /** When a pending license is expected. */
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
  /** Null means no limit was set. */
  readonly radiusMiles: number | null;
  readonly willRelocate: boolean;
  /** An empty list with `willRelocate` means 'anywhere we serve'. */
  readonly relocateStates: readonly UsState[];
  readonly earliestStart: Day | null;
  /** Topmost organization of each blocked employer: the server resolves the tree; see `JobFacts.organizationPath`. */
  readonly blockedOrganizationIds: readonly string[];
  readonly specialties: readonly Specialty[];
  readonly settings: readonly FacilityType[];
  readonly skills: readonly Skill[];
  readonly yearsExperience: number;
  readonly lastWorkedOn: Day | null;
  readonly currentlyWorking: boolean;
  /** Share of the profile that is filled in, 0 to 1, medical documents left out. */
  readonly completeness: number;
  readonly workAuthorized: boolean | null;
  readonly needsSponsorship: boolean;
  readonly autoApply: AutoApplyFacts;
}

/** One job as the engine sees it. */
export interface JobFacts {
  readonly id: string;
  /** Ids from the topmost organization down to the one that posted it. */
  readonly organizationPath: readonly string[];
  readonly position: Position;
  readonly state: JobState;
  readonly latitude: number;
  readonly longitude: number;
  /** Further states whose license the job needs, besides `state`. */
  readonly licenseStates: readonly UsState[];
  readonly requiredCertifications: readonly Certification[];
  readonly preferredCertifications: readonly Certification[];
  readonly minimumYears: number;
  readonly specialty: Specialty | null;
  readonly facilityType: FacilityType | null;
  /** Skills the employer would like to see; scored, never a gate. */
  readonly skills: readonly Skill[];
  readonly shift: Shift;
  readonly shiftPattern: ShiftPattern;
  readonly employmentType: EmploymentType;
  /** Base pay, cents per hour. */
  readonly payMinCents: number;
  readonly payMaxCents: number;
  readonly nightDifferentialCents: number;
  readonly weekendDifferentialCents: number;
  /** Paid for hours on call, which not every week has: shown, never added to the shift's rate. */
  readonly callRateCents: number;
  /** Shown to people; never scored, since it comes with repayment terms. */
  readonly signOnBonusCents: number;
  readonly startDate: Day;
  readonly validThrough: Day;
  readonly openings: number;
  readonly workAuthorizationRequired: boolean;
  readonly sponsorshipAvailable: boolean;
  /** Share of this employer's applications answered in time, 0 to 1; null without a record yet. */
  readonly responseRecord: number | null;
  readonly status: 'draft' | 'published' | 'paused' | 'filled' | 'closed' | 'expired';
}
