import { normalizeTitle } from '#domains/jobs/contract/titles/normalize-title.ts';
import { isLabeledTitle, linesOf, type Line } from './rules/title.ts';

const SEPARATOR = /^[-=*_#~]{3,}$/;
/** What a job says of its own; a part without any of them belongs to the job above it. */
const SIGNALS: readonly RegExp[] = [
  /\$\s?\d/,
  /\b(?:full|part)[- ]?time\b|\bPRN\b|\bper diem\b/i,
  /\b(?:nights?|day shifts?|evenings?|\d{1,2}[- ]hour|FTE|weekends?)\b/i,
  /\b(?:requires?|required|requirements|qualifications|must)\b/i,
];
const LEAST_SIGNALS = 2;
const LONGEST_TITLE = 120;

/** The jobs in a text: each begins at a title after a separator, a blank line, or with a label. */
export function splitPostings(text: string): string[] {
  const lines = linesOf(text);
  const starts = lines.flatMap((line, at) => (startsJob(line, at, lines) ? [line.start] : []));
  const parts: string[] = [];
  let from = 0;
  let read = 0;
  let words = NO_WORDS;
  for (const start of [...starts.filter((at) => at > 0), text.length]) {
    // Each piece is read once, however many titles follow before there is a job.
    words = withWordsOf(text.slice(read, start), words);
    read = start;
    const isJob = words.hasTitle && words.signals.length >= LEAST_SIGNALS;
    // Words above the first title, such as the name of the hospital, stay with the first job.
    if (start < text.length && !isJob) continue;
    const part = text.slice(from, start);
    const last = parts.length - 1;
    if (parts.length > 0 && !isJob) parts[last] += part;
    else parts.push(part);
    from = start;
    words = NO_WORDS;
  }
  return parts.map(trimmed).filter((part) => part !== '');
}

function startsJob({ text }: Line, at: number, lines: readonly Line[]): boolean {
  if (isLabeledTitle(text)) return true;
  const isTitle = text.length <= 90 && !/^-|[.:;!?]$|\b(?:license|required|preferred|experience|you|we)\b/i.test(text);
  const above = lines[at - 1]?.text.trim() ?? '';
  return isTitle && (above === '' || SEPARATOR.test(above)) && normalizeTitle(text) !== null;
}

/** What makes a part a job: a title, and enough of what a job says of its own. */
interface JobWords {
  hasTitle: boolean;
  signals: readonly RegExp[];
}

const NO_WORDS: JobWords = { hasTitle: false, signals: [] };

const withWordsOf = (piece: string, { hasTitle, signals }: JobWords): JobWords => ({
  hasTitle:
    hasTitle || linesOf(piece).some(({ text }) => text.length <= LONGEST_TITLE && normalizeTitle(text) !== null),
  signals: SIGNALS.filter((signal) => signals.includes(signal) || signal.test(piece)),
});

/** Without blank and separating lines at both ends. */
function trimmed(part: string): string {
  const lines = part.split('\n');
  const isFilled = (line: string) => line.trim() !== '' && !SEPARATOR.test(line.trim());
  return lines
    .slice(lines.findIndex(isFilled), lines.findLastIndex(isFilled) + 1)
    .join('\n')
    .trim();
}
