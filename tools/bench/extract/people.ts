/** The invented people of the corpus. Their names, employers and schools are not known to the rules that read them. */

export interface Job {
  title: string;
  employer: string;
  city: string;
  state: string;
  /** `YYYY-MM`. */
  from: string;
  /** Null for the current job. */
  to: string | null;
  duties: string[];
}

export interface Person {
  name: string;
  phone: string;
  email: string;
  city: string;
  state: string;
  zip: string;
  position: string;
  years: number;
  licenses: { type: string; state: string; number: string; expires: string; isMultistate: boolean }[];
  certifications: { kind: string; expires: string }[];
  jobs: Job[];
  schools: { school: string; degree: string; year: number }[];
  /** Private facts that some layouts print. */
  birthDate: string;
}

/** Mulberry32: small, seeded, and the same everywhere. */
export function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <T>(list: readonly T[]): T => {
    const one = list[below(list.length)];
    if (one === undefined) throw new Error('an empty list');
    return one;
  };
  return { next, below, pick };
}
export type Random = ReturnType<typeof randomFrom>;

const FIRST = [
  'Marisol',
  'Tamika',
  'Greta',
  'Devon',
  'Priya',
  'Colleen',
  'Jamal',
  'Ingrid',
  'Noelle',
  'Raymond',
  'Xochitl',
  'Beth Ann',
  'Hannah',
  'Oluwaseun',
  'Kateryna',
  'Luis',
];
const LAST = [
  'Okafor',
  'Lindqvist',
  'Barrientos',
  'McAllister',
  'Nguyen',
  'St. Clair',
  'Vandeventer',
  'Petrov',
  'Hollis',
  'Yoder',
  'Abernathy',
  'Castellanos',
  "O'Rourke",
  'Washington',
  'Kowalczyk',
  'Begay',
];
const TOWNS = [
  ['Joplin', 'MO', '64801'],
  ['Springfield', 'MO', '65806'],
  ['Wichita', 'KS', '67203'],
  ['Topeka', 'KS', '66604'],
  ['Rolla', 'MO', '65401'],
  ['Salina', 'KS', '67401'],
  ['Kansas City', 'MO', '64111'],
  ['St. Joseph', 'MO', '64506'],
  ['Overland Park', 'KS', '66212'],
  ['Cape Girardeau', 'MO', '63701'],
  ['Hutchinson', 'KS', '67501'],
  ['Columbia', 'MO', '65203'],
] as const;
const EMPLOYERS = [
  'Bluestem Regional Medical Center',
  'St. Brendan Hospital',
  'Flint Ridge Memorial Hospital',
  'Cottonwood Creek Care Center',
  'Osage River Family Clinic',
  'Meadowlark Home Health',
  'Big Spring Rehabilitation and Nursing',
  'Prairie Sage Health System',
  'Harmony Manor',
  'Sunflower State Dialysis',
  'Gasconade County Hospital',
  'Redbud Women and Children Hospital',
  'Lakeside Urgent Care',
  'Tall Oaks Senior Living',
  'Truman Lake Medical Group',
  'Northgate Surgery Center',
  'Bonner Valley Hospice',
  'Arrow Rock Community Hospital',
] as const;
const SCHOOLS = [
  'Ozark Highlands University',
  'Neosho Plains Community College',
  'University of the Flint Hills',
  'St. Hildegard College of Nursing',
  'Smoky Hill Technical College',
  'Meramec Valley College',
  'Fort Larned State University',
  'Shawnee Mission Institute of Health',
] as const;

interface Career {
  position: string;
  titles: readonly string[];
  license: string | null;
  certifications: readonly string[];
  degrees: readonly string[];
  duties: readonly string[];
}

const NURSE_DUTIES = [
  'Cared for four to six patients a shift on a 32-bed unit',
  'Precepted new graduates and served as relief charge nurse',
  'Titrated drips and managed ventilated patients with respiratory therapy',
  'Documented assessments in Epic and updated plans of care each shift',
  'Led the unit falls committee, which cut falls by 18% in 2022',
  'Educated families on discharge medication and wound care',
];
const CAREERS: readonly Career[] = [
  {
    position: 'RN',
    titles: [
      'ICU Registered Nurse',
      'Staff Nurse, Emergency Department',
      'Registered Nurse - Medical/Surgical',
      'Labor and Delivery RN',
      'Charge Nurse',
      'RN, Telemetry',
      'Operating Room Nurse',
      'Float Pool RN',
    ],
    license: 'RN',
    certifications: ['BLS', 'ACLS', 'PALS', 'NRP', 'TNCC', 'CCRN', 'CEN'],
    degrees: ['Bachelor of Science in Nursing', 'Associate Degree in Nursing', 'BSN', 'ADN'],
    duties: NURSE_DUTIES,
  },
  {
    position: 'LPN',
    titles: ['Licensed Practical Nurse', 'LPN Charge Nurse', 'Clinic LPN', 'LPN - Long Term Care'],
    license: 'LPN',
    certifications: ['BLS', 'CMT'],
    degrees: ['Diploma in Practical Nursing', 'Practical Nursing Certificate'],
    duties: [
      'Passed medications to 28 residents and charted responses',
      'Performed wound care and tracheostomy care',
      'Supervised six nursing assistants on the evening shift',
      'Called physicians with changes in condition and took orders',
    ],
  },
  {
    position: 'CNA',
    titles: ['Certified Nursing Assistant', 'CNA', 'Nurse Aide', 'Home Health Aide'],
    license: null,
    certifications: ['BLS', 'CMT'],
    degrees: ['Nurse Aide Certificate', 'High School Diploma'],
    duties: [
      'Assisted twelve residents with bathing, dressing and meals',
      'Took vital signs and reported changes to the nurse',
      'Moved residents safely with mechanical lifts',
    ],
  },
  {
    position: 'RRT',
    titles: ['Respiratory Therapist', 'Registered Respiratory Therapist', 'Staff Respiratory Therapist'],
    license: 'RRT',
    certifications: ['BLS', 'ACLS', 'NRP', 'PALS', 'RRT'],
    degrees: ['Associate of Applied Science in Respiratory Care', 'Bachelor of Science in Respiratory Care'],
    duties: [
      'Managed ventilators and weaning in a 20-bed ICU',
      'Responded to codes and rapid responses across the house',
      'Drew arterial blood gases and ran bedside analyzers',
    ],
  },
  {
    position: 'MA',
    titles: ['Medical Assistant', 'Certified Medical Assistant', 'Clinical Medical Assistant'],
    license: null,
    certifications: ['BLS', 'CMA', 'CPT'],
    degrees: ['Medical Assisting Diploma', 'Certificate in Medical Assisting'],
    duties: [
      'Roomed 25 patients a day and updated medication lists',
      'Gave vaccines and drew blood',
      'Scheduled referrals and called patients with results',
    ],
  },
];

