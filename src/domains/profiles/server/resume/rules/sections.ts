import type { TextLine } from '#platform/server/files/text/page-boxes.ts';
import { namesRole } from './units.ts';

export type SectionName =
  | 'top'
  | 'work'
  | 'licenses'
  | 'certifications'
  | 'credentials'
  | 'education'
  | 'skills'
  | 'summary'
  | 'contact'
  | 'personal'
  | 'other';

export interface Section {
  name: SectionName;
  lines: TextLine[];
}

/** Whole lines that begin a section, without decoration; the first pattern that fits decides. */
const HEADINGS: readonly (readonly [SectionName, RegExp])[] = [
  [
    'credentials',
    /^(professional )?(licen[sc](es?|ure|ing)|credentials?|certifications?|licencias?|certificaciones)( ?(and|&|\/|y|\+|,) ?(professional )?(licen[sc](es?|ure)|certifications?|credentials?|certificaciones|registrations?))+$/,
  ],
  [
    'licenses',
    /^((current|active|professional|state|nursing|rn) )*(licen[sc](es?|ure)|licensing|licencias?|registrations?)( (information|held|profesional(es)?|de enfermer[ií]a))?$/,
  ],
  [
    'certifications',
    /^((current|active|professional|clinical|specialty|life support|other|nursing) )*(certifications?|certificates?|certificaciones|certificados|credentials|training|courses|certs)( ?(and|&) ?(training|trainings|courses|skills))?( held)?$/,
  ],
  [
    'work',
    /^((professional|clinical|work|relevant|nursing|related|healthcare|health care|employment|career|recent|other|additional|patient care|medical|prior) )*(experience|employment|work history|employment history|career history|history|background|work|positions held)$/,
  ],
  [
    'work',
    /^(experience ?(and|&) ?employment|(where|places|jobs) (i|i['’]ve|i have) (have )?(worked|held)( (before|so far))?|experiencia( (laboral|profesional|cl[ií]nica))?|historial laboral|empleos?)$/,
  ],
  [
    'education',
    /^(education(al)?( background| history)?|academic (background|history|preparation)|schooling|degrees?|(where|what) i (studied|learned|trained)|where i went to school|education ?(and|&|\/) ?(training|degrees?|academics)|educaci[oó]n|formaci[oó]n( acad[eé]mica)?|estudios)$/,
  ],
  [
    'skills',
    /^((clinical|core|key|technical|nursing|professional|areas of|specialized) )*(skills?|competenc(ies|e)|expertise|proficienc(ies|y)|strengths|qualifications|specialties|units|habilidades|competencias|languages?|idiomas)( ?(and|&) ?(abilities|competencies|strengths|specialties|expertise|units))?$/,
  ],
  [
    'summary',
    /^((professional|career|executive|personal) )?(summary|profile|objective|statement|about me|about|overview|summary of qualifications|goal|resumen( profesional)?|perfil( profesional)?|objetivo)$/,
  ],
  ['contact', /^(contact( (info(rmation)?|details|me))?|get in touch|contacto|informaci[oó]n de contacto)$/],
  [
    'personal',
    /^(personal (details|information|data|info)|datos personales|informaci[oó]n personal|biographical data)$/,
  ],
  [
    'other',
    /^((professional|volunteer|community|additional|honors?|personal) )*(references?|referencias|volunteer( work| experience)?|volunteering|volunteerism|community service|service|memberships?|affiliations?|organizations|awards?|honors?|achievements|accomplishments|activities|interests|hobbies|publications|research|presentations|projects|professional development|continuing education|military service|voluntariado)( ?(and|&) ?(awards?|activities|honors?|memberships?|affiliations?|interests))?( available (up)?on request)?$/,
  ],
];
const LONGEST_HEADING = 50;

/** Words that name a section in a heading of one's own making: "Academic Credentials", "Nursing Career". */
const NAMED_BY: readonly (readonly [SectionName, RegExp])[] = [
  ['education', /\b(education(al)?|academics?|schooling|schools|studies|degrees|diplomas)\b/],
  ['work', /\b(experience|employment|career|jobs|employers|assignments|positions?|roles|practice)\b/],
];
const MOST_HEADING_WORDS = 4;
const HEADING_WORD = /^(?:and|of|in|the)*(?:\p{Lu}[\p{L}'’]*)?$/u;
/** With its decoration: a number before it, "(continued)" after it. */
const LONGEST_DECORATED = 100;

/** The name of the section that a line begins; null for any other line. */
export function headingOf(given: string): SectionName | null {
  if (given.length > LONGEST_DECORATED) return null;
  // "2. Work history"
  const line = given
    .trim()
    .replace(/\s*\(?(continued|cont['’]?d\.?)\)?$/i, '')
    .replace(/^(?:\d|[IVX]+)[.)]\s+/, '');
  if (line.length > LONGEST_HEADING || /[\t\d]/.test(line)) return null;
  return listedHeading(line) ?? ownHeading(line, plain(line));
}

const plain = (line: string): string =>
  unspaced(line)
    .toLowerCase()
    .replaceAll(/[^\p{L}&/+,'’ ]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

function listedHeading(line: string): SectionName | null {
  const words = plain(line);
  return words ? (HEADINGS.find(([, pattern]) => pattern.test(words))?.[0] ?? null) : null;
}

const ownHeading = (line: string, words: string): SectionName | null =>
  words.split(' ').length <= MOST_HEADING_WORDS &&
  isSetAsHeading(line) &&
  (!namesRole(line) || /(experience|employment|career|positions)$/.test(words))
    ? (NAMED_BY.find(([, pattern]) => pattern.test(words))?.[0] ?? null)
    : null;

/** Every word of a heading is capital, apart from the small ones. */
export function isSetAsHeading(line: string): boolean {
  const words = line.endsWith(':') ? line.slice(0, -1) : line;
  return words !== '' && words.split(/[\s&/]/).every((word) => HEADING_WORD.test(word));
}

/** "E X P E R I E N C E" is set with spaces between its letters. */
const unspaced = (line: string): string =>
  /^(\p{L} ){3,}\p{L}(\s{2,}|$)/u.test(line.trim()) ? line.replaceAll(/(?<=\S) (?=\S)/g, '') : line;

/**
 * A heading in the margin, with the first line of its section beside it ("EDUCATION  BSN, 2015"), or before a colon. The
 * lines at the top also label what they state, so a colon there is no heading.
 */
function besideHeading(line: string, section: SectionName): { name: SectionName; rest: string } | null {
  const found = (section === 'top' ? /^([^\t:]+):?\t(.+)$/ : /^([^\t:]+)(?::?\t|:\s)(.+)$/).exec(line);
  const name = found?.[1] ? listedHeading(found[1]) : null;
  return name && found?.[2] ? { name, rest: found[2] } : null;
}

/** The lines below each heading; those above the first are the top. */
export function sectionsOf(lines: readonly TextLine[]): Section[] {
  const sections: Section[] = [{ name: 'top', lines: [] }];
  for (const line of lines) {
    const name = headingOf(line.text);
    const beside = name ? null : besideHeading(line.text, sections.at(-1)?.name ?? 'top');
    if (name) sections.push({ name, lines: [] });
    else if (beside) sections.push({ name: beside.name, lines: [{ ...line, text: beside.rest }] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}
