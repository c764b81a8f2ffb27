import { townsBySlug } from '#domains/profiles/server/candidates/index.ts';
import { searchPath, type JobFilters } from '#domains/jobs/contract/search/job-filters.ts';
import { isMisspelling } from '#domains/jobs/contract/titles/title-words.ts';
import { once } from '#kernel/once.ts';
import {
  EMPLOYMENT_TYPE_LABELS,
  FACILITY_TYPE_LABELS,
  POSITION_LABELS,
  SKILLS,
  SPECIALTIES,
} from '#kernel/vocabulary.ts';

const SHORTEST = 4;

/** The words that a person may have meant: of positions, specialties, skills and towns. */
const known = once(() => {
  const labels = [
    ...Object.values(POSITION_LABELS),
    ...Object.values(FACILITY_TYPE_LABELS),
    ...Object.values(EMPLOYMENT_TYPE_LABELS),
    ...[...SPECIALTIES, ...SKILLS].map(({ label }) => label),
    ...[...townsBySlug().values()].map(({ city }) => city),
  ];
  return new Set(labels.flatMap((label) => label.toLowerCase().match(/[a-z]{4,}/g) ?? []));
});

/** The same search with misspelled words corrected; null when no word looks misspelled. */
export function suggestionFor(filters: JobFilters): { text: string; path: string } | null {
  if (filters.q === undefined) return null;
  const words = filters.q.split(/\s+/);
  const corrected = words.map((word) => {
    const plain = word.toLowerCase();
    if (plain.length < SHORTEST || known().has(plain)) return word;
    return [...known()].find((right) => isMisspelling(plain, right)) ?? word;
  });
  const text = corrected.join(' ');
  return text === words.join(' ') ? null : { text, path: searchPath({ ...filters, q: text }) };
}
