import { normalizeTitle } from '#domains/jobs/contract/titles/normalize-title.ts';
import { isEmployerName } from './employers.ts';
import { namesRole } from './units.ts';

const MOST_WORDS = 9;
const ROLE =
  /\b(nurse|nursing (assistant|supervisor|manager|director|student)|rn|lpn|lvn|cna|np|fnp|aprn|technician|tech|technologist|therapist|assistant|aide|receptionist|coordinator|supervisor|manager|director|specialist|scientist|phlebotomist|clerk|secretary|representative|scheduler|registrar|instructor|educator|preceptor|paramedic|emt|caregiver|cashier|server|waitress|barista|associate|lead|intern|extern|volunteer|enfermer[ao]|flebotomista|asistente|auxiliar|recepcionista|t[eé]cnic[ao])\b/i;

/** Names a role and not an employer. */
export function isTitle(part: string): boolean {
  if (part.split(/\s+/).length > MOST_WORDS || !/^\p{L}/u.test(part)) return false;
  if (!ROLE.test(part) && normalizeTitle(part) === null) return false;
  return !isEmployerName(part) || namesRole(part);
}
