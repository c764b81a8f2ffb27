/** A piece of text and its position on the page; the origin is the upper left corner. */
export interface TextBox {
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** 0 to 100 for recognized text; 100 for text that the file itself holds. */
  confidence: number;
}

export interface TextLine {
  /** Cells that stand apart on the page are separated by a tab. */
  text: string;
  /** The lowest confidence of its words. */
  confidence: number;
}

export const right = ({ left, width }: Pick<TextBox, 'left' | 'width'>): number => left + width;
export const middle = ({ top, height }: Pick<TextBox, 'top' | 'height'>): number => top + height / 2;

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
