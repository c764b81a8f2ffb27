import { placeOf, townsBySlug, zipsOf } from '#domains/profiles/server/candidates/index.ts';
import { slugOf } from '#kernel/slug.ts';
import { allOf, finding, type Finding } from './finding.ts';

const ZIP = /(?<![\d$,.#-])\b(6[3-7]\d{3})(?:-\d{4})?\b(?![\d,.]\d)/g;
const TOWN =
  /\b((?:[A-Z][a-zA-Z.’']{1,30} ){0,3}[A-Z][a-zA-Z.’']{1,30}),?\s+(MO|KS|Missouri|Kansas|Mo\.|Kan\.)(?![A-Za-z])/g;

export interface Town {
  /** `Joplin, MO` */
  name: string;
  /** Its only ZIP code; null when it has several. */
  zip: string | null;
}

/** A ZIP code of Missouri or Kansas. */
export function zipIn(text: string): Finding<string> | null {
  for (const match of allOf(ZIP, text)) {
    const place = placeOf(match[1] ?? '');
    if (place?.state === 'MO' || place?.state === 'KS') return finding(match[1] ?? '', match);
  }
  return null;
}

/** A town that the list of ZIP codes knows; words before its name are left out. */
export function townIn(text: string): Finding<Town> | null {
  for (const match of allOf(TOWN, text)) {
    const state = /^m/i.test(match[2] ?? '') ? 'MO' : 'KS';
    const words = (match[1] ?? '').split(' ');
    for (let from = 0; from < words.length; from++) {
      const town = townsBySlug().get(
        slugOf(
          `${words
            .slice(from)
            .join(' ')
            .replace(/^St\.? /, 'Saint ')} ${state}`,
        ),
      );
      if (!town) continue;
      const zips = zipsOf(town.slug);
      const skipped = words.slice(0, from).join(' ').length + (from > 0 ? 1 : 0);
      return {
        value: { name: `${town.city}, ${state}`, zip: zips.length === 1 ? (zips[0] ?? null) : null },
        start: match.index + skipped,
        end: match.index + match[0].length,
        isSure: true,
      };
    }
  }
  return null;
}
