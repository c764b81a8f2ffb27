import { median, middle, right, type TextBox, type TextLine } from './page-boxes.ts';

/** Gaps in units of the letters' height: under the first, letters belong to one word; over the second, cells stand apart. */
const WORD_GAP = 0.14;
const CELL_GAP = 1.6;

/** Groups boxes into rows from top to bottom, each from left to right. */
export function rowsOf(boxes: readonly TextBox[]): TextBox[][] {
  const rows: TextBox[][] = [];
  for (const box of boxes.toSorted((a, b) => middle(a) - middle(b))) {
    const row = rows.at(-1);
    const first = row?.[0];
    const isSameRow =
      row && first && Math.abs(median(row.map(middle)) - middle(box)) < 0.5 * Math.min(first.height, box.height);
    if (isSameRow) row.push(box);
    else rows.push([box]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.left - b.left));
}

export function lineOf(row: readonly TextBox[]): TextLine {
  let text = '';
  let before: TextBox | undefined;
  for (const box of row) {
    if (before) {
      const gap = (box.left - right(before)) / Math.min(before.height, box.height);
      text += gap > CELL_GAP ? '\t' : gap > WORD_GAP ? ' ' : '';
    }
    text += box.text;
    before = box;
  }
  return {
    text: text
      .replaceAll(/[^\S\t]+/g, ' ')
      .replaceAll(/ ?\t[\t ]*/g, '\t')
      .trim(),
    confidence: Math.min(...row.map(({ confidence }) => confidence)),
  };
}
