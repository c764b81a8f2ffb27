import { normalizeTitle } from '#domains/jobs/contract/titles/normalize-title.ts';
import type { FactOf } from '#domains/profiles/contract/resume/suggestions.ts';
import type { TextLine } from '#platform/server/files/text/page-boxes.ts';
import { endOf, joinRanges, rangeIn, startOf, type FoundRange } from './dates.ts';
import { facilityTypeOf, isEmployerName } from './employers.ts';
import { isDuty, partsOf } from './line-parts.ts';
import { placeIn, type Place } from './places.ts';
import { isTitle } from './title-lines.ts';
import type { Finding } from './finding.ts';

/** A date in a sentence about the work is not the date of a job. */
const isAnchor = (rest: string): boolean => !isDuty(rest) || partsOf(rest).some(isTitle);

/** Lines above or below the dates that may name the employer and the title. */
const MOST_HEADER_LINES = 3;

interface Entry {
  range: FoundRange;
  /** Position of the line with the dates. */
  at: number;
  title: string | null;
  employer: string | null;
  place: Place | null;
  lines: TextLine[];
}

/** Past jobs of a section: each range of dates is one, with the title and the employer from the lines around it. */
export function workIn(given: readonly TextLine[]): Finding<FactOf<'work'>>[] {
  const lines = joinRanges(given);
  const ranges = lines.flatMap((line, at) => {
    const range = rangeIn(line.text);
    return range && isAnchor(line.text.replace(range.text, '\t')) ? [{ range, at }] : [];
  });
  // Dates stand in the same line of each entry, so the first entry tells where the names are.
  const [first] = ranges;
  const namesAbove = first ? headerAbove(lines, first.at, -1).length : 0;
  const isDatedLast =
    first !== undefined && namesAbove === 0 && first.at > 0 && headerBelow(lines, -1, first.at).length > 0;
  const entries: Entry[] = [];
  for (const [number, { range, at }] of ranges.entries()) {
    const before = ranges[number - 1]?.at ?? -1;
    const after = ranges[number + 1]?.at ?? lines.length;
    const entry: Entry = { range, at, title: null, employer: null, place: null, lines: [] };
    take(entry, lines[at]);
    const above = isDatedLast
      ? headerBelow(lines, before, at)
      : headerAbove(lines, at, startOfEntry(lines, at, before, namesAbove));
    const below = isDatedLast ? [] : headerBelow(lines, at, endOfEntry(lines, at, after, namesAbove));
    for (const line of namesAbove > 0 ? [...above, ...below] : [...below, ...above]) take(entry, line);
    entry.lines.sort((a, b) => lines.indexOf(a) - lines.indexOf(b));
    entries.push(entry);
  }
  return entries.flatMap((entry, number) => findingOf(entry, entries[number - 1]));
}

const hasDuty = (lines: readonly TextLine[], from: number, to: number): boolean =>
  lines.slice(from, to).some(({ text }) => isDuty(text));

/**
 * Where no duties stand between two jobs, as many lines above the dates name the job as with the first one. Both return
 * the position of a line that no longer belongs to the job.
 */
const startOfEntry = (lines: readonly TextLine[], at: number, before: number, namesAbove: number): number =>
  before >= 0 && namesAbove > 0 && !hasDuty(lines, before + 1, at) ? Math.max(before, at - namesAbove - 1) : before;
const endOfEntry = (lines: readonly TextLine[], at: number, next: number, namesAbove: number): number =>
  next < lines.length && !hasDuty(lines, at + 1, next) ? next - namesAbove : next;

function headerAbove(lines: readonly TextLine[], at: number, limit: number): TextLine[] {
  const found: TextLine[] = [];
  for (let index = at - 1; index > limit && found.length < MOST_HEADER_LINES; index -= 1) {
    const line = lines[index];
    if (!line || isDuty(line.text)) break;
    found.push(line);
  }
  return found;
}

function headerBelow(lines: readonly TextLine[], at: number, limit: number): TextLine[] {
  const found: TextLine[] = [];
  for (let index = at + 1; index < limit && found.length < MOST_HEADER_LINES; index += 1) {
    const line = lines[index];
    if (!line || isDuty(line.text)) break;
    found.push(line);
  }
  return found;
}

/** Fills what the entry still lacks from the parts of a line. */
function take(entry: Entry, line: TextLine | undefined): void {
  if (!line) return;
  let { text } = line;
  const range = rangeIn(text);
  if (range) text = text.replace(range.text, '\t');
  const place = placeIn(text);
  if (place && !isEmployerName(place.text)) {
    entry.place ??= place;
    text = text.replace(place.text, '\t');
  }
  const parts = partsOf(text);
  let isUsed = range !== null || (place !== null && entry.place === place);
  for (const part of parts) {
    if (entry.title === null && isTitle(part)) {
      entry.title = part;
      isUsed = true;
    } else if (entry.employer === null && isEmployerName(part)) {
      entry.employer = part;
      isUsed = true;
    }
  }
  if (entry.employer === null && entry.title !== null && parts.length > 0 && !isDuty(line.text)) {
    const rest = parts.find((part) => part !== entry.title && looksLikeName(part));
    if (rest) {
      entry.employer = rest;
      isUsed = true;
    }
  }
  if (isUsed) entry.lines.push(line);
}

const looksLikeName = (part: string): boolean =>
  /^[A-Z0-9]/.test(part) &&
  part.length >= 3 &&
  part.length <= 80 &&
  part.split(' ').length <= 8 &&
  !/[.:]$/.test(part) &&
  !/^(full|part)[ -]?time|^prn$|^per diem|^contract$|^travel$|hours?|beds?\b/i.test(part);

function findingOf(entry: Entry, before: Entry | undefined): Finding<FactOf<'work'>>[] {
  const { range, place } = entry;
  const title = entry.title;
  // Several positions at one employer: the name appears once, above the first.
  const inherited = entry.employer === null ? (before?.employer ?? null) : null;
  entry.employer ??= inherited;
  if (!title && !entry.employer) return [];
  const reading = title ? normalizeTitle(title) : null;
  const employer = entry.employer;
  const isExact = range.from.month !== null && (range.to === null || range.to.month !== null);
  const isComplete = title !== null && employer !== null && inherited === null && isEmployerName(employer);
  return [
    {
      fact: {
        kind: 'work',
        employerName: employer,
        facilityType: employer ? facilityTypeOf(employer) : null,
        title,
        specialty: reading?.specialty ?? null,
        city: place?.city ?? null,
        state: place?.state ?? null,
        startedOn: startOf(range.from),
        endedOn: range.to ? endOf(range.to) : null,
      },
      lines: entry.lines,
      sureness: isComplete && isExact && reading !== null ? 'sure' : 'check',
    },
  ];
}
