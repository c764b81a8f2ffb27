/**
 * From a free-text title to a position: our own small index over alternate titles.
 *
 * Every title becomes a bag of its words and of the character 4-grams of each word (with its ends marked), which
 * survive typing errors and endings. Grams are weighted by `tf · idf`, `idf = ln(1 + N / df)`; whole words count
 * double. A title's position is the one with the highest sum of its three nearest alternate titles' cosines,
 * the nearest counting most (1, ½, ¼). No model, no training: the table is the knowledge.
 */
import { POSITIONS, type Position } from '#kernel/vocabulary.ts';
import { ALTERNATE_TITLES } from './title-table.ts';

export interface TitleGuess {
  readonly position: Position;
  /** 0 to 1: how alike the title and the position's alternate titles are. */
  readonly score: number;
  /** The alternate title that spoke for it most. */
  readonly because: string;
}

/** Below this nothing in the table is like the title: ask the person instead. */
export const CONFIDENT = 0.35;

const WORD_WEIGHT = 2;
const NEAREST = [1, 0.5, 0.25] as const;
/** Says how somebody is employed or how far along they are, not what they do. */
const NOISE = new Set(
  'the a an of in for and to at with per diem prn part full time days nights evenings weekends shift hiring now new sign on bonus level i ii iii sr senior jr junior lead hour hours week weekly contract local travel'.split(
    ' ',
  ),
);

const wordsOf = (title: string): string[] => {
  const words = title
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '');
  const telling = words.filter((word) => !NOISE.has(word));
  return telling.length > 0 ? telling : words;
};

type Bag = Map<string, number>;

function bagOf(title: string): Bag {
  const bag: Bag = new Map();
  const add = (term: string, weight: number) => bag.set(term, (bag.get(term) ?? 0) + weight);
  for (const word of wordsOf(title)) {
    add(`=${word}`, WORD_WEIGHT);
    const marked = `^${word}$`;
    for (let i = 0; i + 4 <= marked.length; i++) add(marked.slice(i, i + 4), 1 / Math.max(1, marked.length - 3));
  }
  return bag;
}

interface Entry {
  readonly position: Position;
  readonly title: string;
  readonly bag: Bag;
}

function scaled(bag: Bag, idf: (term: string) => number): Bag {
  const weighted = new Map([...bag].map(([term, weight]) => [term, weight * idf(term)]));
  const length = Math.sqrt([...weighted.values()].reduce((sum, weight) => sum + weight * weight, 0));
  return new Map([...weighted].map(([term, weight]) => [term, weight / (length || 1)]));
}

function buildIndex(table: Readonly<Record<Position, readonly string[]>>) {
  const raw = POSITIONS.flatMap((position) => table[position].map((title) => ({ position, title, bag: bagOf(title) })));
  const seen = new Map<string, number>();
  for (const { bag } of raw) for (const term of bag.keys()) seen.set(term, (seen.get(term) ?? 0) + 1);
  const idf = (term: string) => Math.log(1 + raw.length / (seen.get(term) ?? 1));
  const postings = new Map<string, { readonly entry: Entry; readonly weight: number }[]>();
  for (const { position, title, bag } of raw) {
    const entry: Entry = { position, title, bag: scaled(bag, idf) };
    for (const [term, weight] of entry.bag) {
      const list = postings.get(term);
      if (list) list.push({ entry, weight });
      else postings.set(term, [{ entry, weight }]);
    }
  }
  return { idf, postings };
}

const INDEX = buildIndex(ALTERNATE_TITLES);

/** The positions that a title may mean, likeliest first; empty when nothing in it is known. */
export function guessPositions(title: string): readonly TitleGuess[] {
  const alike = new Map<Entry, number>();
  for (const [term, weight] of scaled(bagOf(title), INDEX.idf)) {
    for (const posting of INDEX.postings.get(term) ?? []) {
      alike.set(posting.entry, (alike.get(posting.entry) ?? 0) + weight * posting.weight);
    }
  }
  const total = NEAREST.reduce<number>((sum, share) => sum + share, 0);
  return [...Map.groupBy(alike, ([entry]) => entry.position)]
    .map(([position, entries]): TitleGuess => {
      const best = entries.toSorted(([a, x], [b, y]) => y - x || (a.title < b.title ? -1 : 1));
      const score = NEAREST.reduce<number>((sum, share, i) => sum + share * (best[i]?.[1] ?? 0), 0) / total;
      return { position, score, because: best[0]?.[0].title ?? '' };
    })
    .toSorted((a, b) => b.score - a.score || (a.position < b.position ? -1 : 1));
}

/** The position that a title means, or null when the index is not sure enough to say. */
export function normalizeTitle(title: string): TitleGuess | null {
  const [best] = guessPositions(title);
  return best && best.score >= CONFIDENT ? best : null;
}
