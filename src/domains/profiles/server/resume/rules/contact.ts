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
  if (best) {
    const { city, state, zip } = best.place;
    return { fact: { kind: 'home', zip, city, state }, lines: [best.line], sureness: zip ? 'sure' : 'check' };
  }
  const byZip = lines.flatMap((line) => {
    const zip = /\bzip(?: code)?:?\s*(\d{5})\b/i.exec(line.text)?.[1];
    return zip ? [{ line, zip }] : [];
  })[0];
  return byZip
    ? { fact: { kind: 'home', zip: byZip.zip, city: null, state: null }, lines: [byZip.line], sureness: 'sure' }
    : null;
}
