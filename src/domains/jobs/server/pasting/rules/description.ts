import type { Finding } from './finding.ts';

/** Characters of a description, as the form allows. */
const LONGEST = 10_000;

/** The posting without its title; a text that is too long ends after a paragraph and is not sure. */
export function descriptionIn(text: string, title: Finding<string> | null): Finding<string> | null {
  const start = title?.end ?? 0;
  const before = text.slice(0, title?.start ?? 0);
  const above = before.slice(0, before.lastIndexOf('\n') + 1).trim();
  const body = [above, text.slice(start).trim()].filter(Boolean).join('\n\n');
  if (body === '') return null;
  if (body.length <= LONGEST) return { value: body, start, end: text.length, isSure: true };
  const stop = body.lastIndexOf('\n', LONGEST);
  const value = body.slice(0, stop > 0 ? stop : LONGEST).trim();
  return { value, start, end: start + value.length, isSure: false };
}
