/** One job as the scan reads it: masks, whole numbers and the parts of the score that no person changes. */
import { coordinateUnits, unitsToRadians } from '../../distance.ts';
import { expectedRateCents, responseValue, settingValue, tenthsOf, topRateCents } from '../../score/formulas.ts';
import { laterOf } from '../../days.ts';
import { statesOfJob } from '../../license/license-rules.ts';
import { sliceQuery, type SliceQuery } from '../people/bitmap-index.ts';
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
  wishMask,
} from '../rows/bits.ts';
import { Vicinity } from '../people/commute-box.ts';

/** What of a job is asked of a crowd in particular. */
export interface CrowdQuery {
  /** Of q, weighted: what everybody in the crowd has beside their own part. */
  readonly given: number;
  /** Attributes of slices that nobody may have, since another crowd answers for them. */
  readonly without: readonly number[];
}

export interface JobQuery {
  readonly job: JobFacts;
  readonly isOpen: boolean;
  readonly lat: number;
  readonly lng: number;
  readonly cosLat: number;
  readonly vicinity: Vicinity;
  readonly statesLow: number;
  readonly statesHigh: number;
  readonly required: number;
  readonly wish: number;
  readonly slices: SliceQuery;
  /** The job needs a license of a state besides Missouri and Kansas, which slices know nothing of. */
  readonly otherStates: boolean;
  readonly topRate: number;
  /** Whole cents or halves. */
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
  /** Already weighted. */
  readonly response: number;
  /** Of q, weighted, for bounds: what each thing that the job asks for adds. */
  readonly perSkill: number;
  readonly perPreferred: number;
  /** The most that the setting can add to p, and skills and preferred certifications to q; already weighted. */
  readonly mostOfSetting: number;
  readonly mostOfNamed: number;
  /** Of those who work in the specialty that it names, and of everybody else. */
  readonly specialists: CrowdQuery;
  readonly others: CrowdQuery;
}

export function queryOf(job: JobFacts, weights: Weights, asOf: Day): JobQuery {
  const lat = coordinateUnits(job.latitude);
  const [statesLow, statesHigh] = stateMasks(statesOfJob(job));
  const skills = skillMask(job.skills);
  const preferred = certificationMask(job.preferredCertifications);
  const required = certificationMask(job.requiredCertifications);
  const wish = wishMask([job.shift, job.shiftPattern, job.employmentType]);
  const specialty = job.specialty === null ? 0 : specialtyMask([job.specialty]);
  const setting = job.facilityType === null ? 0 : facilityMask([job.facilityType]);
  const rate = expectedRateCents(job);
  if (!Number.isInteger(2 * rate)) throw new RangeError(`pay of ${job.id}: ${rate}`);
  const { employer } = weights;
  const skillCount = popcount(skills);
  const preferredCount = popcount(preferred);
  const slices = sliceQuery({ wish, required, preferred, specialty, skills, setting, statesLow, statesHigh });
  const unasked =
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
    vicinity: new Vicinity(lat),
    statesLow,
    statesHigh,
    required,
    wish,
    slices,
    otherStates: job.licenseStates.some((state) => state !== 'MO' && state !== 'KS'),
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
    mostOfSetting: weights.candidate.setting * settingValue(setting === 0, setting !== 0),
    mostOfNamed: (skillCount === 0 ? 0 : employer.skills) + (preferredCount === 0 ? 0 : employer.certifications),
    specialists: { given: unasked + perSpecialty, without: [] },
    others: { given: unasked, without: slices.specialty },
  };
}
