import { normalizeTitle } from '#domains/jobs/contract/titles/normalize-title.ts';
import { specialtyOf } from '#domains/jobs/contract/titles/title-specialties.ts';
import { titleWords } from '#domains/jobs/contract/titles/title-words.ts';
import type { Position, Specialty } from '#kernel/vocabulary.ts';
import type { Finding } from './finding.ts';

const LABEL = /^\s*(?:job title|position title|position|title|role|job)\s*:\s*/i;
const LONGEST = 120;
/** How many lines may stand above the title, such as the name of the hospital. */
const FIRST_LINES = 6;

export interface Line {
  text: string;
  start: number;
}

export function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const found = { text: line, start };
    start += line.length + 1;
    return found;
  });
}

export const isLabeledTitle = (line: string): boolean =>
  LABEL.test(line) && normalizeTitle(line.replace(LABEL, '')) !== null;

/** The title: the labeled line, else the first line that names a position, else the first line, which is not sure. */
export function titleIn(text: string): Finding<string> | null {
  const filled = linesOf(text).filter((line) => line.text.trim() !== '');
  const top = filled.slice(0, FIRST_LINES).filter((line) => line.text.trim().length <= LONGEST);
  const labeled = filled.find((line) => LABEL.test(line.text) && line.text.length <= LONGEST);
  const naming = top.find((line) => !/^\s*-/.test(line.text) && normalizeTitle(line.text) !== null);
  const line = labeled ?? naming ?? top[0];
  if (!line) return null;
  const value = line.text
    .replace(LABEL, '')
    .replaceAll(/[*#_]{1,3}/g, '')
    .trim();
  if (value === '') return null;
  const start = line.start + line.text.indexOf(value.slice(0, 8));
  const isSentence = /\b(?:we|our|you|is|are)\b/i.test(value) || /[.!]$/.test(value);
  return { value, start, end: line.start + line.text.length, isSure: normalizeTitle(value) !== null && !isSentence };
}

interface Role {
  position: Finding<Position>;
  specialty: Finding<Specialty> | null;
}

/** `CNAs`, `RNs` */
const PLURAL = /\b([A-Z]{2,4})s\b/g;

/** The position of the title; a specialty that only the text around it names is not sure. */
export function roleIn(text: string, title: Finding<string>): Role | null {
  const read = normalizeTitle(title.value) ?? normalizeTitle(title.value.replaceAll(PLURAL, '$1'));
  if (!read) return null;
  const { start, end } = title;
  const at = { start, end };
  const around = specialtyOf(titleWords(text.slice(end, end + 400)), read.position);
  const specialty = read.specialty ?? around;
  return {
    position: { value: read.position, ...at, isSure: title.isSure },
    specialty: specialty && { value: specialty, ...at, isSure: read.specialty !== null },
  };
}
