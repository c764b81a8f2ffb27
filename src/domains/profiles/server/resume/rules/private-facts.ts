import type { TextLine } from '#platform/server/files/text/page-boxes.ts';
import type { DroppedKind } from '#domains/profiles/contract/resume/suggestions.ts';

/**
 * What an employer must not ask, and we must not keep. Each pattern takes its whole statement, so that nothing of it
 * stays in a quoted line.
 */
const STOP = String.raw`[^|\t•·;\n]*`;
const PATTERNS: readonly (readonly [DroppedKind, RegExp])[] = [
  [
    'ssn',
    /(?:\b(?:ssn|social security(?: number| no\.?)?|n[uú]mero de seguro social)\b[\s:#.]*)?(?<![\d-])(?:\d{3}|[x*]{3})[- ](?:\d{2}|[x*]{2})[- ]\d{4}(?![\d-])/gi,
  ],
  ['ssn', new RegExp(String.raw`\b(?:ssn|social security)\b${STOP}`, 'gi')],
  [
    'birth_date',
    new RegExp(
      String.raw`\b(?:d\.?o\.?b\.?|date of birth|birth ?date|birthday|born(?: on| in)?|fecha de nacimiento|nacid[ao])\b${STOP}`,
      'gi',
    ),
  ],
  [
    'age',
    /\b(?:age|edad)\s*[:\-–]?\s*\d{2}\b(?:\s*(?:years?|a[nñ]os)(?:\s+old)?)?|\b\d{2}[\s-]years?[\s-]old\b|\b\d{2} a[nñ]os de edad\b/gi,
  ],
  [
    'family',
    new RegExp(
      String.raw`\b(?:marital status|civil status|estado civil|married|divorced|widow(?:ed|er)?|single (?:mother|father|mom|dad|parent)|(?:mother|father|mom|dad|parent|wife|husband) (?:of|to)|spouse|maiden name|(?:\w+ )?(?:children|kids)\s*:|(?:one|two|three|four|five|\d) (?:young |small |grown )?(?:children|kids|sons?|daughters?)\b|casad[ao]|solter[ao]|hij[ao]s)\b${STOP}`,
      'gi',
    ),
  ],
  [
    'health',
    new RegExp(
      String.raw`\b(?:health\s*:|health status|(?:excellent|good|perfect) health|disabilit(?:y|ies)\s*:|(?:i )?(?:have|has) (?:a )?(?:disability|diabetes|epilepsy|asthma)|disabled veteran|pregnan(?:t|cy)\s*[:,]|blood type|height\s*:|weight\s*:|estado de salud|vaccinat(?:ed|ion status)|immunizations?\s*:|(?:covid|covid-19) vaccin\w+)${STOP}`,
      'gi',
    ),
  ],
  [
    'belief',
    new RegExp(
      String.raw`\b(?:religion|religi[oó]n|race|ethnicity|nationality|nacionalidad|citizenship|place of birth|gender|sex|sexo)\s*:${STOP}`,
      'gi',
    ),
  ],
];

/** Removes private facts from the lines before anything else reads them, and says which kinds there were. */
export function dropPrivate(lines: readonly TextLine[]): { lines: TextLine[]; dropped: Set<DroppedKind> } {
  const dropped = new Set<DroppedKind>();
  const kept = lines.map((line) => {
    let { text } = line;
    for (const [kind, pattern] of PATTERNS) {
      const next = text.replaceAll(pattern, ' ');
      if (next !== text) dropped.add(kind);
      text = next;
    }
    return text === line.text ? line : { ...line, text: tidy(text) };
  });
  return { lines: kept.filter(({ text }) => text), dropped };
}

const tidy = (text: string): string =>
  text
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/(?:[|•·;,]\s*){2,}/g, '| ')
    .replaceAll(/^[\s|•·;,:–-]+|[\s|•·;,–-]+$/g, '')
    .trim();
