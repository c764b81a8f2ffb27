/** The specialty that a title names, from words that settle it. */
import type { Position, Specialty } from '#kernel/vocabulary.ts';

const RULES: readonly (readonly [RegExp, Specialty])[] = [
  [/\b(nicu|neonatal)\b/, 'nicu'],
  [/\b(picu|pediatric)\b/, 'pediatrics'],
  [/\b(labor|l d|obstetric\w*|postpartum|mother baby)\b/, 'labor_delivery'],
  [/\b(\w*icu|critical care|intensive care)\b/, 'icu'],
  [/\b(emergency|er|ed|trauma)\b/, 'emergency'],
  [/\b(operating room|perioperative|circulat\w+|pacu|surgical services)\b/, 'operating_room'],
  [/\b(telemetry|tele|pcu|step ?down)\b/, 'telemetry'],
  [/\b(oncology|infusion|bone marrow)\b/, 'oncology'],
  [/\b((hemo)?dialysis|nephrology)\b/, 'dialysis'],
  [/\b(psychiatric|behavioral|mental health|pmhnp)\b/, 'behavioral_health'],
  [/\b(geriatrics?|long term care|nursing home|skilled nursing|snf|assisted living|memory care)\b/, 'geriatrics'],
  [/\b(home health|home care|in home)\b/, 'home_care'],
  [/\b(primary care|family (practice|medicine))\b/, 'primary_care'],
  [/\b(orthopedics?)\b/, 'orthopedics'],
  [/\b(cardiology|cardiac|cardiovascular|cath laboratory)\b/, 'cardiology'],
  [/\b(med surg|medical surgical)\b/, 'med_surg'],
  [/\b(outpatient|ambulatory|clinic)\b/, 'outpatient'],
];

/** Positions that work in one specialty. */
const USUAL: Readonly<Partial<Record<Position, Specialty>>> = {
  RT: 'imaging',
  MT: 'laboratory',
  FRONT_DESK: 'front_office',
};

export function specialtyOf(words: readonly string[], position: Position): Specialty | null {
  const text = words.join(' ');
  if (position === 'PHARM_TECH') return pharmacySpecialty(text);
  return USUAL[position] ?? RULES.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

function pharmacySpecialty(text: string): Specialty | null {
  if (/\bretail\b/.test(text)) return 'retail_pharmacy';
  return /\b(hospital|inpatient|sterile|iv)\b/.test(text) ? 'hospital_pharmacy' : null;
}
