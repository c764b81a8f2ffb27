import type { SamplePosting } from './sample.ts';

/** Written before the rules, and not used to write them. */
export const HELD_OUT_ALLIED: readonly SamplePosting[] = [
  {
    text: `Medical Assistant | Pediatrics clinic
Sedalia, MO 65301 · Full time · Mon-Fri 8:00-4:30
$18.00–$22.50 hourly
Room patients, give shots, draw blood, run EKGs. Certification as a CMA (AAMA) preferred. CPR (BLS) needed. Spanish a plus.`,
    expected: {
      position: 'MA',
      specialty: 'pediatrics',
      employmentType: 'full_time',
      shift: 'days',
      shiftPattern: '5x8',
      pay: 'hour 18 22.5',
      requiredCertifications: ['BLS'],
      preferredCertifications: ['CMA'],
      town: 'Sedalia, MO',
      zip: '65301',
    },
  },
  {
    text: `Physical Therapist (outpatient orthopedics)
Up to $95,000 per year + student loan help
Work four 10-hour days. Emporia, KS.
DPT and Kansas PT license. New grads are welcome to apply. Full time with benefits.`,
    expected: {
      position: 'PT',
      specialty: 'orthopedics',
      employmentType: 'full_time',
      shift: 'days',
      shiftPattern: '4x10',
      pay: 'year - 95000',
      town: 'Emporia, KS',
    },
  },
  {
    text: `Occupational Therapist, PRN
Skilled nursing facility, West Plains, MO 65775
$46/hr, flexible day hours. NBCOT certification and Missouri license. 1+ years with older adults preferred.`,
    expected: {
      position: 'OT',
      specialty: 'geriatrics',
      employmentType: 'per_diem',
      shift: 'days',
      pay: 'hour 46 46',
      town: 'West Plains, MO',
      zip: '65775',
    },
  },
  {
    text: `Respiratory Therapist (RRT) - Night Shift - Sign On Bonus
Hays Plains Medical, Hays, Kansas 67601
Hours: 0.9 FTE, 7:00 PM to 7:30 AM
Range: $29.10 to $41.90 an hour
RRT credential by NBRC. BLS on hire, ACLS and NRP within 6 months. $7,500 bonus, to be repaid if you leave within two years.`,
    expected: {
      position: 'RRT',
      shift: 'nights',
      shiftPattern: '3x12',
      weeklyHours: 36,
      pay: 'hour 29.1 41.9',
      requiredCertifications: ['RRT', 'BLS', 'ACLS', 'NRP'],
      town: 'Hays, KS',
      zip: '67601',
    },
  },
  {
    text: `Phlebotomist II
Early mornings, 5 a.m. to 1:30 p.m., 5 days/week, 40 hrs. Cape Girardeau, MO. $19.20/hr.
Collects blood from inpatients and outpatients; labels and sends specimens. CPT(ASCP) or equal is required. Six months of experience drawing blood.`,
    expected: {
      position: 'PHLEB',
      shift: 'days',
      shiftPattern: '5x8',
      weeklyHours: 40,
      pay: 'hour 19.2 19.2',
      requiredCertifications: ['CPT'],
      minimumYears: 0.5,
      town: 'Cape Girardeau, MO',
    },
  },
  {
    text: `Patient Care Tech - Telemetry, nights
36 hrs/wk. Three 12-hour nights. Base pay 16.80 - 21.15 per hour.
Liberty, MO 64068
Requires BLS. Prefer CPCT or EMT. At least one year as a CNA or tech.`,
    expected: {
      position: 'PCT',
      specialty: 'telemetry',
      shift: 'nights',
      shiftPattern: '3x12',
      weeklyHours: 36,
      pay: 'hour 16.8 21.15',
      requiredCertifications: ['BLS'],
      preferredCertifications: ['CPCT'],
      minimumYears: 1,
      town: 'Liberty, MO',
      zip: '64068',
    },
  },
  {
    text: `CT Technologist
Full Time - Evenings (1500-2330) - Salina, KS
Pay range: $31.40/hour - $44.00/hour
ARRT (R) required, (CT) within one year. BLS. 2 years of CT preferred.`,
    expected: {
      position: 'RT',
      specialty: 'imaging',
      employmentType: 'full_time',
      shift: 'evenings',
      shiftPattern: '5x8',
      pay: 'hour 31.4 44',
      requiredCertifications: ['ARRT', 'BLS'],
      town: 'Salina, KS',
    },
  },
  {
    text: `Medical Laboratory Scientist - Generalist
Third shift, 10:00 pm - 6:30 am. Hannibal, MO 63401. Annual salary from $62,000 to $79,500 depending on experience.
MLS (ASCP) certification or eligible. Bachelor's in laboratory science. Regular full-time.`,
    expected: {
      position: 'MT',
      specialty: 'laboratory',
      employmentType: 'full_time',
      shift: 'nights',
      shiftPattern: '5x8',
      pay: 'year 62000 79500',
      requiredCertifications: ['MLS'],
      town: 'Hannibal, MO',
      zip: '63401',
    },
  },
  {
    text: `Pharmacy Technician, hospital
Rotating shifts, including every third weekend. $20 - 26/hr DOE. Topeka, KS 66604
IV room experience preferred. CPhT and Kansas registration required. Full time, 80 hours per two-week pay period.`,
    expected: {
      position: 'PHARM_TECH',
      specialty: 'hospital_pharmacy',
      employmentType: 'full_time',
      shift: 'rotating',
      weeklyHours: 40,
      pay: 'hour 20 26',
      requiredCertifications: ['CPhT'],
      town: 'Topeka, KS',
      zip: '66604',
    },
  },
  {
    text: `Front Desk Receptionist (bilingual)
Part-time, 20 hours a week, afternoons until 7 pm. Monett, MO
Greets people, checks insurance, schedules visits. Pay starts at $16.25 per hour. We have served Barry County since 1962 and see 30,000 visits a year. No license is needed.`,
    expected: {
      position: 'FRONT_DESK',
      employmentType: 'part_time',
      shift: 'evenings',
      weeklyHours: 20,
      pay: 'hour 16.25 -',
      town: 'Monett, MO',
    },
  },
];
