import type { Certification, Position, ShiftPattern, Skill } from '#kernel/vocabulary.ts';

interface PositionTemplate {
  title: string;
  /** The opening sentence. */
  lead: string;
  duties: readonly string[];
  pattern: ShiftPattern;
  required: readonly Certification[];
  skills: readonly Skill[];
}

/** What each position does in any specialty. Employers edit every word. */
export const POSITION_TEMPLATES: Readonly<Record<Position, PositionTemplate>> = {
  RN: {
    title: 'Registered nurse',
    lead: 'You plan and give nursing care, and you speak for your patients in the care team.',
    duties: [
      'Assess patients, plan their care and document it',
      'Give medications and treatments as ordered',
      'Notice changes early and escalate them',
      'Teach patients and families what happens next',
      'Delegate to and support LPNs, nursing assistants and technicians',
    ],
    pattern: '3x12',
    required: ['BLS'],
    skills: ['medication_administration'],
  },
  LPN: {
    title: 'Licensed practical nurse',
    lead: 'You give hands-on nursing care under the direction of a registered nurse or provider.',
    duties: [
      'Give medications and treatments within your scope',
      'Take vital signs and report changes',
      'Care for wounds, catheters and tubes',
      'Document care the same day',
    ],
    pattern: '3x12',
    required: ['BLS'],
    skills: ['medication_administration', 'wound_care'],
  },
  CNA: {
    title: 'Certified nursing assistant',
    lead: 'You help people with daily living, and you are often the first to notice that something changed.',
    duties: [
      'Help with bathing, dressing, meals and walking',
      'Take vital signs and record intake and output',
      'Turn and transfer patients safely',
      'Report changes to the nurse',
    ],
    pattern: '3x12',
    required: ['BLS'],
    skills: ['vital_signs', 'patient_transfer'],
  },
  NP: {
    title: 'Nurse practitioner',
    lead: 'You see your own patients, from the first assessment to follow-up.',
    duties: [
      'Assess, diagnose and treat patients',
      'Order and read tests, and prescribe within your authority',
      'Coordinate care with physicians and specialists',
      'Document visits and follow up on results',
    ],
    pattern: '4x10',
    required: ['BLS'],
    skills: ['care_planning'],
  },
  MA: {
    title: 'Medical assistant',
    lead: 'You keep visits moving, from rooming the patient to the follow-up call.',
    duties: [
      'Room patients, take vital signs and update histories',
      'Draw blood, give injections and run point-of-care tests',
      'Prepare rooms and assist with procedures',
      'Handle refills, forms and follow-up calls',
    ],
    pattern: '5x8',
    required: ['BLS'],
    skills: ['vital_signs', 'venipuncture', 'ekg'],
  },
  PT: {
    title: 'Physical therapist',
    lead: 'You help people move again after injury, surgery or illness.',
    duties: [
      'Evaluate patients and set goals with them',
      'Treat with exercise, manual therapy and gait training',
      'Supervise physical therapist assistants',
      'Document progress and plan the discharge',
    ],
    pattern: '5x8',
    required: ['BLS'],
    skills: ['gait_training', 'care_planning'],
  },
  OT: {
    title: 'Occupational therapist',
    lead: 'You help people return to the tasks that make up their day.',
    duties: [
      'Evaluate daily living skills and set goals',
      'Treat, and fit splints and adaptive equipment',
      'Teach families and caregivers',
      'Document progress and plan the discharge',
    ],
    pattern: '5x8',
    required: ['BLS'],
    skills: ['care_planning'],
  },
  RRT: {
    title: 'Respiratory therapist',
    lead: 'You treat people who can’t breathe well, across the hospital.',
    duties: [
      'Manage ventilators and noninvasive support',
      'Give aerosol treatments and oxygen therapy',
      'Draw and read arterial blood gases',
      'Respond to codes and rapid response calls',
    ],
    pattern: '3x12',
    required: ['RRT', 'BLS'],
    skills: ['ventilator'],
  },
  PHLEB: {
    title: 'Phlebotomist',
    lead: 'You draw blood well, and you make it easy for people who dread it.',
    duties: [
      'Identify patients and draw blood from veins and fingers',
      'Label, process and deliver specimens',
      'Keep carts and draw stations stocked and clean',
    ],
    pattern: '5x8',
    required: ['CPT'],
    skills: ['venipuncture', 'specimen_processing'],
  },
  PCT: {
    title: 'Patient care technician',
    lead: 'You support nurses at the bedside, hands on.',
    duties: [
      'Help patients with daily care and walking',
      'Take vital signs, blood sugars and EKGs',
      'Draw blood and collect specimens',
      'Report changes to the nurse',
    ],
    pattern: '3x12',
    required: ['BLS'],
    skills: ['vital_signs', 'ekg', 'venipuncture'],
  },
  RT: {
    title: 'Radiologic technologist',
    lead: 'You take the images that the care team decides by.',
    duties: [
      'Position patients and take diagnostic images',
      'Keep exposure as low as possible',
      'Check image quality and send studies to be read',
      'Do portable and operating room studies as needed',
    ],
    pattern: '5x8',
    required: ['ARRT', 'BLS'],
    skills: ['xray'],
  },
  MT: {
    title: 'Medical technologist',
    lead: 'You produce the results that the care team decides by.',
    duties: [
      'Test specimens in chemistry, hematology and blood bank',
      'Run controls and calibrate instruments',
      'Report critical values right away',
      'Keep records for inspection',
    ],
    pattern: '5x8',
    required: [],
    skills: ['specimen_processing'],
  },
  PHARM_TECH: {
    title: 'Pharmacy technician',
    lead: 'You prepare medications that pharmacists check and patients rely on.',
    duties: [
      'Fill, label and deliver medications',
      'Enter orders and resolve insurance rejections',
      'Keep inventory and controlled substance counts',
    ],
    pattern: '5x8',
    required: [],
    skills: ['insurance_verification'],
  },
  FRONT_DESK: {
    title: 'Medical receptionist',
    lead: 'You are the first person whom patients meet, in person and on the phone.',
    duties: [
      'Greet and check in patients',
      'Schedule visits and answer the phone',
      'Verify insurance and collect copays',
      'Keep records up to date',
    ],
    pattern: '5x8',
    required: [],
    skills: ['scheduling', 'insurance_verification'],
  },
};
