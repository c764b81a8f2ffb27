/** One line of the report: a figure, and the screen of the console that lists what it counts. */
export interface Line {
  count: number;
  /** For one, and for several. */
  words: readonly [one: string, many: string];
  path: string;
}

export interface Morning {
  cameIn: readonly Line[];
  waiting: readonly Line[];
  broke: readonly Line[];
}

export const say = ({ count, words: [one, many] }: Line): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

interface Action {
  title: string;
  body: string;
  path: string;
}

/** Where nothing is broken or waiting, there is always something to look at. */
const OTHERWISE: readonly Action[] = [
  {
    title: 'See who has no match',
    body: 'People and jobs without a match, and the reason that would change it.',
    path: '/admin/unmatched',
  },
  {
    title: 'Compare our promises with the figures',
    body: 'Each promise of the public pages beside its value over the last 90 days.',
    path: '/admin/claims',
  },
  { title: 'Read the overview', body: 'Reviews, responses and hires over the last 30 days.', path: '/admin/overview' },
];

const ACTIONS = 3;

/** What is broken comes first, then what has waited, in the order of the lines; three in all. */
export function suggest({ broke, waiting }: Pick<Morning, 'broke' | 'waiting'>): Action[] {
  const fix = broke
    .filter(({ count }) => count > 0)
    .map((line) => ({ title: `Fix: ${say(line)}`, body: 'Open it, see the reason, and try again.', path: line.path }));
  const answer = waiting
    .filter(({ count }) => count > 0)
    .map((line) => ({ title: `Answer: ${say(line)}`, body: 'The oldest comes first.', path: line.path }));
  return [...fix, ...answer, ...OTHERWISE].slice(0, ACTIONS);
}
