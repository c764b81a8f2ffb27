import { isUnit } from './units.ts';
import type { FacilityType } from '#kernel/vocabulary.ts';

/** Words of a name that tell the kind of place; the first that fits decides. */
const KINDS: readonly (readonly [FacilityType, RegExp])[] = [
  ['critical_access_hospital', /\bcritical access\b/i],
  ['hospice', /\bhospice\b/i],
  ['home_health', /\bhome (health|care)\b|\bhomecare\b|\bvisiting nurse/i],
  ['behavioral_health', /\b(behavioral|mental|psychiatric)\b/i],
  ['rehabilitation', /\b(rehab|rehabilitation) (hospital|institute)\b|\bphysical therapy\b/i],
  [
    'long_term_care',
    /\b(nursing (home|center|facility)|care (center|centre)|skilled nursing|assisted living|long[- ]term|manor|senior living|retirement|living center|health ?(care)? (and|&) rehab\w*|rehab(ilitation)? (and|&) nursing|villa|memory care|convalescent)\b/i,
  ],
  ['urgent_care', /\burgent care\b/i],
  ['ambulatory_surgery', /\b(surgery|surgical) center\b/i],
  ['laboratory', /\blab(s|oratory|oratories)?\b|\bdiagnostics\b|\bplasma\b|\bblood (center|bank)\b/i],
  ['pharmacy', /\bpharmac(y|ies)\b|\bwalgreens\b|\bcvs\b/i],
  ['school', /\b(school district|public schools|elementary|high school|r-[ivx]+ schools)\b/i],
  ['hospital', /\b(hospitals?|medical (center|centre)|infirmary|health system)\b/i],
  [
    'clinic',
    /\b(clinics?|associates|physicians|pediatrics|family (medicine|practice|care|health)|medical group|orthop(a)?edics|dermatology|cardiology|obgyn|ob\/gyn|health center|dialysis)\b/i,
  ],
];
const OTHER_EMPLOYER =
  /\b(health|healthcare|health ?care|medical|memorial|regional|staffing|agency|services|center|centre|institute|university|college|system|group|company|inc|llc|corp|corporation|partners|network|foundation|care|department|county|army|navy|air force|va|veterans|hospital de|cl[ií]nica|restaurant|grill|caf[eé]|store|market|walmart|target|mercy|ascension|saint|ssm)\b/i;

export const facilityTypeOf = (name: string): FacilityType | null =>
  KINDS.find(([, words]) => words.test(name))?.[0] ?? null;

/** Holds a word that names a workplace. */
export const isEmployerName = (part: string): boolean =>
  part.length <= 90 &&
  !isUnit(part) &&
  /^[\p{Lu}\d]/u.test(part) &&
  (facilityTypeOf(part) !== null || OTHER_EMPLOYER.test(part));
