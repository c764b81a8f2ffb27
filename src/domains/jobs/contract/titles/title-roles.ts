/**
 * Rules from the words of a title to a position. Credentials and role nouns decide; a department never does. The first
 * matching rule wins, so licensed roles come before support roles: 'LPN/Medical Assistant' is an LPN.
 */
import type { Position } from '#kernel/vocabulary.ts';

/** `null`: the title names a role that is none of our positions. `undefined`: no rule applies. */
export type Role = Position | null | undefined;

const words = (...alternatives: readonly string[]) => new RegExp(`\\b(?:${alternatives.join('|')})\\b`);

const OTHER_INDUSTRY = words(
  'veterinar\\w*|vet tech\\w*|animal|kennel|hotel|motel|salon|spa|gym|fitness|restaurant|law|legal|dealership',
  'bank teller|retail store|real estate|cook|chef|dietary|food|housekeep\\w*|janitor\\w*|laundry|recruiter',
);

/** Roles whose names contain those of our positions. */
const OTHER_ROLE = words(
  '\\w*anesthetist|crna|srna|midwi\\w+|physician (?:assistant|associate)|pa c|pharmacist|pharmd',
  '(?:physical|occupational) therap(?:y|ist) (?:assistant|aide|tech\\w*)|pta|cota|ota',
  'dental|dentist|hygienist|orthodont\\w+|surgical tech\\w*|scrub tech\\w*|sterile processing|sonograph\\w*|ultrasound',
  'paramedic|emt|emergency medical technician|speech|audiolog\\w+|optometr\\w+|optician|massage|chiropractor',
  'social worker|lcsw|lmsw|counselor|psycholog\\w+|psychiatrist|dietitian|nutritionist',
  'coder|coding|biller|billing|health information|recreation\\w*|athletic|genetic|chaplain|teacher|instructor',
);
const PHYSICIAN = words(
  'physician|surgeon|md|do|doctor|dean|administrator|hospitalist|intensivist|radiologist|cardiologist|oncologist',
  'anesthesiologist|pathologist|neurologist',
);

const NP = words(
  'nurse practitioner|np|fnp|aprn|arnp|crnp|agnp|acnp|pnp|pmhnp|whnp|nnp|apn|advanced practice (?:registered )?nurse',
);
const TECH = 'tech(?:s|nician|nologist)?';

const RULES: readonly (readonly [RegExp, Position])[] = [
  [NP, 'NP'],
  [words('lpn|lvn|gpn|(?:practical|vocational) nurse'), 'LPN'],
  [
    words(
      'cna|stna|hha|nurs(?:e|es|ing) (?:aide|assistant)s?|medication aide|certified medication tech\\w*|caregiver|orderly',
      '(?:home health|home care|resident|residential|hospice|personal care|restorative|memory care|care|bath) aide',
      'resident assistant|(?<!patient )care assistant|cmt|patient sitter',
    ),
    'CNA',
  ],
  [words(`nurs(?:e|ing) (?:${TECH}|extern)|student nurse ${TECH}`), 'PCT'],
  [words('rn|bsn|nurses?|director of nursing|nursing (?:director|supervisor|manager|coordinator)'), 'RN'],
  [words('medical assistant|cma|rma|ccma|ncma|(?:clinic|back office|doctors|chiropractic) assistant'), 'MA'],
  [
    words(
      'medical (?:receptionist|secretary|scheduler|office (?:specialist|receptionist))|patient (?:access|registra\\w+|schedul\\w+)',
      'patient services? (?:rep\\w*|coordinator)|front (?:desk|office)|(?:unit|ward|health unit) (?:secretary|clerk|coordinator)',
      'admi(?:tting|ssions) (?:clerk|representative)',
    ),
    'FRONT_DESK',
  ],
  [words('physical therapist|doctor of physical therapy|physiotherapist|dpt|mspt'), 'PT'],
  [words('occupational therapist|otr|otd|hand therapist'), 'OT'],
  [
    words(
      `respiratory (?:care|therap\\w+|${TECH})|rrt|crt|rcp|pulmonary (?:function|diagnostics?|rehab) \\w+|ecmo specialist`,
    ),
    'RRT',
  ],
  [words(`phlebotom\\w+|flebotom\\w+|blood draw\\w*|(?:plasma|blood) (?:center|collection) ${TECH}|pbt`), 'PHLEB'],
  [words(`pharm(?:acy|acist)? (?:${TECH}|assistant|aide|clerk|intern|buyer)|cpht|compounding ${TECH}`), 'PHARM_TECH'],
  [
    words(
      `radiolog(?:y|ic|ical) ${TECH}|radiographer|x ray ${TECH}|limited scope x ray|rad ${TECH}|(?:ct|mri|ir|pet|dexa) ${TECH}|mammograph\\w+`,
      `(?:imaging|mammography|nuclear medicine|cath laboratory) ${TECH}|radiation therapist|arrt`,
    ),
    'RT',
  ],
  [
    words(
      `(?:medical|clinical) laboratory (?:scientist|${TECH})|laboratory (?:scientist|generalist|${TECH})|mls|mlt|cls`,
      `medical technologist|med tech|(?:histo|cyto)${TECH}|(?:blood bank|microbiology|hematology|chemistry) ${TECH}`,
    ),
    'MT',
  ],
  [
    words(
      `patient care (?:${TECH}|assistant|associate|partner)|pct|pca|cpct|(?:monitor|telemetry|unit|clinical|ekg|icu) ${TECH}`,
      `(?:emergency|er|ed)(?: room| department)? ${TECH}|(?:hemo)?dialysis ${TECH}`,
      `(?:mental health|behavioral health|psychiatric) ${TECH}`,
    ),
    'PCT',
  ],
];

/** Words that show that an ambiguous abbreviation or a clerical role belongs to health care. */
const HEALTH = words(
  'medical|medicine|clinic|clinical|hospital|patient|health|care|rehab|orthopedic|pediatric|outpatient|inpatient|acute',
  'surgery|surgical|emergency|doctors?|physicians?|wound|lymphedema|pelvic|neuro\\w*|cardi\\w+|ent|ob|gyn|snf|nursing',
);
const AMBIGUOUS: readonly (readonly [RegExp, Position])[] = [
  [words('receptionist|scheduler|registrar|secretary|registration'), 'FRONT_DESK'],
  [words('pt'), 'PT'],
  [words('ot'), 'OT'],
  [words('ma'), 'MA'],
  [words('rt'), 'RT'],
  [words('mt'), 'MT'],
];

/** A whole title that is nothing but an abbreviation is not ambiguous. */
const ABBREVIATIONS: Readonly<Record<string, Position>> = { pt: 'PT', ot: 'OT', ma: 'MA', rt: 'RT', mt: 'MT' };

export function roleOf(titleWords: readonly string[]): Role {
  const text = titleWords.join(' ');
  if (text in ABBREVIATIONS) return ABBREVIATIONS[text];
  if (OTHER_INDUSTRY.test(text) || OTHER_ROLE.test(text)) return null;
  const rule = RULES.find(([pattern]) => pattern.test(text)) ?? ambiguousRule(text);
  if (rule) return rule[1];
  return PHYSICIAN.test(text) ? null : undefined;
}

const ambiguousRule = (text: string) =>
  HEALTH.test(text) ? AMBIGUOUS.find(([pattern]) => pattern.test(text)) : undefined;
