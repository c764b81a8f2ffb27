/** The domain vocabulary. Each list is the single source for database checks, wire schemas, forms and the engine. */

/** The fourteen supported positions in the groups that the public site shows (specification, section 1). */
export const POSITION_GROUPS = [
  { id: 'nursing', label: 'Nursing', positions: ['RN', 'LPN', 'CNA', 'NP'] },
  { id: 'allied_health', label: 'Allied Health', positions: ['MA', 'PT', 'OT', 'RRT'] },
  { id: 'diagnostic_lab', label: 'Diagnostic and Lab', positions: ['PHLEB', 'PCT', 'RT', 'MT'] },
  { id: 'pharmacy_support', label: 'Pharmacy and Support', positions: ['PHARM_TECH'] },
  { id: 'administrative', label: 'Administrative', positions: ['FRONT_DESK'] },
] as const;

export type Position = (typeof POSITION_GROUPS)[number]['positions'][number];

export const POSITIONS = POSITION_GROUPS.flatMap((group) => [...group.positions]) as [Position, ...Position[]];

export const POSITION_LABELS: Record<Position, string> = {
  RN: 'Registered Nurse (RN)',
  LPN: 'Licensed Practical Nurse (LPN)',
  CNA: 'Certified Nursing Assistant (CNA)',
  NP: 'Nurse Practitioner (NP)',
  MA: 'Medical Assistant',
  PT: 'Physical Therapist',
  OT: 'Occupational Therapist',
  RRT: 'Respiratory Therapist',
  PHLEB: 'Phlebotomist',
  PCT: 'Patient Care Technician',
  RT: 'Radiologic Technologist',
  MT: 'Medical Technologist',
  PHARM_TECH: 'Pharmacy Technician',
  FRONT_DESK: 'Front Desk / Medical Receptionist',
};

export const SHIFTS = ['days', 'evenings', 'nights', 'weekends', 'rotating'] as const;
export type Shift = (typeof SHIFTS)[number];
export const SHIFT_LABELS: Record<Shift, string> = {
  days: 'Days',
  evenings: 'Evenings',
  nights: 'Nights',
  weekends: 'Weekends',
  rotating: 'Rotating',
};

export const SHIFT_PATTERNS = ['3x12', '4x10', '5x8'] as const;
export type ShiftPattern = (typeof SHIFT_PATTERNS)[number];
export const SHIFT_PATTERN_LABELS: Record<ShiftPattern, string> = {
  '3x12': '3 x 12 hours',
  '4x10': '4 x 10 hours',
  '5x8': '5 x 8 hours',
};
/** Weekly hours of each pattern; pay is stored per hour and shown per week with this. */
export const WEEKLY_HOURS: Record<ShiftPattern, number> = { '3x12': 36, '4x10': 40, '5x8': 40 };

/** Hours of one shift of each pattern. */
export const SHIFT_HOURS: Record<ShiftPattern, number> = { '3x12': 12, '4x10': 10, '5x8': 8 };

/** How a posting states its base pay. */
export const PAY_UNITS = ['hour', 'year', 'shift'] as const;
export type PayUnit = (typeof PAY_UNITS)[number];

export const EMPLOYMENT_TYPES = ['full_time', 'part_time', 'per_diem', 'contract', 'travel'] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];
export const EMPLOYMENT_TYPE_LABELS: Record<EmploymentType, string> = {
  full_time: 'Full time',
  part_time: 'Part time',
  per_diem: 'Per diem (PRN)',
  contract: 'Contract',
  travel: 'Travel',
};

