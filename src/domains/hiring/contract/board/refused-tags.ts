interface Refused {
  /** Whole words, in lower case; a `*` at the end stands for any ending. */
  words: readonly string[];
  reason: string;
}

/**
 * Words that a tag may not hold, because it would sort people by a trait that the law protects, or by something that
 * stands for one. Sources: Title VII, ADEA, ADA, GINA, PDA, USERRA; Missouri Human Rights Act; Kansas Act Against
 * Discrimination.
 */
const REFUSED: readonly Refused[] = [
  {
    words: [
      'race',
      'racial',
      'black',
      'white',
      'asian',
      'latin*',
      'hispanic',
      'african',
      'ethnic*',
      'diversity',
      'minority',
    ],
    reason: 'names race or ethnicity',
  },
  {
    words: [
      'foreign*',
      'immigrant*',
      'accent',
      'native',
      'nationality',
      'citizen*',
      'visa',
      'esl',
      'american',
      'mexican',
      'indian',
      'filipin*',
    ],
    reason: 'names national origin, or something that stands for it',
  },
  {
    words: ['religio*', 'christian', 'catholic', 'muslim', 'jewish', 'church', 'hijab', 'sabbath'],
    reason: 'names religion',
  },
  {
    words: [
      'male',
      'female',
      'man',
      'woman',
      'men',
      'gender',
      'gay',
      'lesbian',
      'trans',
      'transgender',
      'lgbt*',
      'girl',
      'lady',
    ],
    reason: 'names sex, gender or orientation',
  },
  {
    words: [
      'pregnan*',
      'maternity-leave',
      'mom',
      'new-mother',
      'dad',
      'father',
      'kids',
      'has-children',
      'childcare',
      'married',
      'single',
      'has-family',
      'family-plans',
      'newlywed',
    ],
    reason: 'names pregnancy, family or marriage',
  },
  {
    words: [
      'young',
      'old',
      'older',
      'age',
      'aging',
      'retire*',
      'overqualified',
      'energetic',
      'millennial',
      'boomer',
      'senior-citizen',
      'digital-native',
    ],
    reason: 'names age, or something that stands for it',
  },
  {
    words: [
      'disab*',
      'handicap*',
      'wheelchair',
      'depress*',
      'anxiety',
      'diabet*',
      'sick',
      'illness',
      'healthy',
      'injur*',
      'adhd',
      'autis*',
      'hiv',
    ],
    reason: 'names health or disability',
  },
  { words: ['genetic*', 'hereditary'], reason: 'names genetic information' },
  { words: ['veteran*', 'reservist', 'military', 'national-guard'], reason: 'names military service' },
  {
    words: ['union', 'criminal', 'felon*', 'convict*', 'arrest*', 'garnish*', 'bankrupt*', 'workers-comp'],
    reason: 'names something that the law keeps out of this decision',
  },
  {
    words: ['neighborhood', 'inner-city', 'culture-fit', 'good-looking', 'attractive', 'overweight', 'tattoo*'],
    reason: 'often stands for a protected trait',
  },
];

const matches = (word: string, pattern: string): boolean =>
  pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern;

/** Why a tag is refused; null when it may be used. */
export function refusalOfTag(name: string): string | null {
  const plain = name.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const pairs = words.slice(1).map((word, at) => `${words[at]}-${word}`);
  for (const { words: refused, reason } of REFUSED) {
    const found = [...words, ...pairs].find((word) => refused.some((pattern) => matches(word, pattern)));
    if (found) return `A tag can’t say “${found.replace('-', ' ')}”: it ${reason}. Tag skills, units or next actions.`;
  }
  return null;
}
