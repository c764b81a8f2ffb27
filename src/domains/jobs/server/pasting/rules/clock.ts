import { allOf } from './finding.ts';

interface Hours {
  start: number;
  end: number;
  /** The hour at which work begins, 0 to 24, and how many hours it lasts. */
  from: number;
  lasts: number;
}

const TIME = String.raw`(\d{1,2})(?::?([0-5]\d))?\s?([ap])?\.?(?:m\b\.?)?`;
const SPAN = new RegExp(`\\b${TIME}\\s?(?:-|–|—|to|until|through)\\s?${TIME}`, 'gi');

/** The times of a shift: `7p-7a`, `6:00 am to 2:00 pm`, `1500-2330`. */
export function hoursIn(text: string): Hours | null {
  for (const match of allOf(SPAN, text)) {
    const [words, h1 = '', m1, half1, h2 = '', m2, half2] = match;
    const before = text.slice(Math.max(0, match.index - 2), match.index);
    if (/[$\d.]$/.test(before)) continue;
    const isMilitary =
      !half1 && !half2 && m1 !== undefined && m2 !== undefined && !words.includes(':') && h1.length === 2;
    const isPlain = !half1 && !half2 && words.includes(':');
    if (!half2 && !isMilitary && !isPlain) continue;
    const from = hourOf(h1, m1, half1 ?? (isMilitary ? undefined : isPlain ? 'a' : half2));
    let to = hourOf(h2, m2, half2 ?? (isPlain ? 'p' : undefined));
    if (from > 24 || to > 24) continue;
    if (to <= from) to += 24;
    const lasts = to - from;
    if (lasts >= 4 && lasts <= 13.5) return { start: match.index, end: match.index + words.length, from, lasts };
  }
  return null;
}

function hourOf(hour: string, minutes: string | undefined, half: string | undefined): number {
  const clock = Number(hour) + Number(minutes ?? 0) / 60;
  if (!half) return clock;
  const onDial = clock >= 12 ? clock - 12 : clock;
  return half.toLowerCase() === 'p' ? onDial + 12 : onDial;
}
