import type { Skill } from '#kernel/vocabulary.ts';
import { finding, type Finding } from './finding.ts';

const NAMES: readonly (readonly [Skill, RegExp])[] = [
  ['iv_therapy', /\bIV (?:therapy|starts?|insertion|skills|lines?)\b|\bstart(?:s|ing)? IVs\b/],
  ['wound_care', /\bwound (?:care|vac)\b/i],
  [
    'medication_administration',
    /\bmedication (?:administration|pass)\b|\b(?:gives?|administers?|pass(?:es)?) medications?\b/i,
  ],
  ['ventilator', /\bventilat(?:ors?|ed)\b|\bvents\b/i],
  ['telemetry_monitoring', /\btelemetry\b|\bheart rhythms?\b/i],
  ['triage', /\btriag(?:e|es|ing)\b/i],
  ['venipuncture', /\bvenipunctures?\b|\b(?:draws?|drawing|collects?) blood\b|\bblood draws?\b/i],
  ['ekg', /\bE[KC]Gs?\b/],
  ['vital_signs', /\bvital signs\b|\bvitals\b/i],
  [
    'patient_transfer',
    /\b(?:transfers?|lifts?|moves?|moving|turns?) (?:patients|residents)\b|\bpatient (?:transfers?|mobility)\b/i,
  ],
  ['charting_epic', /\bEpic\b/],
  ['charting_cerner', /\bCerner\b|\bOracle Health\b/],
  ['charting_meditech', /\bmeditech\b/i],
  ['spanish', /\bspanish\b/i],
  ['scheduling', /\bschedul(?:es|ing) (?:visits|appointments|patients)\b|\bappointment scheduling\b/i],
  ['insurance_verification', /\b(?:verif(?:y|ies|ying)|checks?) insurance\b|\binsurance verification\b/i],
  ['ct', /\bCT\b(?!\()/],
  ['mri', /\bMRI\b/],
  ['xray', /\bx-?rays?\b/i],
  ['sterile_compounding', /\bsterile (?:compounding|products?)\b|\bIV room\b|\bUSP 797\b/i],
  ['specimen_processing', /\bspecimens?\b/i],
  ['gait_training', /\bgait\b/i],
  ['care_planning', /\bcare plan(?:s|ning)?\b/i],
  ['precepting', /\bprecept(?:s|ing|or)?\b/i],
  ['charge', /\bcharge (?:nurse|duties|role|experience)\b/i],
];

export const skillsIn = (text: string): Finding<Skill>[] =>
  NAMES.flatMap(([id, pattern]) => {
    const match = pattern.exec(text);
    return match ? [finding(id, match)] : [];
  });
