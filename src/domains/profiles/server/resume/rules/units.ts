const UNIT =
  /^(?:the )?(?:emergency|icu|micu|sicu|cvicu|nicu|picu|ccu|telemetry|tele|med[- /]?surg|medical[- /]surgical|surgical|labor (?:and|&) delivery|l ?& ?d|oncology|hematology|pediatrics?|operating room|o\.?r\.?|e\.?r\.?|e\.?d\.?|long[- ]term care|ltc|skilled nursing|home health|hospice|clinic|dialysis|hemodialysis|float|float pool|pacu|cath lab|step[- ]?down|pcu|progressive care|critical care|intensive care|postpartum|mother[- /]baby|women['’]?s health|behavioral health|psychiatric|psych|rehab(?:ilitation)?|outpatient|ambulatory|infusion|orthopa?edics?|ortho|cardiology|cardiac|neuro|neurology|trauma|geriatrics|memory care|primary care|family practice|urgent care|night shift|day shift|nights|days|prn|per diem|travel|contract)(?: (?:department|dept\.?|unit|floor|care|services|room|pool|team))?$/i;

/** A unit or shift, which follows a title and is part of it: "Staff Nurse, Emergency Department". */
export const isUnit = (part: string): boolean => UNIT.test(part.trim());

/** A role at the start, or at the end before a unit: "Clinic LPN", "Clinical Medical Assistant". */
const ROLE_NOUN = String.raw`\b(nurse|rn|lpn|lvn|cna|np|technician|tech|technologist|therapist|assistant|aide|receptionist|coordinator|supervisor|manager|director|specialist|scientist|phlebotomist|clerk)`;
const MOST_ROLE_WORDS = 5;
const ROLE = new RegExp(
  String.raw`^(rn|lpn|cna|np|staff|charge|travel|registered|licensed|certified)\b|${ROLE_NOUN}(?=$|,|\s[-–—]|\s\()`,
  'i',
);

/** "Registered Nurse", but not "Registered patients". */
export const endsInRole = (part: string): boolean =>
  part.trim().split(/\s+/).length <= MOST_ROLE_WORDS && new RegExp(`${ROLE_NOUN}$`, 'i').test(part.trim());

/** Says in its first or last words that it is a role. */
export const namesRole = (part: string): boolean => ROLE.test(part);
