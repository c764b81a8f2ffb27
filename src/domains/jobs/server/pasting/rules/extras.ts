import { clauseAt, finding, type Finding } from './finding.ts';

const SUM = String.raw`\$\s?(\d[\d,]*(?:\.\d{1,2})?)\s?([kK]\b)?`;
const cents = (match: RegExpExecArray) =>
  Math.round(Number((match[1] ?? '').replaceAll(',', '')) * (match[2] ? 1000 : 1) * 100);

function extra(kind: string, text: string): Finding<number> | null {
  const after = new RegExp(
    String.raw`${kind}s?(?: shifts?)?(?: differential| diff|s? add|s? pay)(?:s| of|:| is)*\s?\+?${SUM}`,
    'i',
  );
  const before = new RegExp(
    String.raw`${SUM}(?: an hour| per hour|\/hr|\/hour)?(?: for| on)? ${kind}s?(?: shift)? (?:differential|diff)`,
    'i',
  );
  const found = after.exec(text) ?? before.exec(text);
  return found && cents(found) <= 10_000 ? finding(cents(found), found) : null;
}

export const nightIn = (text: string) => extra('night', text);
export const weekendIn = (text: string) => extra('weekend', text);

/** A sum that is promised "up to" is not sure. */
export function bonusIn(text: string): Finding<number> | null {
  const found =
    new RegExp(String.raw`${SUM}\s(?:sign[- ]?on |hiring |retention )?bonus`, 'i').exec(text) ??
    new RegExp(String.raw`(?:sign[- ]?on|hiring) bonus(?: of| up to|:|,)*\s?${SUM}`, 'i').exec(text);
  if (!found || cents(found) > 10_000_000) return null;
  return finding(
    cents(found),
    found,
    !/up to/i.test(text.slice(Math.max(0, found.index - 10), found.index + found[0].length)),
  );
}

/** The sentence that says when a bonus must be paid back. */
export function bonusTermsIn(text: string): Finding<string> | null {
  const found = /\b(?:repa(?:y|id)|paid back|pay back|half after|paid after|payable after)\b/i.exec(text);
  if (!found) return null;
  const clause = clauseAt(text, found.index);
  const value = clause.text.trim().slice(0, 1000);
  return { value, start: clause.start, end: clause.start + clause.text.length, isSure: true };
}
