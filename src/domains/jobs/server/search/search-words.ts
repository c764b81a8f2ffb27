import { titleWords } from '#domains/jobs/contract/titles/title-words.ts';

const MOST_WORDS = 10;

/** What nurses type, and the words that postings use for it. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  er: ['emergency'],
  ed: ['emergency'],
  or: ['operating'],
  ob: ['labor'],
  l: ['labor'],
  nicu: ['neonatal'],
  icu: ['intensive'],
  peds: ['pediatric'],
  tele: ['telemetry'],
  psych: ['behavioral'],
  medsurg: ['med'],
  ortho: ['orthopedic'],
  lab: ['laboratory'],
  xray: ['radiologic'],
  prn: ['diem'],
  snf: ['long'],
  nurse: ['nursing'],
};

/** `Clínica` as `clinica`, as `app.without_accents` makes it of a job's words: both spellings find it. */
const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '');

/**
 * The query for PostgreSQL's full text search: every word must appear, each also as the beginning of a longer word, as its
 * usual spelling, or as what it stands for. Null when nothing is left to search for.
 */
export function tsQueryOf(text: string): string | null {
  const typed = plainLetters(text)
    .replaceAll(/[’'.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MOST_WORDS);
  const terms = typed.map((word) => {
    const all = [word, ...titleWords(word), ...(ALSO[word] ?? [])].flatMap((one) => one.split(' '));
    return `(${[...new Set(all)].map((one) => `'${one}':*`).join(' | ')})`;
  });
  return terms.length > 0 ? terms.join(' & ') : null;
}
