import { isPreferred } from './certifications.ts';
import { allOf, clauseAt, finding, type Finding } from './finding.ts';
import { NUMBER, numberOf } from './numbers.ts';

const TIME = new RegExp(
  String.raw`\b(${NUMBER})(?:\s?\(\d+\))?\s?\+?(?:\s?(?:-|to)\s?\d+)?(?: or more)?[- ](?:full )?(years?|yrs?|months?)\b`,
  'gi',
);
const SAYS_SO = /experience|minimum|at least|or more|\+|years? (?:of|in|as|with)|\bas an? (?:rn|lpn|cna|nurse|tech)/i;
const OTHER =
  /bonus|repa(?:y|id)|contract|within|leave|\bold\b|of age|since|served|weeks?\b|assignment|first \w+ (?:months|years)|every|accredited|warranty|orientation/i;

/** The experience that a posting requires, in years; what it only prefers does not count. */
export function yearsIn(text: string): Finding<number> | null {
  for (const match of allOf(TIME, text)) {
    const [, number = '', unit = ''] = match;
    const clause = clauseAt(text, match.index).text;
    if (!SAYS_SO.test(clause) || OTHER.test(clause) || isPreferred(text, match.index)) continue;
    const years = /^m/i.test(unit) ? Math.round((numberOf(number) / 12) * 10) / 10 : numberOf(number);
    if (years > 0 && years <= 40) return finding(years, match);
  }
  return null;
}
