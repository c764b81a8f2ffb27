/** A job in the form that searches read: masks, integers and the score parts that no person changes. */
import { coordinateUnits, unitsToRadians } from '../../distance.ts';
import { expectedRateCents, responseValue, settingValue, tenthsOf, topRateCents } from '../../score/formulas.ts';
import { laterOf } from '../../days.ts';
import { statesOfJob } from '../../license/license-rules.ts';
import { bitmapQueryOf, type BitmapQuery } from '../people/bitmap-index.ts';
import type { Day, JobFacts, Weights } from '../../types.ts';
import {
  certificationMask,
  facilityMask,
  jobStateMask,
  popcount,
  skillMask,
  smallDay,
  specialtyMask,
  stateMasks,
  scheduleMask,
} from '../rows/bits.ts';
import { CommuteBox } from '../people/commute-box.ts';

/** A job's parameters for one people index. */
export interface IndexQuery {
  /** Weighted part of the employer score that everyone in the index has, beyond their own base. */
  readonly baseEmployerScore: number;
  /** Attributes to exclude, because another index covers those people. */
  readonly excluded: readonly number[];
}

export interface JobQuery {
  readonly job: JobFacts;
  readonly isOpen: boolean;
  readonly lat: number;
  readonly lng: number;
  readonly cosLat: number;
  readonly commuteBox: CommuteBox;
  readonly statesLow: number;
  readonly statesHigh: number;
  readonly required: number;
  readonly schedule: number;
  readonly bitmaps: BitmapQuery;
  /** The job requires a license of a state other than Missouri and Kansas, which bitmaps do not cover. */
  readonly needsOtherStates: boolean;
  readonly topRate: number;
  /** Cents; may be a half. */
  readonly rate: number;
  readonly tenths: number;
  readonly workDay: number;
  readonly stateBit: number;
  readonly sponsors: boolean;
  readonly needsAuthorization: boolean;
  readonly specialty: number;
  readonly skills: number;
  readonly skillCount: number;
  readonly preferred: number;
  readonly preferredCount: number;
  /** 0 when the job names no setting. */
  readonly setting: number;
  /** Weighted. */
  readonly response: number;
  /** Weighted employer score of each requested skill and preferred certification, for upper bounds. */
  readonly perSkill: number;
  readonly perPreferred: number;
  /** Weighted maxima: the setting in the candidate score, skills and preferred certifications in the employer score. */
  readonly maxSettingScore: number;
  readonly maxNamedScore: number;
  /** For people who work in the job's specialty, and for everyone else. */
  readonly forSpecialists: IndexQuery;
  readonly forOthers: IndexQuery;
}

export function jobQueryOf(job: JobFacts, weights: Weights, asOf: Day): JobQuery {
  const lat = coordinateUnits(job.latitude);
  const [statesLow, statesHigh] = stateMasks(statesOfJob(job));
  const skills = skillMask(job.skills);
  const preferred = certificationMask(job.preferredCertifications);
  const required = certificationMask(job.requiredCertifications);
  const schedule = scheduleMask([job.shift, job.shiftPattern, job.employmentType]);
  const specialty = job.specialty === null ? 0 : specialtyMask([job.specialty]);
  const setting = job.facilityType === null ? 0 : facilityMask([job.facilityType]);
  const rate = expectedRateCents(job);
  if (!Number.isInteger(2 * rate)) throw new RangeError(`pay of ${job.id}: ${rate}`);
  const { employer } = weights;
  const skillCount = popcount(skills);
  const preferredCount = popcount(preferred);
  const bitmaps = bitmapQueryOf({ schedule, required, preferred, specialty, skills, setting, statesLow, statesHigh });
  const unrequested =
    (specialty === 0 ? employer.specialty : 0) +
    (skillCount === 0 ? employer.skills : 0) +
    (preferredCount === 0 ? employer.certifications : 0);
  const perSpecialty = specialty === 0 ? 0 : employer.specialty;
  return {
    job,
    isOpen: job.status === 'published' && job.validThrough >= asOf,
    lat,
    lng: coordinateUnits(job.longitude),
    cosLat: Math.cos(unitsToRadians(lat)),
    commuteBox: new CommuteBox(lat),
    statesLow,
    statesHigh,
    required,
    schedule,
    bitmaps,
    needsOtherStates: job.licenseStates.some((state) => state !== 'MO' && state !== 'KS'),
    topRate: topRateCents(job),
    rate,
    tenths: tenthsOf(job.minimumYears),
    workDay: smallDay(laterOf(asOf, job.startDate)),
    stateBit: jobStateMask([job.state]),
    sponsors: job.sponsorshipAvailable,
    needsAuthorization: job.workAuthorizationRequired,
    specialty,
    skills,
    skillCount,
    preferred,
    preferredCount,
    setting,
    response: weights.candidate.response * responseValue(job.responseRecord),
    perSkill: skillCount === 0 ? 0 : employer.skills / skillCount,
    perPreferred: preferredCount === 0 ? 0 : employer.certifications / preferredCount,
    maxSettingScore: weights.candidate.setting * settingValue(setting === 0, setting !== 0),
    maxNamedScore: (skillCount === 0 ? 0 : employer.skills) + (preferredCount === 0 ? 0 : employer.certifications),
    forSpecialists: { baseEmployerScore: unrequested + perSpecialty, excluded: [] },
    forOthers: { baseEmployerScore: unrequested, excluded: bitmaps.specialty },
  };
}
