/** Ways in which layouts write dates, certifications and degrees. */

const SHORT = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const LONG = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const SPANISH = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

const yearOf = (month: string) => month.slice(0, 4);
const at = (month: string) => Number(month.slice(5)) - 1;

/** Writes a `YYYY-MM`. */
export type DateStyle = (month: string) => string;
export const short: DateStyle = (month) => `${SHORT[at(month)]} ${yearOf(month)}`;
export const long: DateStyle = (month) => `${LONG[at(month)]} ${yearOf(month)}`;
export const slashed: DateStyle = (month) => `${month.slice(5)}/${yearOf(month)}`;
export const brief: DateStyle = (month) => `${at(month) + 1}/${yearOf(month).slice(2)}`;
export const iso: DateStyle = (month) => month;
export const dotted: DateStyle = (month) => `${SHORT[at(month)]}. ${yearOf(month)}`;
export const apostrophe: DateStyle = (month) => `${SHORT[at(month)]} ’${yearOf(month).slice(2)}`;
export const spanish: DateStyle = (month) => `${SPANISH[at(month)]} de ${yearOf(month)}`;
/** The last day of the month. */
export const fullDate: DateStyle = (month) =>
  `${month.slice(5)}/${new Date(Date.UTC(Number(yearOf(month)), at(month) + 1, 0)).getUTCDate()}/${yearOf(month)}`;

export const span = (job: { from: string; to: string | null }, style: DateStyle, dash = ' – ', now = 'Present') =>
  `${style(job.from)}${dash}${job.to ? style(job.to) : now}`;

export const CERTIFICATION_NAMES: Readonly<Record<string, string>> = {
  BLS: 'Basic Life Support',
  ACLS: 'Advanced Cardiovascular Life Support',
  PALS: 'Pediatric Advanced Life Support',
  NRP: 'Neonatal Resuscitation Program',
  TNCC: 'Trauma Nursing Core Course',
  CCRN: 'Critical Care Registered Nurse',
  CEN: 'Certified Emergency Nurse',
  CMT: 'Certified Medication Technician',
  CMA: 'Certified Medical Assistant',
  CPT: 'Certified Phlebotomy Technician',
  RRT: 'Registered Respiratory Therapist',
};
export const LICENSE_NAMES: Readonly<Record<string, string>> = {
  RN: 'Registered Nurse',
  LPN: 'Licensed Practical Nurse',
  RRT: 'Respiratory Therapist',
};
export const STATE_NAMES: Readonly<Record<string, string>> = { MO: 'Missouri', KS: 'Kansas' };
