/**
 * Whether two words differ by at most `most` typos: a letter omitted, added, changed, or swapped with its neighbor
 * (optimal string alignment). The caller compares very short words exactly.
 */
export function isWithin(a: string, b: string, most: number): boolean {
  if (a === b) return true;
  if (Math.abs(a.length - b.length) > most) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let steps = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        steps = Math.min(steps, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(steps);
      if (steps < least) least = steps;
    }
    if (least > most) return false;
    beforeLast = last;
    last = row;
  }
  return (last[b.length] ?? most + 1) <= most;
}

/** How many typos a word of this length may have: short names that differ are other names. */
export const slipsAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

export const isSimilar = (a: string, b: string): boolean => isWithin(a, b, slipsAllowed(Math.min(a.length, b.length)));

/** The word and every variant with one letter removed: two words one typo apart share at least one. */
export function shortened(word: string): string[] {
  if (word.length < 4) return [word];
  const forms = [word];
  for (let i = 0; i < word.length; i += 1) {
    if (i > 0 && word[i] === word[i - 1]) continue;
    forms.push(word.slice(0, i) + word.slice(i + 1));
  }
  return forms;
}
