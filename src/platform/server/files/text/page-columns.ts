import { right, type TextBox, type TextLine } from './page-boxes.ts';
import { lineOf, rowsOf } from './page-rows.ts';

/** Shares of the text's width: how wide the space between columns is at least, and how narrow a column may be. */
const GUTTER = 0.018;
const NARROWEST = 0.14;
const STEPS = 120;
/** Fewer rows beside each other are a table or a line with a date at its end. */
const FEWEST_ROWS = 5;

interface Split {
  before: TextBox[][];
  left: TextBox[];
  right: TextBox[];
  after: TextBox[][];
}

/**
 * The lines of a page in reading order. Text beside other text is a column of its own when both sides have a heading;
 * otherwise it is a table or a date at the end of a line, and stays in its row.
 */
export function linesOfPage(boxes: readonly TextBox[], isHeading: (text: string) => boolean): TextLine[] {
  const rows = rowsOf(boxes);
  const split = columnsIn(rows, isHeading);
  if (!split) return rows.flatMap((row) => linesOfRow(row, isHeading));
  return [
    ...split.before.flatMap((row) => linesOfRow(row, isHeading)),
    ...linesOfPage(split.left, isHeading),
    ...linesOfPage(split.right, isHeading),
    ...split.after.flatMap((row) => linesOfRow(row, isHeading)),
  ];
}

/** A heading in the margin, beside the section's first line, becomes a line of its own. */
function linesOfRow(row: readonly TextBox[], isHeading: (text: string) => boolean): TextLine[] {
  const line = lineOf(row);
  const tab = line.text.indexOf('\t');
  if (tab < 0 || !isHeading(line.text.slice(0, tab))) return [line];
  return [
    { ...line, text: line.text.slice(0, tab) },
    { ...line, text: line.text.slice(tab + 1) },
  ];
}

function columnsIn(rows: readonly TextBox[][], isHeading: (text: string) => boolean): Split | null {
  const all = rows.flat();
  const from = Math.min(...all.map(({ left }) => left));
  const width = Math.max(...all.map(right)) - from;
  let best: { split: Split; size: number } | null = null;
  for (let step = 0; step <= STEPS; step += 1) {
    const x = from + width * (NARROWEST + ((1 - 2 * NARROWEST) * step) / STEPS);
    const run = longestRun(rows, (row) =>
      row.every((box) => right(box) < x - (width * GUTTER) / 2 || box.left > x + (width * GUTTER) / 2),
    );
    if (!run || (best && run.end - run.start <= best.size)) continue;
    const inside = rows.slice(run.start, run.end).flat();
    const split: Split = {
      before: rows.slice(0, run.start),
      left: inside.filter((box) => right(box) < x),
      right: inside.filter((box) => box.left > x),
      after: rows.slice(run.end),
    };
    if (isColumn(split.left, isHeading) && isColumn(split.right, isHeading))
      best = { split, size: run.end - run.start };
  }
  return best?.split ?? null;
}

function isColumn(boxes: readonly TextBox[], isHeading: (text: string) => boolean): boolean {
  const rows = rowsOf(boxes);
  const headings = rows.filter((row) => isHeading(lineOf(row).text));
  return rows.length >= FEWEST_ROWS && headings.length > 0 && headings.length < rows.length / 2;
}

function longestRun<T>(items: readonly T[], fits: (item: T) => boolean): { start: number; end: number } | null {
  let best: { start: number; end: number } | null = null;
  let start = 0;
  for (let at = 0; at <= items.length; at += 1) {
    const item = items[at];
    if (item !== undefined && fits(item)) continue;
    if (at > start && (!best || at - start > best.end - best.start)) best = { start, end: at };
    start = at + 1;
  }
  return best;
}
