import { readSuggestions } from '#domains/profiles/server/resume/index.ts';
import type { Reading } from '#domains/profiles/contract/resume/suggestions.ts';
import { DOCX_TYPE, readText, UnreadableFile } from '#platform/server/files/text/read-lines.ts';
import { aimOf, type Aim } from './aims.ts';
import { CORPUS, type Item } from './extract/corpus.ts';
import { isPicture } from './extract/layout.ts';
import { score, type Count, type Counts } from './extract/score.ts';

/** What an issue asks for: what is offered as sure is right, and most of what a file states is found. */
export const EXTRACT_AIMS = { precision: 0.98, recall: 0.85 } as const;

type Half = Item['half'];
const HALVES: readonly Half[] = ['tuning', 'blind'];

export interface ExtractReport {
  files: Record<Half, number>;
  seconds: number;
  /** By half and field. */
  fields: Record<Half, Record<string, Count>>;
  /** Private facts that a file states and that were not announced as left out. */
  notDropped: number;
  aims: Aim[];
}

const NOTHING: Reading = { suggestions: [], dropped: [], isSpanish: false };

const countOf = (items: readonly Item[], half: Half): number => items.filter((item) => item.half === half).length;

async function readItem({ layout, person }: Item): Promise<Reading> {
  const bytes = Buffer.from(await layout.make(person));
  const type = layout.type === 'docx' ? DOCX_TYPE : layout.type;
  try {
    return readSuggestions(await readText(bytes, type), layout.isCard ? 'card' : 'resume');
  } catch (error) {
    if (error instanceof UnreadableFile) return NOTHING;
    throw error;
  }
}

interface Options {
  /** Only files with a text layer: recognizing a picture takes seconds. */
  hasText?: boolean;
}

/** Reads the corpus. */
export async function benchExtract({ hasText = false }: Options = {}): Promise<ExtractReport> {
  const items = CORPUS.filter(({ layout }) => !hasText || !isPicture(layout));
  const counts: Record<Half, Counts> = { tuning: new Map(), blind: new Map() };
  const start = performance.now();
  let notDropped = 0;
  for (const item of items) {
    const mistakes = score(counts[item.half], item.person, item.layout, await readItem(item));
    notDropped += mistakes.filter((mistake) => mistake.startsWith('did not drop')).length;
  }
  return {
    files: { tuning: countOf(items, 'tuning'), blind: countOf(items, 'blind') },
    seconds: Math.round((performance.now() - start) / 1000),
    fields: { tuning: Object.fromEntries(counts.tuning), blind: Object.fromEntries(counts.blind) },
    notDropped,
    aims: HALVES.flatMap((half) => aimsOf(half, [...counts[half].values()])),
  };
}

function aimsOf(half: Half, fields: readonly Count[]) {
  const total = (field: keyof Count) => fields.reduce((sum, count) => sum + count[field], 0);
  const row = (name: string, value: number, atLeast: number) =>
    aimOf(`extract: ${name}, ${half} layouts`, rounded(value), 'share', { atLeast });
  return [
    row('precision of what is offered as sure', total('sureRight') / total('sure'), EXTRACT_AIMS.precision),
    row('recall', total('found') / total('stated'), EXTRACT_AIMS.recall),
  ];
}

const rounded = (share: number): number => Math.round(share * 1000) / 1000;
const share = (part: number, whole: number): string => (whole === 0 ? '–' : (part / whole).toFixed(3));

export function extractTable(report: ExtractReport): string {
  const tables = HALVES.map((half) => {
    const rows = Object.entries(report.fields[half]).map(([field, count]) =>
      [
        field.padEnd(22),
        String(count.stated).padStart(7),
        share(count.found, count.stated).padStart(8),
        String(count.sure).padStart(6),
        share(count.sureRight, count.sure).padStart(10),
        share(count.right, count.offered).padStart(12),
      ].join(' '),
    );
    return [
      `${half}: ${report.files[half]} files`,
      `${'field'.padEnd(22)}  stated   recall   sure  precision  all offered`,
      ...rows,
    ].join('\n');
  });
  return [...tables, `private facts not announced: ${report.notDropped}`, `${report.seconds} s`].join('\n\n');
}
