import type { FacilityType, Position, Skill, Specialty } from '#kernel/vocabulary.ts';

interface Choices {
  specialties: readonly Specialty[];
  skills: readonly Skill[];
  settings: readonly FacilityType[];
}

const BEDSIDE: readonly FacilityType[] = [
  'hospital',
  'critical_access_hospital',
  'long_term_care',
  'rehabilitation',
  'home_health',
  'hospice',
  'clinic',
  'behavioral_health',
];

/**
 * What people of a position usually do, most common first. The forms offer these as chips and find the rest by search;
 * nothing else depends on it.
 */
const CHOICES: Readonly<Record<Position, Choices>> = {
  RN: {
    specialties: [
      'med_surg',
      'icu',
      'emergency',
      'telemetry',
      'operating_room',
      'labor_delivery',
      'pediatrics',
      'nicu',
      'behavioral_health',
      'oncology',
      'dialysis',
      'home_care',
    ],
    skills: [
      'charting_epic',
      'charting_cerner',
      'charting_meditech',
      'charge',
      'precepting',
      'iv_therapy',
      'telemetry_monitoring',
      'ventilator',
      'wound_care',
      'triage',
      'medication_administration',
      'spanish',
    ],
    settings: [
      'hospital',
      'critical_access_hospital',
      'ambulatory_surgery',
      'clinic',
      'long_term_care',
      'home_health',
      'hospice',
      'behavioral_health',
      'school',
    ],
  },
  LPN: {
    specialties: [
      'geriatrics',
      'home_care',
      'primary_care',
      'med_surg',
      'behavioral_health',
      'pediatrics',
      'outpatient',
    ],
    skills: [
      'medication_administration',
      'wound_care',
      'vital_signs',
      'care_planning',
      'iv_therapy',
      'charge',
      'charting_epic',
      'spanish',
    ],
    settings: [
      'long_term_care',
      'clinic',
      'home_health',
      'hospice',
      'rehabilitation',
      'hospital',
      'behavioral_health',
      'school',
    ],
  },
  CNA: {
    specialties: ['geriatrics', 'med_surg', 'home_care', 'behavioral_health', 'telemetry', 'orthopedics'],
    skills: ['patient_transfer', 'vital_signs', 'care_planning', 'charting_epic', 'ekg', 'spanish'],
    settings: [
      'long_term_care',
      'hospital',
      'home_health',
      'hospice',
      'rehabilitation',
      'critical_access_hospital',
      'behavioral_health',
    ],
  },
  NP: {
    specialties: [
      'primary_care',
      'emergency',
      'behavioral_health',
      'cardiology',
      'pediatrics',
      'geriatrics',
      'oncology',
      'orthopedics',
      'outpatient',
    ],
    skills: [
      'charting_epic',
      'charting_cerner',
      'care_planning',
      'triage',
      'wound_care',
      'ekg',
      'precepting',
      'spanish',
    ],
    settings: [
      'clinic',
      'hospital',
      'urgent_care',
      'critical_access_hospital',
      'long_term_care',
      'behavioral_health',
      'home_health',
      'school',
    ],
  },
  MA: {
    specialties: ['primary_care', 'outpatient', 'pediatrics', 'cardiology', 'orthopedics', 'front_office'],
    skills: ['vital_signs', 'venipuncture', 'ekg', 'scheduling', 'insurance_verification', 'charting_epic', 'spanish'],
    settings: ['clinic', 'urgent_care', 'hospital', 'ambulatory_surgery', 'school'],
  },
  PT: {
    specialties: ['orthopedics', 'outpatient', 'home_care', 'geriatrics', 'med_surg', 'pediatrics', 'cardiology'],
    skills: ['gait_training', 'patient_transfer', 'care_planning', 'charting_epic', 'precepting', 'spanish'],
    settings: ['rehabilitation', 'clinic', 'hospital', 'home_health', 'long_term_care', 'school'],
  },
  OT: {
    specialties: ['geriatrics', 'outpatient', 'pediatrics', 'home_care', 'orthopedics', 'behavioral_health'],
    skills: ['care_planning', 'patient_transfer', 'charting_epic', 'precepting', 'spanish'],
    settings: ['rehabilitation', 'long_term_care', 'hospital', 'home_health', 'school', 'clinic'],
  },
  RRT: {
    specialties: ['icu', 'emergency', 'nicu', 'pediatrics', 'med_surg', 'home_care'],
    skills: ['ventilator', 'telemetry_monitoring', 'ekg', 'charting_epic', 'charting_cerner', 'precepting', 'spanish'],
    settings: ['hospital', 'critical_access_hospital', 'home_health', 'long_term_care', 'clinic'],
  },
  PHLEB: {
    specialties: ['laboratory', 'outpatient', 'emergency', 'med_surg'],
    skills: ['venipuncture', 'specimen_processing', 'charting_epic', 'spanish'],
    settings: ['laboratory', 'hospital', 'clinic', 'critical_access_hospital'],
  },
  PCT: {
    specialties: ['med_surg', 'emergency', 'icu', 'telemetry', 'dialysis', 'behavioral_health'],
    skills: [
      'vital_signs',
      'patient_transfer',
      'ekg',
      'venipuncture',
      'telemetry_monitoring',
      'charting_epic',
      'spanish',
    ],
    settings: BEDSIDE,
  },
  RT: {
    specialties: ['imaging', 'emergency', 'orthopedics', 'operating_room', 'outpatient'],
    skills: ['xray', 'ct', 'mri', 'charting_epic', 'patient_transfer', 'spanish'],
    settings: ['hospital', 'clinic', 'urgent_care', 'critical_access_hospital', 'ambulatory_surgery'],
  },
  MT: {
    specialties: ['laboratory', 'oncology', 'emergency', 'outpatient'],
    skills: ['specimen_processing', 'venipuncture', 'charting_epic', 'precepting'],
    settings: ['laboratory', 'hospital', 'critical_access_hospital', 'clinic'],
  },
  PHARM_TECH: {
    specialties: ['hospital_pharmacy', 'retail_pharmacy', 'oncology'],
    skills: ['sterile_compounding', 'insurance_verification', 'charting_epic', 'spanish'],
    settings: ['pharmacy', 'hospital', 'clinic', 'long_term_care'],
  },
  FRONT_DESK: {
    specialties: ['front_office', 'primary_care', 'outpatient', 'emergency'],
    skills: ['scheduling', 'insurance_verification', 'charting_epic', 'spanish'],
    settings: ['clinic', 'hospital', 'urgent_care', 'ambulatory_surgery', 'rehabilitation'],
  },
};

/** The usual choices of a position, then those already chosen; null without a position, where everything is offered. */
export function usualChoices<Kind extends keyof Choices>(position: Position | null, kind: Kind): Choices[Kind] | null {
  return position ? CHOICES[position][kind] : null;
}
