import { endsInRole, isUnit, namesRole } from './units.ts';

/** Separators between the parts of a line: title, employer, place, dates. */
const BETWEEN = /\t|\s[|•·‖∙●]\s?|[|•·]|\s[-–—]+\s|\s?[–—]\s?|;\s|,\s|\s@\s|\s\bat\b\s|\s\/\/\s|:\s/g;
/** What belongs to the part before the comma. */
const SUFFIX = /^(inc|llc|l\.l\.c|ltd|co|pc|p\.c|bsn|msn|adn|rn|lpn|np|fnp|ccrn|cen|rrt|mba|dnp)\.?$/i;

/** The head of a column or a field. */
const LABEL =
  /^(employer|company|organization|facility|position|job title|title|role|location|city|dates?|dates? of employment|from|to|duties|responsibilities|supervisor|empresa|puesto|fechas?)$/i;

export function partsOf(text: string): string[] {
  const parts: { start: number; end: number }[] = [];
  let start = 0;
  let isJoined = false;
  for (const between of [...text.matchAll(BETWEEN), null]) {
    const end = between?.index ?? text.length;
    const part = trimmed(text.slice(start, end));
    const open = parts.at(-1);
    if (part && open && isJoined && (SUFFIX.test(part) || isUnit(part))) open.end = end;
    else if (part && !LABEL.test(part)) parts.push({ start, end });
    start = end + (between?.[0].length ?? 0);
    isJoined = /^(,\s|\s[-–—]+\s)$/.test(between?.[0] ?? '');
  }
  return parts.map((part) => trimmed(text.slice(part.start, part.end)));
}

const trimmed = (piece: string): string =>
  piece
    .replaceAll(/^[\s()[\],;:|•·–—*-]+|[\s()[\],;:|•·–—*-]+$/g, '')
    // "… Medical Center in", where the town or the dates stood.
    .replace(/\s(in|from|at|for)$/, '')
    .trim();

const BULLET = /^\s*[•·▪◦‣●○■□*➢➤✓✔]|^\s*[-–]\s|^\s*[oe«]\s(?=[A-Z])|^\d+\.\s/;
const MOST_WORDS = 14;
const VERB =
  /^(provid|perform|administ|assist|monitor|manag|coordinat|collaborat|assess|deliver|document|educat|ensur|maintain|support|train|precept|develop|implement|participat|facilitat|work(ed|ing)|care[ds]? for|responsible|operat|process|schedul|conduct|collect|prepar|utiliz|respond|supervis|led\b|lead\b|serv(ed|ing)|answer|verif|draw|drew|obtain|record|clean|fill|help|greet|ran\b|took|float|treat|evaluat|instruct|triag|charg(ed|ing)|oversaw|oversee|teach|taught|rotat|transport|handl|complet|report|review|check|register|us(ed|ing)\b|brind|proporcion|administr[oé]|asist)\w*/i;

/** "Titrated drips", "Gave vaccines". */
const PAST = /^([A-Z][a-z]+ed|Gave|Took|Led|Ran|Drew|Kept|Held|Made|Sent|Wrote|Built|Taught|Oversaw)\s(?![A-Z][a-z]+,)/;
const FEWEST_WORDS = 4;
const MOST_TITLE_WORDS = 7;

/** A sentence or bullet about what was done, as opposed to a line that names a job. */
export function isDuty(text: string): boolean {
  if (BULLET.test(text)) return true;
  const words = text.match(/\p{L}[\p{L}\d/'’-]*/gu) ?? [];
  // "Operating Room Nurse" and "Float Pool RN" begin like verbs.
  if (words.length <= MOST_TITLE_WORDS && namesRole(text) && !text.endsWith('.')) return false;
  // "Registered Nurse, Ozark Ridge Medical Center, Springfield, MO"
  if (endsInRole(text.split(/,|\s[-–—|]\s/)[0] ?? '') && !text.endsWith('.')) return false;
  if (
    words.length >= FEWEST_WORDS &&
    PAST.test(text.trim()) &&
    !/^(Registered|Licensed|Certified|Advanced|Combined|United|Allied)/.test(text)
  )
    return true;
  return words.length > MOST_WORDS || VERB.test(text.trim()) || (/[a-z)]\.$/.test(text) && words.length > 5);
}
