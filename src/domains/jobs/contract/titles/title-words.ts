/** The words of a free-text job title: lower case, abbreviations expanded, common misspellings of role words corrected. */

const EXPANDED: Readonly<Record<string, string>> = {
  asst: 'assistant',
  aid: 'aide',
  lab: 'laboratory',
  labs: 'laboratory',
  dept: 'department',
  xray: 'x ray',
  ortho: 'orthopedic',
  peds: 'pediatric',
  pediatrics: 'pediatric',
  psych: 'psychiatric',
  rep: 'representative',
  resp: 'respiratory',
  phleb: 'phlebotomy',
};

/** Long words that titles misspell; shorter ones are too close to other words. */
const ROLE_WORDS = [
  'registered',
  'licensed',
  'certified',
  'practical',
  'practitioner',
  'assistant',
  'technician',
  'technologist',
  'therapist',
  'physical',
  'occupational',
  'respiratory',
  'phlebotomist',
  'pharmacy',
  'radiologic',
  'radiology',
  'receptionist',
  'laboratory',
];
const CORRECT = new Set(ROLE_WORDS);
const SHORTEST = 7;

export function titleWords(title: string): readonly string[] {
  const text = title
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[’'.]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
  if (text === '') return [];
  return text.split(' ').map((word) => EXPANDED[word] ?? corrected(singular(word)));
}

const singular = (word: string) => word.replace(/(ist|ant|ian|er|aide|nurse)s$/, '$1');

function corrected(word: string): string {
  if (word.length < SHORTEST || CORRECT.has(word)) return word;
  return ROLE_WORDS.find((right) => isMisspelling(word, right)) ?? word;
}

/** One edit for a short word, two for a longer one. */
export function isMisspelling(word: string, right: string): boolean {
  const allowed = right.length >= 10 ? 2 : 1;
  return Math.abs(word.length - right.length) <= allowed && editDistance(word, right) <= allowed;
}

/** Levenshtein distance. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(replaced, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    previous = row;
  }
  return previous[b.length] ?? 0;
}
