import type { FactOf } from '#domains/profiles/contract/resume/suggestions.ts';
import type { TextLine } from '#platform/server/files/text/page-boxes.ts';
import type { Finding } from './finding.ts';
import { placeIn } from './places.ts';

const PHONE = /(?<!\d)(?:\+?1[\s.-]?)?\(?([2-9]\d{2})\)?[\s.-]{0,3}([2-9]\d{2})[\s.-]{0,3}(\d{4})(?!\d)/;

/** The person's own phone number and home, from the lines above the first section or under "Contact". */
export function contactIn(lines: readonly TextLine[]): Finding<FactOf<'phone'> | FactOf<'home'>>[] {
  const found: Finding<FactOf<'phone'> | FactOf<'home'>>[] = [];
  const byPhone = lines.find(({ text }) => PHONE.test(text) && !/\bfax\b/i.test(text));
  const digits = byPhone && PHONE.exec(byPhone.text);
  if (byPhone && digits) {
    found.push({
      fact: { kind: 'phone', phone: `(${digits[1]}) ${digits[2]}-${digits[3]}` },
      lines: [byPhone],
      sureness: 'sure',
    });
  }
  const home = homeIn(lines);
  if (home) found.push(home);
  return found;
}

function homeIn(lines: readonly TextLine[]): Finding<FactOf<'home'>> | null {
  const places = lines.flatMap((line) => {
    const place = placeIn(line.text);
    return place ? [{ line, place }] : [];
  });
  const best = places.find(({ place }) => place.zip) ?? places[0];
  if (best?.place.zip) return homeOf(best.place, best.line);
  const byZip = lines.flatMap((line) => {
    const zip = zipIn(line.text);
    return zip ? [{ line, zip }] : [];
  })[0];
  if (!byZip) return best ? homeOf(best.place, best.line) : null;
  return homeOf({ city: null, state: null, ...best?.place, zip: byZip.zip }, byZip.line, best?.line);
}

function homeOf(
  { city, state, zip }: Omit<FactOf<'home'>, 'kind'>,
  ...lines: (TextLine | undefined)[]
): Finding<FactOf<'home'>> {
  const named = [...new Set(lines.filter((line) => line !== undefined))];
  return { fact: { kind: 'home', zip, city, state }, lines: named, sureness: zip ? 'sure' : 'check' };
}

/** A ZIP code apart from its town: labeled, in a line or cell of its own, or before the town. */
function zipIn(text: string): string | null {
  const labeled = /\b(?:zip(?: code)?|postal code|c[oó]digo postal|c\.p\.):?\s*(\d{5})\b/i.exec(text)?.[1];
  const alone = /(?:^|[|•·\t])\s*(\d{5})(?:-\d{4})?\s*(?:[|•·\t]|$)/.exec(text)?.[1];
  const before = /(?<![\d.#-])(\d{5})(?:-\d{4})?,?\s+\p{Lu}/u.exec(text)?.[1];
  const knowsTown = placeIn(text) !== null;
  return labeled ?? alone ?? (knowsTown ? (before ?? null) : null);
}
