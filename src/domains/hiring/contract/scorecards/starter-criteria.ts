import type { Criterion } from './criteria.ts';

/** A criterion of the starter sets: four anchors, lowest first, then the questions of the interview guide. */
const of = (name: string, anchors: Criterion['anchors'], ...questions: string[]): Omit<Criterion, 'key'> => ({
  name,
  anchors,
  questions,
});

/** The criteria that the starter sets are made of. An organization changes its own copy; scorecards keep theirs. */
export const STARTER_CRITERIA = {
  clinical_judgment: of(
    'Clinical judgment',
    [
      'Describes tasks. Does not notice a change in the patient, or waits for an order.',
      'Notices a change, but misses what it could mean or tells the team late.',
      'Notices early signs, says what they could mean, acts and escalates in time.',
      'Anticipates what comes next, acts early and explains the reasoning so that others learn.',
    ],
    'Tell me about a patient whose condition changed on your shift. What did you notice first, and what did you do?',
    'Describe a time when you disagreed with a plan of care. What did you do?',
    'How do you decide when to call a rapid response?',
  ),
  patient_safety: of(
    'Patient safety',
    [
      'Skips checks under pressure, or treats them as paperwork.',
      'Knows the checks, but needs reminders or plays an error down.',
      'Does every check, speaks up about a risk and reports errors, including their own.',
      'Also finds the cause and changes how the team works.',
    ],
    'Tell me about an error or near miss that you were part of. What happened next?',
    'How do you make sure that you have the right patient?',
    'Describe a time when you stopped something because it was not safe.',
  ),
  communication: of(
    'Communication',
    [
      'Hard to follow, or talks past the patient and the team.',
      'Clear in routine, but leaves things out in a handoff or a hard conversation.',
      'Structured handoffs, plain words for patients, checks that they were understood.',
      'Also calms a tense situation and helps others say what is difficult.',
    ],
    'Give me a handoff of a patient you remember, as you would at the end of a shift.',
    'Tell me about a hard conversation with a patient or a relative. How did you begin it?',
    'How do you make sure that a patient has understood?',
  ),
  teamwork: of(
    'Teamwork',
    [
      'Works alone, blames colleagues or avoids help.',
      'Helps when asked. Lets disagreements grow.',
      'Offers help, asks for it in time and settles disagreements directly.',
      'Makes the people around them better, even on a bad day.',
    ],
    'Tell me about a shift when the team was short. What did you do?',
    'Describe a disagreement with a colleague. How did it end?',
    'When did you last ask for help at work?',
  ),
  reliability: of(
    'Reliability',
    [
      'Commitments were missed without notice, and the person sees no issue.',
      'Mostly keeps commitments. Tells others late when one is at risk.',
      'Keeps commitments, knows what the schedule asks and says early when something changes.',
      'Others plan around this person. Follows through without reminders.',
    ],
    'This job works the posted shift and its share of weekends and holidays. Does that work for you?',
    'Tell me about a time when you could not finish what you had promised. What did you do?',
    'How do you keep track of what you owe others at the end of a shift?',
  ),
  prioritizing: of(
    'Setting priorities',
    [
      'Works in order of arrival, or freezes when several things happen.',
      'Sees what is urgent, but loses track of the rest.',
      'Sorts by risk, delegates and comes back to what waited.',
      'Keeps the whole unit in view and reorders calmly as things change.',
    ],
    'You have three call lights, a new admission and a patient in pain. How do you begin?',
    'Tell me about the busiest shift that you remember. What did you leave for later, and why?',
    'What do you delegate, and how do you make sure that it is done?',
  ),
  documentation: of(
    'Documentation',
    [
      'Charts late or from memory. Important facts are missing.',
      'Charts the required fields. The reader cannot tell what was done and why.',
      'Charts on time and so that the next person can act on it.',
      'Also finds and fixes gaps, and helps others chart well.',
    ],
    'How do you keep your charting current on a busy day?',
    'What belongs in a note after an event, and what does not?',
    'Tell me about a time when good documentation made a difference.',
  ),
  compassion: of(
    'Care for the person',
    [
      'Speaks about patients as tasks or as a burden.',
      'Polite, but hurries past what the patient feels.',
      'Sees the person, protects dignity and privacy, adapts to what the patient needs.',
      'Patients and relatives remember this person for it.',
    ],
    'Tell me about a patient who was hard to care for. What did you do?',
    'How do you protect a patient’s dignity during personal care?',
    'Describe a time when you noticed what a patient needed without being told.',
  ),
  infection_control: of(
    'Infection control',
    [
      'Does not name the basic precautions.',
      'Names them, but breaks them under pressure.',
      'Applies standard and isolation precautions without prompting.',
      'Also corrects others tactfully and improves the routine.',
    ],
    'A patient is placed in contact isolation. What changes in your work?',
    'How do you handle a needlestick or a spill?',
    'Tell me about a time when you saw a colleague skip a precaution.',
  ),
  medication_accuracy: of(
    'Medication accuracy',
    [
      'Cannot describe the checks.',
      'Describes the checks, but relies on others to find an error.',
      'Applies every check, questions an unclear order and stops until it is clear.',
      'Also spots patterns, such as look-alike names, and prevents the next error.',
    ],
    'Walk me through how you check a medication before it reaches the patient.',
    'Tell me about an order that you questioned.',
    'What do you do when you are interrupted in the middle of a medication pass or a fill?',
  ),
  diagnosis_and_plan: of(
    'Diagnosis and plan',
    [
      'Jumps to one diagnosis. No plan for being wrong.',
      'Reasonable differential, but the plan lacks follow-up or limits.',
      'Sound differential, evidence-based plan, clear follow-up, consults in time.',
      'Also weighs the patient’s goals and cost, and explains the uncertainty.',
    ],
    'Walk me through a case with an unclear diagnosis. What did you rule out, and how?',
    'When do you involve the collaborating physician?',
    'Tell me about a plan that you changed after the patient spoke.',
  ),
  treatment_planning: of(
    'Treatment planning',
    [
      'The same exercises for everyone. No measurable goals.',
      'Sets goals, but rarely measures or adjusts.',
      'Measurable goals with the patient, adjusts by results, plans the discharge.',
      'Also coaches family and aides, and shows outcomes.',
    ],
    'Walk me through an evaluation and the goals that you set with the patient.',
    'Tell me about a patient who made no progress. What did you change?',
    'How do you work with aides and assistants?',
  ),
  airway_and_ventilation: of(
    'Airway and ventilation',
    [
      'Cannot describe a safe setup or first steps when a patient deteriorates.',
      'Safe with routine therapy. Needs support with ventilator changes.',
      'Manages ventilators and noninvasive support, reads gases and acts on alarms.',
      'Also leads in an emergency and teaches the bedside team.',
    ],
    'A ventilated patient’s pressure alarm sounds. What are your first three steps?',
    'Walk me through weaning a patient that you remember.',
    'Read this blood gas with me: what would you change?',
  ),
  image_quality: of(
    'Image quality and radiation safety',
    [
      'Repeats images without analyzing why. Vague on radiation protection.',
      'Good routine images. Needs help with difficult patients.',
      'Diagnostic images with low dose, adapts positioning, checks identity and order.',
      'Also tracks repeats and helps others reduce them.',
    ],
    'How do you get a good image of a patient who cannot hold still?',
    'What do you check before an exposure?',
    'Tell me about a repeat, and what you changed.',
  ),
  specimen_quality: of(
    'Specimen quality',
    [
      'Labels later or away from the patient. Unsure of the order of draw.',
      'Correct in routine. Recollections are common or unexplained.',
      'Identifies with two identifiers, labels at the bedside, right tube, order and handling.',
      'Also succeeds with hard draws and lowers the unit’s recollections.',
    ],
    'Walk me through a draw from the door to the lab.',
    'A patient has difficult veins and is afraid. What do you do?',
    'What makes you reject or recollect a specimen?',
  ),
  quality_control: of(
    'Quality control',
    [
      'Reports results although a control failed, or does not run controls.',
      'Runs controls. Needs help to solve a failure.',
      'Stops, finds the cause, documents and repeats before anything is released.',
      'Also sees trends early and improves the procedure.',
    ],
    'A control is out of range at the busiest hour. What do you do?',
    'Tell me about a result or a fill that did not make sense to you.',
    'How do you document a corrective action?',
  ),
  front_desk_accuracy: of(
    'Accuracy and privacy at the desk',
    [
      'Guesses or shares details within earshot.',
      'Accurate when it is quiet. Forgets privacy under pressure.',
      'Verifies identity and coverage, enters data correctly, protects privacy at the desk and on the phone.',
      'Also finds errors before they reach billing or care.',
    ],
    'How do you check in a patient while the phone rings and others wait?',
    'A caller asks whether a relative has an appointment. What do you say?',
    'Tell me about an error that you caught.',
  ),
  service: of(
    'Service under pressure',
    [
      'Argues with or avoids an upset patient.',
      'Stays polite, but passes the problem on.',
      'Listens, says what will happen next, and solves what is theirs to solve.',
      'Turns an upset patient into a grateful one, and fixes the cause.',
    ],
    'A patient is upset about the wait. What do you say?',
    'Tell me about a day when everything ran late.',
    'When do you involve a nurse or a manager?',
  ),
} as const satisfies Record<string, Omit<Criterion, 'key'>>;
