import type { Certification, Position, Skill, Specialty } from '#kernel/vocabulary.ts';

interface SpecialtyTemplate {
  /** What the work is in this specialty. */
  duty: string;
  /** Preferred, and required of registered nurses where `requires` says so. */
  certifications: readonly Certification[];
  requires: readonly Certification[];
  skills: readonly Skill[];
}

const only = (duty: string, skills: readonly Skill[] = []): SpecialtyTemplate => ({
  duty,
  certifications: [],
  requires: [],
  skills,
});

/** Positions whose specialty asks for advanced certifications. */
export const ADVANCED: readonly Position[] = ['RN', 'NP', 'RRT'];

export const SPECIALTY_TEMPLATES: Readonly<Record<Specialty, SpecialtyTemplate>> = {
  med_surg: only('Care for adults before and after surgery and through acute illness'),
  icu: {
    duty: 'Care for critically ill patients with drips, lines and ventilators',
    certifications: ['CCRN'],
    requires: ['ACLS'],
    skills: ['ventilator', 'telemetry_monitoring'],
  },
  emergency: {
    duty: 'Triage and treat people of all ages who come without an appointment',
    certifications: ['TNCC', 'CEN'],
    requires: ['ACLS', 'PALS'],
    skills: ['triage'],
  },
  labor_delivery: {
    duty: 'Care for families through labor, birth and recovery',
    certifications: [],
    requires: ['ACLS', 'NRP'],
    skills: [],
  },
  pediatrics: {
    duty: 'Care for children and teens, with their families at the bedside',
    certifications: [],
    requires: ['PALS'],
    skills: [],
  },
  nicu: {
    duty: 'Care for premature and sick newborns',
    certifications: [],
    requires: ['NRP'],
    skills: ['ventilator'],
  },
  operating_room: {
    duty: 'Prepare the room and keep patients safe before, during and after surgery',
    certifications: [],
    requires: ['ACLS'],
    skills: [],
  },
  telemetry: {
    duty: 'Watch heart rhythms and act on changes',
    certifications: [],
    requires: ['ACLS'],
    skills: ['telemetry_monitoring', 'ekg'],
  },
  oncology: only('Care for people in cancer treatment, and manage their symptoms', ['iv_therapy']),
  dialysis: only('Run treatments and watch patients from start to finish'),
  behavioral_health: only('Keep patients and staff safe, and calm crises with words first'),
  geriatrics: only('Care for older adults, with attention to falls, skin and memory', ['wound_care']),
  home_care: only('See people in their homes, on a route that you plan'),
  primary_care: only('See the same people over the years, in prevention and chronic illness'),
  orthopedics: only('Care for people with bone and joint injuries or surgery'),
  cardiology: only('Care for people with heart disease', ['ekg']),
  outpatient: only('Care for people who go home the same day'),
  imaging: only('Work across the imaging rooms of the department'),
  laboratory: only('Handle specimens by the laboratory’s procedures'),
  retail_pharmacy: only('Help people at the counter and at the drive-through'),
  hospital_pharmacy: only('Prepare doses and sterile products for the units', ['sterile_compounding']),
  front_office: only('Keep the waiting room calm and the schedule on time'),
};
