import type { UsState } from '#kernel/vocabulary.ts';
import { allOf, clauseAt, type Finding } from './finding.ts';

/** The states that a hospital of Missouri or Kansas names: its own two and their neighbors. */
const NAMES: Record<string, UsState> = {
  missouri: 'MO',
  kansas: 'KS',
  nebraska: 'NE',
  iowa: 'IA',
  illinois: 'IL',
  arkansas: 'AR',
  oklahoma: 'OK',
  colorado: 'CO',
  kentucky: 'KY',
  tennessee: 'TN',
};
/** Codes that are no English words or initials of something else in a posting. */
const CODES = ['MO', 'KS', 'NE', 'IA', 'IL', 'AR'];
const STATE = new RegExp(`\\b(?:(${Object.keys(NAMES).join('|')})|(${CODES.join('|')}))\\b`, 'gi');
const LICENSE = /\blicen[sc](?:es?|ed|ure)\b/gi;
const OTHERWISE = /\bdriv|\bpreferred\b|\bplus\b|\bnice to have\b/i;

interface Named {
  state: UsState;
  start: number;
  end: number;
}

/**
 * The states in whose names a license is required beside that of the workplace, which always is. `MO or KS` requires
 * neither in particular.
 */
export function licenseStatesIn(text: string, workplace: UsState | null): Finding<UsState>[] {
  for (const license of allOf(LICENSE, text)) {
    const clause = clauseAt(text, license.index);
    if (OTHERWISE.test(clause.text)) continue;
    const named = statesIn(clause.text);
    if (named.length === 0 || isChoice(clause.text, named)) continue;
    if (named.length === 1 && workplace === null) continue;
    const more = named.filter(({ state }) => state !== workplace);
    if (more.length === 0) continue;
    return more.map(({ state, start, end }) => ({
      value: state,
      start: clause.start + start,
      end: clause.start + end,
      isSure: true,
    }));
  }
  return [];
}

function statesIn(clause: string): Named[] {
  const found = allOf(STATE, clause).flatMap(({ 0: words, 1: name, index }) => {
    // A code is written in capitals: `ar` or `ne` in small letters is part of something else.
    const state = name ? NAMES[name.toLowerCase()] : CODES.includes(words) ? (words as UsState) : undefined;
    return state ? [{ state, start: index, end: index + words.length }] : [];
  });
  return found.filter(({ state }, at) => found.findIndex((other) => other.state === state) === at);
}

const isChoice = (clause: string, named: readonly Named[]): boolean =>
  named.length > 1 && /\bor\b|\/|\beither\b/i.test(clause.slice((named[0]?.end ?? 0) - 30, named.at(-1)?.start));