export const FACILITY_TYPES = [
  'hospital',
  'critical_access_hospital',
  'long_term_care',
  'home_health',
  'hospice',
  'clinic',
  'urgent_care',
  'ambulatory_surgery',
  'behavioral_health',
  'rehabilitation',
  'laboratory',
  'pharmacy',
  'school',
] as const;
export type FacilityType = (typeof FACILITY_TYPES)[number];
export const FACILITY_TYPE_LABELS: Record<FacilityType, string> = {
  hospital: 'Hospital',
  critical_access_hospital: 'Critical access hospital',
  long_term_care: 'Long-term care',
  home_health: 'Home health',
  hospice: 'Hospice',
  clinic: 'Clinic',
  urgent_care: 'Urgent care',
  ambulatory_surgery: 'Ambulatory surgery center',
  behavioral_health: 'Behavioral health',
  rehabilitation: 'Rehabilitation',
  laboratory: 'Laboratory',
  pharmacy: 'Pharmacy',
  school: 'School',
};

/** Certifications a job may require or prefer. `months` is the validity, through the end of the month. */
export const CERTIFICATIONS = [
  { id: 'BLS', label: 'Basic Life Support (BLS)', months: 24 },
  { id: 'ACLS', label: 'Advanced Cardiovascular Life Support (ACLS)', months: 24 },
  { id: 'PALS', label: 'Pediatric Advanced Life Support (PALS)', months: 24 },
  { id: 'NRP', label: 'Neonatal Resuscitation (NRP)', months: 24 },
  { id: 'TNCC', label: 'Trauma Nursing Core Course (TNCC)', months: 48 },
  { id: 'CCRN', label: 'Critical Care Nurse (CCRN)', months: 36 },
  { id: 'CEN', label: 'Certified Emergency Nurse (CEN)', months: 48 },
  { id: 'CMA', label: 'Certified Medical Assistant (CMA)', months: 60 },
  { id: 'CPT', label: 'Certified Phlebotomy Technician (CPT)', months: 24 },
  { id: 'CPCT', label: 'Certified Patient Care Technician (CPCT)', months: 24 },
  { id: 'ARRT', label: 'Radiologic Technologist, registered (ARRT)', months: 12 },
  { id: 'MLS', label: 'Medical Laboratory Scientist (MLS)', months: 36 },
  { id: 'CPhT', label: 'Certified Pharmacy Technician (CPhT)', months: 24 },
  { id: 'RRT', label: 'Registered Respiratory Therapist (RRT)', months: 60 },
  { id: 'CMT', label: 'Certified Medication Technician (CMT)', months: 24 },
] as const;
export type Certification = (typeof CERTIFICATIONS)[number]['id'];
export const CERTIFICATION_IDS = CERTIFICATIONS.map((c) => c.id) as [Certification, ...Certification[]];

export const SPECIALTIES = [
  { id: 'med_surg', label: 'Medical-surgical' },
  { id: 'icu', label: 'Intensive care' },
  { id: 'emergency', label: 'Emergency' },
  { id: 'labor_delivery', label: 'Labor and delivery' },
  { id: 'pediatrics', label: 'Pediatrics' },
  { id: 'nicu', label: 'Neonatal intensive care' },
  { id: 'operating_room', label: 'Operating room' },
  { id: 'telemetry', label: 'Telemetry' },
  { id: 'oncology', label: 'Oncology' },
  { id: 'dialysis', label: 'Dialysis' },
  { id: 'behavioral_health', label: 'Behavioral health' },
  { id: 'geriatrics', label: 'Geriatrics' },
  { id: 'home_care', label: 'Home care' },
  { id: 'primary_care', label: 'Primary care' },
  { id: 'orthopedics', label: 'Orthopedics' },
  { id: 'cardiology', label: 'Cardiology' },
  { id: 'outpatient', label: 'Outpatient' },
  { id: 'imaging', label: 'Imaging' },
  { id: 'laboratory', label: 'Laboratory' },
  { id: 'retail_pharmacy', label: 'Retail pharmacy' },
  { id: 'hospital_pharmacy', label: 'Hospital pharmacy' },
  { id: 'front_office', label: 'Front office' },
] as const;
export type Specialty = (typeof SPECIALTIES)[number]['id'];
export const SPECIALTY_IDS = SPECIALTIES.map((s) => s.id) as [Specialty, ...Specialty[]];

