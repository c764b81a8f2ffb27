import type { SamplePosting } from './sample.ts';

/** Postings in our own words that the rules were written with. */
export const TUNING_NURSING: readonly SamplePosting[] = [
  {
    text: `RN - Medical/Surgical
FTE: .9 Shift: 7p-7:30a, rotating weekends
Neosho, MO 64850
Minimum $31.00 - Maximum $43.75 per hour. Night differential $4.00, weekend differential $2.50
Must have: BLS. ACLS within 1 year. Prefer 1 year of hospital experience.`,
    expected: {
      position: 'RN',
      specialty: 'med_surg',
      shift: 'nights',
      shiftPattern: '3x12',
      weeklyHours: 36,
      pay: 'hour 31 43.75',
      requiredCertifications: ['BLS', 'ACLS'],
      town: 'Neosho, MO',
      zip: '64850',
    },
  },
  {
    text: `Director of Nursing
Salary range: $98,500 to $118,000 annually, plus a $15,000 sign-on bonus
Full-time, Monday through Friday. Fredonia, KS 66736
Five years as an RN, of which two years in long-term care. BLS.`,
    expected: {
      position: 'RN',
      employmentType: 'full_time',
      specialty: 'geriatrics',
      shiftPattern: '5x8',
      pay: 'year 98500 118000',
      requiredCertifications: ['BLS'],
      minimumYears: 5,
      town: 'Fredonia, KS',
      zip: '66736',
    },
  },
  {
    text: `Position: Licensed Practical Nurse (LPN) - Clinic
Hours: Mon-Thu, four 10-hour days, no weekends
Wage: $24.15/hr - $30.40/hr
City: Harrisonville, MO
Required: current LPN license, CPR. Preferred: 2 years of clinic experience; Spanish.`,
    expected: {
      position: 'LPN',
      specialty: 'outpatient',
      shift: 'days',
      shiftPattern: '4x10',
      pay: 'hour 24.15 30.4',
      requiredCertifications: ['BLS'],
      town: 'Harrisonville, MO',
    },
  },
  {
    text: `CNAs wanted!
All shifts open. Earn up to $21.50 an hour. Weekly pay.
Parsons, KS
Flexible: full time or part time. We train you and pay for the class; the state test is free.`,
    expected: {
      position: 'CNA',
      pay: 'hour - 21.5',
      shift: 'rotating',
      employmentType: 'full_time',
      town: 'Parsons, KS',
    },
  },
  {
    text: `Certified Medication Technician (CMT) - Evenings
Assisted living, Warrensburg, MO 64093
2p to 10:30p, 5 days a week
$18.50 hourly; $1.25 evening differential
CMT certificate and a clean registry record are required. Openings: 3`,
    expected: {
      position: 'CNA',
      specialty: 'geriatrics',
      shift: 'evenings',
      shiftPattern: '5x8',
      pay: 'hour 18.5 18.5',
      requiredCertifications: ['CMT'],
      town: 'Warrensburg, MO',
      zip: '64093',
    },
  },
  {
    text: `Operating Room RN Circulator
Day shift with call. Call pay $5/hr, call-back at time and a half.
Independence, MO 64055 | 40 hours/week, 4x10
Base: $38 - $52 per hour
BLS and ACLS required, CNOR a plus. At least 12 months of OR experience.`,
    expected: {
      position: 'RN',
      specialty: 'operating_room',
      shift: 'days',
      shiftPattern: '4x10',
      weeklyHours: 40,
      pay: 'hour 38 52',
      requiredCertifications: ['BLS', 'ACLS'],
      minimumYears: 1,
      town: 'Independence, MO',
      zip: '64055',
    },
  },
  {
    text: `Nurse Practitioner - Emergency Department
Twelve-hour shifts, days and nights, $1,020 per shift
Independent rural ED in Iola, KS 66749. Contract position, 6 to 12 shifts a month.
ACLS, PALS and BLS. TNCC or ATLS preferred. Three years of ED work as an NP.`,
    expected: {
      position: 'NP',
      specialty: 'emergency',
      employmentType: 'contract',
      shiftPattern: '3x12',
      shift: 'rotating',
      pay: 'shift 1020 1020',
      requiredCertifications: ['ACLS', 'PALS', 'BLS'],
      preferredCertifications: ['TNCC'],
      minimumYears: 3,
      town: 'Iola, KS',
      zip: '66749',
    },
  },
  {
    text: `NICU Nurse, Nights
Columbia, MO 65201
0.75 FTE, 30 hours per week. $33.80 to $49.10 an hour.
Preferred qualifications:
- CCRN-Neonatal
- Two years of NICU experience
Required qualifications:
- NRP
- BLS
Our unit has 42 beds and opened in 2011.`,
    expected: {
      position: 'RN',
      specialty: 'nicu',
      shift: 'nights',
      weeklyHours: 30,
      pay: 'hour 33.8 49.1',
      requiredCertifications: ['NRP', 'BLS'],
      town: 'Columbia, MO',
      zip: '65201',
    },
  },
  {
    text: `Hospice RN Case Manager
You drive to people at home within 40 miles of Chanute, Kansas.
Salaried, $74k - $83k. Days, with one night on call a week.
Valid license to drive, RN license, CPR card. Minimum of 2 yrs. nursing.`,
    expected: {
      position: 'RN',
      shift: 'days',
      pay: 'year 74000 83000',
      requiredCertifications: ['BLS'],
      minimumYears: 2,
      town: 'Chanute, KS',
    },
  },
  {
    text: `School Nurse (RN)
187-day contract, 7:30 am - 3:30 pm
Pay: see our schedule
Republic, MO 65738
Part-time possible. BLS instructor a plus.`,
    expected: {
      position: 'RN',
      employmentType: 'part_time',
      shift: 'days',
      shiftPattern: '5x8',
      preferredCertifications: ['BLS'],
      town: 'Republic, MO',
      zip: '65738',
    },
  },
];