const two = (number: number) => String(number).padStart(2, '0');
const shift = (month: string, by: number): string => {
  const total = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by;
  return `${Math.floor(total / 12)}-${two((total % 12) + 1)}`;
};

export function personOf(seed: number, { position }: { position?: string } = {}): Person {
  const random = randomFrom(seed * 7919 + 11);
  const { below, pick } = random;
  const career =
    CAREERS.find((one) => one.position === position) ?? CAREERS[seed % 3 === 2 ? below(CAREERS.length) : 0];
  if (!career) throw new Error('no career');
  const [city, state, zip] = pick(TOWNS);
  const first = pick(FIRST);
  const last = pick(LAST);
  const jobs = jobsOf(random, career);
  const number =
    state === 'KS'
      ? `13-${100_000 + below(899_999)}-${two(10 + below(80))}2`
      : `20${two(10 + below(14))}0${10_000 + below(89_999)}`;
  const licenses = career.license
    ? [
        {
          type: career.license,
          state,
          number,
          expires: `${2026 + below(3)}-${two(1 + below(12))}`,
          isMultistate: career.license !== 'RRT' && below(3) === 0,
        },
      ]
    : [];
  if (licenses.length > 0 && below(3) === 0) {
    const other = state === 'KS' ? 'MO' : 'KS';
    licenses.push({
      type: career.license ?? 'RN',
      state: other,
      number:
        other === 'KS'
          ? `13-${100_000 + below(899_999)}-${two(10 + below(80))}1`
          : `20${two(10 + below(14))}0${10_000 + below(89_999)}`,
      expires: `${2026 + below(3)}-${two(1 + below(12))}`,
      isMultistate: false,
    });
  }
  const kinds = career.certifications.filter((_, at) => at === 0 || below(2) === 0);
  const oldest = jobs.at(-1)?.from ?? '2015-06';
  const year = Number(oldest.slice(0, 4));
  return {
    name: `${first} ${last}`,
    phone: `${pick(['417', '316', '785', '573', '816'])}-555-0${100 + below(99)}`,
    email: `${first}.${last}`.toLowerCase().replaceAll(/[^a-z.]/g, '') + '@mail.example',
    city,
    state,
    zip,
    position: career.position,
    years: Math.max(1, 2026 - year),
    licenses,
    certifications: kinds.map((kind) => ({ kind, expires: `${2026 + below(3)}-${two(1 + below(12))}` })),
    jobs,
    schools: schoolsOf(random, career, year),
    birthDate: `${two(1 + below(12))}/${two(1 + below(28))}/${1965 + below(35)}`,
  };
}

function jobsOf({ below, pick }: Random, career: Career): Job[] {
  const jobs: Job[] = [];
  const used = new Set<string>();
  let end: string | null = null;
  let from = `${2019 + below(6)}-${two(1 + below(12))}`;
  for (let count = 2 + below(3); count > 0; count -= 1) {
    const [city, state] = pick(TOWNS);
    let employer = pick(EMPLOYERS);
    while (used.has(employer)) employer = pick(EMPLOYERS);
    used.add(employer);
    const at = below(career.duties.length);
    jobs.push({
      title: pick(career.titles),
      employer,
      city,
      state,
      from,
      to: end,
      duties: [career.duties[at], career.duties[(at + 1) % career.duties.length]].filter((duty) => duty !== undefined),
    });
    end = shift(from, -1 - below(2));
    from = shift(end, -14 - below(30));
  }
  return jobs;
}

function schoolsOf({ below, pick }: Random, career: Career, firstJob: number): Person['schools'] {
  const degree = pick(career.degrees);
  const schools = [{ school: pick(SCHOOLS), degree, year: firstJob - below(2) }];
  if (degree === 'BSN' && below(2) === 0) {
    const other = pick(SCHOOLS.filter((name) => name !== schools[0]?.school));
    schools.push({ school: other, degree: 'ADN', year: firstJob - 3 });
  }
  return schools;
}
