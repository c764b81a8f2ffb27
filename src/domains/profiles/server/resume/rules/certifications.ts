import type { FactOf } from '#domains/profiles/contract/resume/suggestions.ts';
import type { TextLine } from '#platform/server/files/text/page-boxes.ts';
import type { Certification } from '#kernel/vocabulary.ts';
import { endOf, firstDateIn, startOf } from './dates.ts';
import type { Finding } from './finding.ts';
import { dateAfter, EXPIRES, ISSUED, licenseIn } from './licenses.ts';

/** Full names and abbreviations; an abbreviation counts only in capitals. */
export const CERTIFICATION_NAMES: readonly (readonly [Certification, RegExp, RegExp])[] = [
  [
    'BLS',
    /\bBLS\b/,
    /\bbasic (?:cardiac )?life support\b|\bsoporte vital b[aá]sico\b|\bcpr\b.{0,80}\bhealthcare provider\b/i,
  ],
  ['ACLS', /\bACLS\b/, /\badvanced (?:cardiac|cardiovascular) life support\b/i],
  ['PALS', /\bPALS\b/, /\bpediatric advanced life support\b/i],
  ['NRP', /\bNRP\b/, /\bneonatal resuscitation\b/i],
  ['TNCC', /\bTNCC\b/, /\btrauma nurs(?:e|ing) core\b/i],
  ['CCRN', /\bCCRN\b(?!-)/, /\bcritical care registered nurse\b|\bcertified critical care nurse\b/i],
  ['CEN', /\bCEN\b/, /\bcertified emergency nurse\b/i],
  ['CMA', /\bCMA\b/, /\bcertified medical assistant\b/i],
  ['CPT', /\bCPT\b/, /\bcertified phlebotomy technician\b/i],
  ['CPCT', /\bCPCT(?:\/A)?\b/, /\bcertified patient care tech(?:nician)?\b/i],
  ['ARRT', /\bARRT\b|\bR\.?T\.? ?\(R\)/, /\bamerican registry of radiologic technologists\b/i],
  ['MLS', /\bMLS\b/, /\bmedical laboratory scientist\b.{0,80}\bascp\b/i],
  ['CPhT', /\bCPhT\b/i, /\bcertified pharmacy tech(?:nician)?\b/i],
  ['RRT', /\bRRT\b/, /\bregistered respiratory therapist\b/i],
  ['CMT', /\bCMT\b/, /\bcertified medication tech(?:nician)?\b/i],
];
const NOT_HELD =
  /\b(in progress|pending|scheduled|expired|lapsed|eligible|planned|enrolled|instructor|classes|class)\b/i;

/** Certifications named in lines; in a section of their own the name alone is enough. */
export function certificationsIn(
  lines: readonly TextLine[],
  place: 'section' | 'elsewhere',
): Finding<FactOf<'certification'>>[] {
  const found: Finding<FactOf<'certification'>>[] = [];
  for (const [at, line] of lines.entries()) {
    const named = CERTIFICATION_NAMES.filter(
      ([id, short, long]) => (short.test(line.text) || long.test(line.text)) && !(id === 'RRT' && isLicense(line.text)),
    );
    for (const [certification] of named) {
      const words = named.length > 1 ? fragmentOf(line.text, certification) : line.text;
      const next = lines[at + 1];
      // The date may stand in the line below, when that names nothing else.
      const below =
        next && !CERTIFICATION_NAMES.some(([, short, long]) => short.test(next.text) || long.test(next.text))
          ? next
          : null;
      const dates = datesIn(words) ?? (below && named.length === 1 ? datesIn(below.text) : null);
      found.push({
        fact: {
          kind: 'certification',
          certification,
          issuedOn: dates?.issued ?? null,
          expiresOn: dates?.expires ?? null,
        },
        lines: [line, ...(dates && !datesIn(words) && below ? [below] : [])],
        sureness: place === 'section' && !NOT_HELD.test(words) ? 'sure' : 'check',
      });
    }
  }
  return found;
}

/** "RRT, Kansas, No. 22-01234" is a license to practice, not the credential of the board. */
const isLicense = (text: string): boolean => {
  const license = licenseIn(text);
  return Boolean(license?.state ?? license?.licenseNumber);
};

interface Dates {
  issued: string | null;
  expires: string | null;
}

function datesIn(text: string): Dates | null {
  const expires = dateAfter(text, EXPIRES);
  const issued = dateAfter(text, ISSUED);
  if (expires || issued) return { expires: expires ? endOf(expires) : null, issued: issued ? startOf(issued) : null };
  return null;
}

/** The part of a line about one of several certifications: "BLS (exp 04/2027), ACLS (exp 05/2027)". */
function fragmentOf(text: string, certification: Certification): string {
  const names = CERTIFICATION_NAMES.flatMap(([id, short, long]) =>
    [short.exec(text), long.exec(text)].flatMap((hit) => (hit ? [{ id, at: hit.index }] : [])),
  ).toSorted((a, b) => a.at - b.at);
  const mine = names.find(({ id }) => id === certification);
  const next = mine && names.find(({ id, at }) => at > mine.at && id !== certification);
  const own = mine ? text.slice(mine.at, next?.at) : text;
  // One date at the end of a list is about all of it: "BLS, ACLS and PALS, current through 05/2027".
  return firstDateIn(own) || names.at(-1)?.id === certification
    ? own
    : `${own} ${isShared(text, names.at(-1)?.at ?? 0) ? text.slice(names.at(-1)?.at) : ''}`;
}

const isShared = (text: string, lastAt: number): boolean => firstDateIn(text.slice(0, lastAt)) === null;
