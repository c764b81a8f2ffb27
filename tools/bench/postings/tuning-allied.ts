import type { SamplePosting } from './sample.ts';

export const TUNING_ALLIED: readonly SamplePosting[] = [
  {
    text: `Registered Respiratory Therapist
Per diem nights, 12-hour shifts
$37.00/hr flat. Sikeston, MO 63801
RRT and BLS are required. ACLS desired.`,
    expected: {
      position: 'RRT',
      employmentType: 'per_diem',
      shift: 'nights',
      shiftPattern: '3x12',
      pay: 'hour 37 37',
      requiredCertifications: ['RRT', 'BLS'],
      preferredCertifications: ['ACLS'],
      town: 'Sikeston, MO',
      zip: '63801',
    },
  },
  {
    text: `X-Ray Technologist - Urgent Care
Three 12s, 9:00 a.m. - 9:00 p.m.
Olathe, KS 66061. Rate $27.90 - $38.25
ARRT; BLS. New graduates may apply.`,
    expected: {
      position: 'RT',
      specialty: 'imaging',
      shift: 'days',
      shiftPattern: '3x12',
      pay: 'hour 27.9 38.25',
      requiredCertifications: ['ARRT', 'BLS'],
      town: 'Olathe, KS',
      zip: '66061',
    },
  },
  {
    text: `Phlebotomy Technician
32 hours weekly, 8-hour day shifts, every third Saturday
Kirksville, MO $16.85 - $20.10/hour
CPT preferred. Billing uses CPT codes; you never code.`,
    expected: {
      position: 'PHLEB',
      shift: 'days',
      shiftPattern: '5x8',
      weeklyHours: 32,
      pay: 'hour 16.85 20.1',
      preferredCertifications: ['CPT'],
      town: 'Kirksville, MO',
    },
  },
  {
    text: `MLS/MLT, Blood Bank - 2nd shift
3 pm to 11:30 pm, 5 x 8, full time
Wichita, KS 67214 | $28.75–$40.20 per hour, $2.75 shift differential
MLS (ASCP) needed. 1 year of bench work is nice to have.`,
    expected: {
      position: 'MT',
      specialty: 'laboratory',
      employmentType: 'full_time',
      shift: 'evenings',
      shiftPattern: '5x8',
      pay: 'hour 28.75 40.2',
      requiredCertifications: ['MLS'],
      town: 'Wichita, KS',
      zip: '67214',
    },
  },
  {
    text: `Pharmacy Tech (retail), part time
Lebanon, MO. 20-24 hours a week. $17/hr to start, $18.50 after you pass the exam.
CPhT within a year of hire.`,
    expected: {
      position: 'PHARM_TECH',
      specialty: 'retail_pharmacy',
      employmentType: 'part_time',
      weeklyHours: 24,
      pay: 'hour 17 -',
      requiredCertifications: ['CPhT'],
      town: 'Lebanon, MO',
    },
  },
  {
    text: `Physical Therapist - Home Health
$85 per visit, about 25 visits a week. Dodge City, KS 67801
Kansas PT license, CPR. 1 year experience required.`,
    expected: {
      position: 'PT',
      specialty: 'home_care',
      requiredCertifications: ['BLS'],
      minimumYears: 1,
      town: 'Dodge City, KS',
      zip: '67801',
    },
  },
  {
    text: `Certified Medical Assistant
Family practice in Bolivar, MO
Monday-Friday, 8 to 5, 40 hours a week
Pay is $17.40 an hour at least
CMA or RMA; CPR within 90 days; six months of clinic experience.`,
    expected: {
      position: 'MA',
      specialty: 'primary_care',
      shiftPattern: '5x8',
      weeklyHours: 40,
      pay: 'hour 17.4 17.4',
      requiredCertifications: ['CMA', 'BLS'],
      minimumYears: 0.5,
      town: 'Bolivar, MO',
    },
  },
  {
    text: `Occupational Therapist
School district and clinic, Great Bend, KS
Annual salary $71,200–$84,900; full-time, days
Requires a Kansas OT license. BLS. 3+ years with children preferred.`,
    expected: {
      position: 'OT',
      specialty: 'outpatient',
      employmentType: 'full_time',
      shift: 'days',
      pay: 'year 71200 84900',
      requiredCertifications: ['BLS'],
      town: 'Great Bend, KS',
    },
  },
  {
    text: `Patient Care Technician, Dialysis
Early start: 4:30 am to 3:00 pm, four days a week
St. Joseph, MO 64506, $17.60 - $22.35 per hour, $2,000 hiring bonus
BLS. No experience is needed; we pay for 10 weeks of training.`,
    expected: {
      position: 'PCT',
      specialty: 'dialysis',
      shift: 'days',
      shiftPattern: '4x10',
      pay: 'hour 17.6 22.35',
      requiredCertifications: ['BLS'],
      zip: '64506',
      town: 'Saint Joseph, MO',
    },
  },
  {
    text: `Patient Access Representative, ED registration
Overnights, 11p-7a, full time. Garden City, KS 67846
$15.75 to $19.00 hourly
High school diploma. Customer service experience helps. Must type 40 words a minute.`,
    expected: {
      position: 'FRONT_DESK',
      specialty: 'front_office',
      employmentType: 'full_time',
      shift: 'nights',
      shiftPattern: '5x8',
      pay: 'hour 15.75 19',
      town: 'Garden City, KS',
      zip: '67846',
    },
  },
];