export const SKILLS = [
  { id: 'iv_therapy', label: 'IV therapy' },
  { id: 'wound_care', label: 'Wound care' },
  { id: 'medication_administration', label: 'Medication administration' },
  { id: 'ventilator', label: 'Ventilator management' },
  { id: 'telemetry_monitoring', label: 'Telemetry monitoring' },
  { id: 'triage', label: 'Triage' },
  { id: 'venipuncture', label: 'Venipuncture' },
  { id: 'ekg', label: 'EKG' },
  { id: 'vital_signs', label: 'Vital signs' },
  { id: 'patient_transfer', label: 'Patient transfer and mobility' },
  { id: 'charting_epic', label: 'Epic charting' },
  { id: 'charting_cerner', label: 'Oracle Health (Cerner) charting' },
  { id: 'charting_meditech', label: 'Meditech charting' },
  { id: 'spanish', label: 'Spanish' },
  { id: 'scheduling', label: 'Scheduling' },
  { id: 'insurance_verification', label: 'Insurance verification' },
  { id: 'ct', label: 'CT imaging' },
  { id: 'mri', label: 'MRI' },
  { id: 'xray', label: 'X-ray' },
  { id: 'sterile_compounding', label: 'Sterile compounding' },
  { id: 'specimen_processing', label: 'Specimen processing' },
  { id: 'gait_training', label: 'Gait training' },
  { id: 'care_planning', label: 'Care planning' },
  { id: 'precepting', label: 'Precepting' },
  { id: 'charge', label: 'Charge experience' },
] as const;
export type Skill = (typeof SKILLS)[number]['id'];
export const SKILL_IDS = SKILLS.map((s) => s.id) as [Skill, ...Skill[]];

/** The states in which jobs can be posted. */
export const JOB_STATES = ['MO', 'KS'] as const;
export type JobState = (typeof JOB_STATES)[number];
export const JOB_STATE_NAMES = { MO: 'Missouri', KS: 'Kansas' } as const satisfies Record<JobState, string>;

export const US_STATES = [
  'AL',
  'AK',
  'AZ',
  'AR',
  'CA',
  'CO',
  'CT',
  'DE',
  'DC',
  'FL',
  'GA',
  'GU',
  'HI',
  'ID',
  'IL',
  'IN',
  'IA',
  'KS',
  'KY',
  'LA',
  'ME',
  'MD',
  'MA',
  'MI',
  'MN',
  'MS',
  'MO',
  'MT',
  'NE',
  'NV',
  'NH',
  'NJ',
  'NM',
  'NY',
  'NC',
  'ND',
  'OH',
  'OK',
  'OR',
  'PA',
  'PR',
  'RI',
  'SC',
  'SD',
  'TN',
  'TX',
  'UT',
  'VT',
  'VA',
  'VI',
  'WA',
  'WV',
  'WI',
  'WY',
] as const;
export type UsState = (typeof US_STATES)[number];

export const DOCUMENT_KINDS = [
  'license',
  'certification',
  'resume',
  'identity',
  'education',
  'reference',
  'other',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
/** Separate from the rest (ADA): never gates, scores, ranks or counts toward completeness. */
export const MEDICAL_DOCUMENT_KINDS = ['immunization', 'tb_test', 'drug_screen', 'physical'] as const;
export type MedicalDocumentKind = (typeof MEDICAL_DOCUMENT_KINDS)[number];

export const ROLES = ['job_seeker', 'employer', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export const MEMBER_ROLES = ['owner', 'recruiter', 'hiring_manager', 'interviewer', 'hr_onboarding', 'viewer'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

export const FACT_STATES = ['attested', 'verified', 'discrepancy', 'expired', 'revoked'] as const;
export type FactState = (typeof FACT_STATES)[number];
