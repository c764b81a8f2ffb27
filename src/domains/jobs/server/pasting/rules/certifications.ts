import { CERTIFICATION_NAMES } from '#domains/profiles/server/resume/index.ts';
import type { Certification } from '#kernel/vocabulary.ts';
import { clauseAt, finding, type Finding } from './finding.ts';

export const PREFERRED =
  /\bprefer(?:red|s)?\b|\bplus\b|\bhelpful\b|\bnice to have\b|\bdesir(?:ed|able)\b|\bwelcome\b|\ban asset\b/i;
const REQUIRED = /\brequire[sd]?\b|\bmust\b|\bneed(?:ed|s)?\b|\bmandatory\b|\bon hire\b|\bat hire\b/i;
const PREFERRED_HEADING = /^[^a-z0-9]*(?:preferred|nice to have|desired|bonus points|pluses)\b[^.]{0,40}:?\s*$/i;
const HEADING = /^[^-•*\n]{3,60}:\s*$|^[A-Z][A-Za-z’' ]{2,40}$/;

export interface ReadCertifications {
  required: Finding<Certification>[];
  preferred: Finding<Certification>[];
}

/** The certifications that a posting names, without those of its title, which name the position. */
export function certificationsIn(text: string, titleEnd: number): ReadCertifications {
  const read: ReadCertifications = { required: [], preferred: [] };
  const body = text.slice(titleEnd);
  for (const [id, short, long] of CERTIFICATION_NAMES) {
    const match = short.exec(body) ?? long.exec(body) ?? (id === 'BLS' ? /\bCPR\b/.exec(body) : null);
    if (!match || /^CPT cod/i.test(body.slice(match.index))) continue;
    const found = finding(id, match, match[0] !== 'CPR');
    const at = { ...found, start: found.start + titleEnd, end: found.end + titleEnd };
    (isPreferred(text, at.start) ? read.preferred : read.required).push(at);
  }
  return read;
}

/** Whether the words around a place only state a preference for what is there. */
export function isPreferred(text: string, at: number): boolean {
  const clause = clauseAt(text, at);
  if (PREFERRED.test(clause.text)) {
    if (!REQUIRED.test(clause.text)) return true;
    // "ACLS required, CCRN a plus": the part between the commas decides.
    const before = clause.text.slice(0, at - clause.start);
    const from = Math.max(before.lastIndexOf(','), before.lastIndexOf(' but '), -1) + 1;
    const rest = clause.text.slice(from);
    const [part = rest] = rest.slice(at - clause.start - from).split(/,| but /);
    return PREFERRED.test(before.slice(from) + part);
  }
  if (REQUIRED.test(clause.text)) return false;
  const lines = text.slice(0, at).split('\n').slice(0, -1).toReversed();
  const heading = lines.find((line) => HEADING.test(line.trim()));
  return heading !== undefined && PREFERRED_HEADING.test(heading.trim());
}
