import { normalizeTitle } from '#domains/jobs/contract/titles/normalize-title.ts';
import type { FactOf } from '#domains/profiles/contract/resume/suggestions.ts';
import type { TextLine } from '#platform/server/files/text/page-boxes.ts';
import type { Position, UsState } from '#kernel/vocabulary.ts';
import { endOf, firstDateIn, startOf } from './dates.ts';
import type { Finding } from './finding.ts';
import { statesIn } from './places.ts';

const LICENSE =
  /\b(licen[sc]\w*|lic|licencia|compact|e?nlc|multi-?state|registration|state of|board of (?:nursing|pharmacy|healing arts))\b/i;
const NUMBER =
  /(?:#|\bno\b\.?|\bnum(?:ber)?\b\.?|\bn[uú]m(?:ero)?\b\.?|\blic(?:ense|encia)?\b\.?(?:\s*(?:#|no\.?|number|id))?)\s*[:.#]*\s*(?<number>[A-Z]{0,4}[- ]?\d[\dA-Z-]{3,})/gi;
/** Kansas prints 13-123456-082, Missouri 2019012345; both stand alone without a word before them. */
const BARE_NUMBER = /(?<![\d/-])(?:\d{2}-\d{5,6}-\d{2,3}|(?:RN|LPN|PN|APRN|CNA|N)-?\d{5,10}|\d{6,10})(?![\d/-])/g;
const EXPIRES =
  /\b(?:exp(?:\.|ires?d?|iration|iry)?(?: date| on)?|valid (?:through|thru|until|to)|good through|renew(?:al|s)?(?: by| date)?|through|thru|until|vence|vencimiento|v[aá]lid[ao] hasta)\b\s*[:.]?\s*/i;
const ISSUED =
  /\b(?:issued?(?: date| on)?|effective(?: date)?|original(?:ly)?(?: issue(?:d)?)?(?: date)?|since|granted|expedid[ao]|emitid[ao])\b\s*[:.]?\s*/i;

const LICENSED: readonly Position[] = ['RN', 'LPN', 'NP', 'CNA', 'PT', 'OT', 'RRT', 'PHARM_TECH', 'RT', 'MT'];

/** The licenses that a section or a card states: one for each line that names a type or a number. */
export function licensesIn(lines: readonly TextLine[], fallback: Position | null): Finding<FactOf<'license'>>[] {
  const entries: { fact: FactOf<'license'>; lines: TextLine[] }[] = [];
  for (const line of lines) {
    const found = licenseIn(line.text);
    if (!found) continue;
    const open = entries.at(-1);
    if (open && mayContinue(open.fact, found)) {
      open.fact = merged(open.fact, found);
      open.lines.push(line);
    } else if (found.licenseType || found.licenseNumber || (found.state && LICENSE.test(line.text))) {
      entries.push({ fact: found, lines: [line] });
    }
  }
  return entries
    .filter(({ fact }) => fact.licenseNumber ?? (fact.state && (fact.licenseType ?? fallback)))
    .map(({ fact, lines: from }) => ({
      fact: { ...fact, licenseType: fact.licenseType ?? fallback },
      lines: from,
      sureness: fact.licenseType && fact.state && fact.licenseNumber ? 'sure' : 'check',
    }));
}

/** A line that adds what the open license lacks belongs to it; one that names another is a new license. */
function mayContinue(open: FactOf<'license'>, next: FactOf<'license'>): boolean {
  const clash = (['licenseType', 'state', 'licenseNumber', 'expiresOn', 'issuedOn'] as const).some(
    (field) => open[field] !== null && next[field] !== null && open[field] !== next[field],
  );
  const repeats =
    open.licenseNumber !== null &&
    (next.licenseType !== null || next.state !== null) &&
    next.licenseNumber === null &&
    next.expiresOn === null;
  return !clash && !repeats;
}

const merged = (open: FactOf<'license'>, next: FactOf<'license'>): FactOf<'license'> => ({
  kind: 'license',
  licenseType: open.licenseType ?? next.licenseType,
  state: open.state ?? next.state,
  licenseNumber: open.licenseNumber ?? next.licenseNumber,
  isMultistate: open.isMultistate || next.isMultistate,
  issuedOn: open.issuedOn ?? next.issuedOn,
  expiresOn: open.expiresOn ?? next.expiresOn,
});

export function licenseIn(text: string): FactOf<'license'> | null {
  const licenseType = typeIn(text);
  const [state = null] = statesIn(withoutTypes(text)) as (UsState | undefined)[];
  const expires = dateAfter(text, EXPIRES);
  const issued = dateAfter(text, ISSUED);
  const licenseNumber = numberIn(text);
  const isMultistate = /\b(compact|e?nlc|multi-?state)\b/i.test(text) && !/\bsingle[- ]state\b/i.test(text);
  if (!licenseType && !licenseNumber && !state && !expires && !issued && !isMultistate) return null;
  return {
    kind: 'license',
    licenseType,
    state: state ?? null,
    licenseNumber,
    isMultistate,
    issuedOn: issued ? startOf(issued) : null,
    expiresOn: expires ? endOf(expires) : null,
  };
}

function typeIn(text: string): Position | null {
  const words = text.replaceAll(/\b(board of nursing|nursing board|state board)\b/gi, ' ');
  const found = normalizeTitle(words)?.position ?? null;
  return found && LICENSED.includes(found) ? found : null;
}

/** "MT" and "PT" are states or titles; in a license they are read as the state only beside a type. */
const withoutTypes = (text: string): string =>
  text.replaceAll(/\b(?:PT|OT|RT|MT|MA|PN)\b(?=\s*(?:licen|#|no\b))/g, ' ');

function numberIn(text: string): string | null {
  const labeled = [...text.matchAll(NUMBER)].map(({ groups }) => groups?.['number'] ?? '').find(isNumber);
  if (labeled) return labeled.replaceAll(' ', '');
  const bare = (text.match(BARE_NUMBER) ?? []).find(isNumber);
  return bare ?? null;
}

/** Not a year, a date or a phone number. */
const isNumber = (text: string): boolean => {
  const digits = text.replaceAll(/\D/g, '');
  return (
    digits.length >= 4 &&
    !/^(19|20)\d{2}$/.test(text) &&
    !/^\d{1,2}-\d{1,2}-\d{2,4}$/.test(text) &&
    !/^\d{3}-\d{4}/.test(text)
  );
};

export function dateAfter(text: string, label: RegExp) {
  const at = label.exec(text);
  if (!at) return null;
  const rest = text.slice(at.index + at[0].length);
  const found = firstDateIn(rest);
  return found && found.at <= 4 ? found.date : null;
}
export { EXPIRES, ISSUED };
