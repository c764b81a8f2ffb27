import type { FactOf } from '#domains/profiles/contract/resume/suggestions.ts';
import type { TextLine } from '#platform/server/files/text/page-boxes.ts';
import { dateIn, endOf, firstDateIn, rangeIn, type FoundDate } from './dates.ts';
import type { Finding } from './finding.ts';
import { isDuty } from './line-parts.ts';
import { placeIn } from './places.ts';

const SCHOOL =
  /\b(university|college|school|institute|academy|universidad|colegio|instituto|tech(nical)? (center|education)|career center|polytechnic)\b/i;
const DEGREE =
  /\b(b\.?s\.?n\.?|a\.?d\.?n\.?|a\.?s\.?n\.?|a\.?a\.?s\.?|m\.?s\.?n\.?|d\.?n\.?p\.?|d\.?p\.?t\.?|m\.?o\.?t\.?|o\.?t\.?d\.?|b\.?s\.?|b\.?a\.?|a\.?s\.?|a\.?a\.?|m\.?s\.?|m\.?b\.?a\.?|ph\.?d\.?|g\.?e\.?d\.?)(?![\w'])|\b(bachelor|associate|master|doctor(ate)?|diploma|certificate|certification|licenciatura|t[eé]cnico|grado|practical nurs(e|ing)|nurs(e|ing) (aide|assistant) (training|program)|lpn program|high school)\b/i;

interface Entry {
  school: string | null;
  degree: string | null;
  date: FoundDate | null;
  isExpected: boolean;
  lines: TextLine[];
}

/** Schools of a section. A new one begins where a part repeats that the open one already has. */
export function educationIn(lines: readonly TextLine[]): Finding<FactOf<'education'>>[] {
  const entries: Entry[] = [];
  let open: Entry | null = null;
  for (const line of lines) {
    if (isDuty(line.text) && !SCHOOL.test(line.text) && !DEGREE.test(line.text)) continue;
    const found = partsIn(line.text);
    if (!found.school && !found.degree && !found.date) continue;
    const repeats =
      open && ((found.school && open.school) || (found.degree && open.degree) || (found.date && open.date));
    if (!open || repeats) {
      open = { school: null, degree: null, date: null, isExpected: false, lines: [] };
      entries.push(open);
    }
    open.school ??= found.school;
    open.degree ??= found.degree;
    open.date ??= found.date;
    open.isExpected ||= /\b(expected|anticipated|in progress|candidate)\b/i.test(line.text);
    open.lines.push(line);
  }
  return entries.filter(({ school, degree }) => school ?? degree).map(findingOf);
}

/** States a school, or a degree and when it was earned, which the letters behind a person's name don't. */
export const namesSchool = ({ text }: TextLine): boolean => {
  const { school, degree, date } = partsIn(text);
  return school !== null || (degree !== null && date !== null);
};

const findingOf = ({ school, degree, date, isExpected, lines }: Entry): Finding<FactOf<'education'>> => ({
  fact: { kind: 'education', school, degree, graduatedOn: date && !isExpected ? endOf(date) : null },
  lines,
  sureness: school && degree && !isExpected ? 'sure' : 'check',
});

function partsIn(given: string): { school: string | null; degree: string | null; date: FoundDate | null } {
  let text = given.replace(/^\s*[•·▪◦*➢-]\s*/, '');
  const range = rangeIn(text);
  const single = range ? null : lastDateIn(text);
  text = text.replace(range?.text ?? single?.text ?? '\u0000', '\t');
  text = text.replaceAll(
    /\b(graduat(ed|ion)|class of|conferred|awarded|completed|expected|anticipated|gpa[: ]*[\d./]+)\b:?/gi,
    ' ',
  );
  const place = placeIn(text);
  // "University of Kansas, Lawrence, KS": the town is not part of the name.
  if (place && !SCHOOL.test(place.text)) text = text.replace(place.text, '\t');
  const parts = text
    .split(/\t|\s[|•·]\s|[|•·]|\s[-–—]+\s|[–—]|,\s|;\s|\bfrom\b|\bat\b|\(|\)|:\s/)
    .map((part) => part.replaceAll(/^[\s,:;.-]+|[\s,:;-]+$|\sin\s*$/g, '').replaceAll(/\s+/g, ' '))
    .filter(Boolean);
  const school = parts.find((part) => SCHOOL.test(part) && !isOnlyDegree(part) && !LABEL.test(part)) ?? null;
  const at = parts.findIndex((part) => part !== school && DEGREE.test(part));
  const degree = at < 0 ? highSchoolIn(text) : withField(parts, at, school);
  return { school, degree, date: range ? (range.to ?? null) : (single?.date ?? null) };
}

const LABEL = /^(school|college|university|institution|institute)$/i;
const isOnlyDegree = (part: string): boolean => /^high school (diploma|graduate)$/i.test(part);

/** A high school's name is all that most résumés say about it. */
const highSchoolIn = (text: string): string | null => (/\bhigh school\b/i.test(text) ? 'High school diploma' : null);

/** "Bachelor of Science, Nursing" is one degree. */
function withField(parts: readonly string[], at: number, school: string | null): string | null {
  const degree = parts[at];
  const next = parts[at + 1];
  if (!degree) return null;
  const isField =
    next &&
    next !== school &&
    next.split(' ').length <= 3 &&
    /^(nursing|respiratory|radiolog|medical|health|biology|physical|occupational|pharmacy|practical)/i.test(next);
  return isField ? `${degree}, ${next}` : degree;
}

function lastDateIn(text: string): { date: FoundDate; text: string } | null {
  let rest = text;
  let last: { date: FoundDate; text: string } | null = null;
  for (let found = firstDateIn(rest); found; found = firstDateIn(rest)) {
    const date = dateIn(found.text);
    if (date) last = { date, text: found.text };
    rest = rest.slice(found.at + found.text.length);
  }
  return last;
}
