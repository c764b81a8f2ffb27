import type { SamplePosting } from './sample.ts';

/** Written before the rules, and not used to write them: how well the rules read what they have not seen. */
export const HELD_OUT_NURSING: readonly SamplePosting[] = [
  {
    text: `Registered Nurse - Intensive Care Unit
Location: Joplin, MO 64804
Full-time | Nights 7p-7a | 36 hours per week (three 12s)
Compensation: $34.50 - $46.25 per hour, based on experience

About the role
You will care for two critically ill adults a night on our 18-bed unit.
What you'll bring
• Current Missouri or compact RN license
• BLS and ACLS required at hire
• CCRN preferred
• 1 year of acute care experience`,
    expected: {
      position: 'RN',
      specialty: 'icu',
      employmentType: 'full_time',
      shift: 'nights',
      shiftPattern: '3x12',
      weeklyHours: 36,
      pay: 'hour 34.5 46.25',
      requiredCertifications: ['BLS', 'ACLS'],
      preferredCertifications: ['CCRN'],
      minimumYears: 1,
      town: 'Joplin, MO',
      zip: '64804',
    },
  },
  {
    text: `LPN, Long Term Care
Sunny Prairie Village is looking for a warm LPN for our day shift (6:00 am to 2:00 pm), Monday through Friday.
Pay: $25 to $29/hr plus $2 weekend differential.
You must hold a Kansas LPN license and current CPR/BLS card. New graduates are welcome.
Where: Pittsburg, Kansas`,
    expected: {
      position: 'LPN',
      specialty: 'geriatrics',
      shift: 'days',
      shiftPattern: '5x8',
      pay: 'hour 25 29',
      requiredCertifications: ['BLS'],
      town: 'Pittsburg, KS',
    },
  },
  {
    text: `JOB TITLE: CNA - Evening shift
STATUS: Part time, 0.6 FTE
SHIFT: Evenings, 2:30 PM - 11:00 PM, every other weekend
WAGE: $17.75/hour
LOCATION: Nevada, MO
Duties include bathing, dressing, feeding and moving residents, and taking vital signs. Active listing on the Missouri CNA registry. BLS within 30 days of hire.`,
    expected: {
      position: 'CNA',
      employmentType: 'part_time',
      shift: 'evenings',
      weeklyHours: 24,
      pay: 'hour 17.75 17.75',
      requiredCertifications: ['BLS'],
      town: 'Nevada, MO',
    },
  },
  {
    text: `Family Nurse Practitioner (FNP)
Rural health clinic in Fort Scott, KS 66701
$112,000 - $128,000 annually, 4 tens, no weekends, no call.
This is a full time position. You see about 16 people a day of all ages, with a physician by phone.
Requirements: APRN license in Kansas, DEA registration, two years of experience as an NP, BLS.
Bonus: $10,000 sign-on bonus, half after 90 days.`,
    expected: {
      position: 'NP',
      specialty: 'primary_care',
      employmentType: 'full_time',
      shiftPattern: '4x10',
      pay: 'year 112000 128000',
      requiredCertifications: ['BLS'],
      minimumYears: 2,
      town: 'Fort Scott, KS',
      zip: '66701',
    },
  },
  {
    text: `ER RN - PRN
Mercy-free county hospital, Carthage, Missouri.
As needed, days or nights (rotating). Base rate $42 an hour; nights add $4.50 and weekends add $3.
Needed: RN license (MO or multistate), BLS, ACLS, PALS. TNCC within six months. Two or more years in an emergency department.`,
    expected: {
      position: 'RN',
      specialty: 'emergency',
      employmentType: 'per_diem',
      shift: 'rotating',
      pay: 'hour 42 42',
      requiredCertifications: ['BLS', 'ACLS', 'PALS', 'TNCC'],
      minimumYears: 2,
      town: 'Carthage, MO',
    },
  },
  {
    text: `Travel RN: Labor & Delivery, 13 weeks
Wichita, KS
3x12 nights. $2,340 weekly gross (36 hours).
NRP, BLS and ACLS must be current. AWHONN fetal monitoring a plus. 24 months of recent L&D experience.`,
    expected: {
      position: 'RN',
      specialty: 'labor_delivery',
      employmentType: 'travel',
      shift: 'nights',
      shiftPattern: '3x12',
      weeklyHours: 36,
      requiredCertifications: ['NRP', 'BLS', 'ACLS'],
      minimumYears: 2,
      town: 'Wichita, KS',
    },
  },
  {
    text: `We need a weekend warrior! RN for our medical-surgical floor
Saturday and Sunday, 12-hour day shifts, paid $480 per shift. 24 hours/week with full benefits.
Bachelor's degree preferred. BLS required; ACLS helpful.
Apply to St. Osgood Hospital, 1200 W 5th Street, Chanute, KS 66720`,
    expected: {
      position: 'RN',
      specialty: 'med_surg',
      shift: 'weekends',
      weeklyHours: 24,
      pay: 'shift 480 480',
      requiredCertifications: ['BLS'],
      preferredCertifications: ['ACLS'],
      town: 'Chanute, KS',
      zip: '66720',
    },
  },
  {
    text: `Nurse Manager, Dialysis
Salary: $86K-$98K
Schedule: Monday-Friday days, 40 hours
Springfield, MO 65807
Leads 14 nurses and technicians. Needs an active RN license, BLS, and at least 3 years of dialysis nursing. CNN is nice to have. Full-time exempt.`,
    expected: {
      position: 'RN',
      specialty: 'dialysis',
      employmentType: 'full_time',
      shift: 'days',
      shiftPattern: '5x8',
      weeklyHours: 40,
      pay: 'year 86000 98000',
      requiredCertifications: ['BLS'],
      minimumYears: 3,
      town: 'Springfield, MO',
      zip: '65807',
    },
  },
  {
    text: `Home Health Aide
Come for the residents, stay for the team. Flexible hours, per diem. Starting at $16.50.
Valid driver's license and own car. Rolla, MO and surrounding counties.
Some experience is welcome, none is needed.`,
    expected: {
      position: 'CNA',
      specialty: 'home_care',
      employmentType: 'per_diem',
      pay: 'hour 16.5 -',
      town: 'Rolla, MO',
    },
  },
  {
    text: `Contract Psychiatric Nurse (RN)
Six-month contract at a 40-bed behavioral unit in Osawatomie, KS.
Four ten-hour evening shifts a week at $48.00-$52.00 hourly.
CPI training provided. BLS is required. Minimum 6 months psychiatric nursing.`,
    expected: {
      position: 'RN',
      specialty: 'behavioral_health',
      employmentType: 'contract',
      shift: 'evenings',
      shiftPattern: '4x10',
      pay: 'hour 48 52',
      requiredCertifications: ['BLS'],
      minimumYears: 0.5,
      town: 'Osawatomie, KS',
    },
  },
];
