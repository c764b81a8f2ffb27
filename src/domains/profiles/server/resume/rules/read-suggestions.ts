import type { ImportPurpose } from '#domains/profiles/contract/resume/import-words.ts';
import type { FactOf, Reading, SuggestedFact, Suggestion } from '#domains/profiles/contract/resume/suggestions.ts';
import type { TextLine } from '#platform/server/files/text/page-boxes.ts';
import { linesOf, type ReadLines, type ReadText } from '#platform/server/files/text/read-lines.ts';
import { certificationsIn } from './certifications.ts';
import { contactIn } from './contact.ts';
import { educationIn, namesSchool } from './education.ts';
import type { Finding } from './finding.ts';
import { licensesIn } from './licenses.ts';
import { dropPrivate } from './private-facts.ts';
import { positionIn, specialtiesIn, yearsIn } from './role.ts';
import { headingOf, sectionsOf, type Section, type SectionName } from './sections.ts';
import { workIn } from './work.ts';

/** Recognized words under this are often wrong by a letter, which matters in a number or a name. */
const SURE_CONFIDENCE = 80;
const LONGEST_SOURCE = 240;

/** Sections that may hold jobs and schools where no heading names those. */
const UNNAMED: ReadonlySet<SectionName> = new Set(['top', 'summary', 'contact', 'personal', 'skills', 'other']);

/** Longer lines are cut: no fact is stated so far from the beginning of its own. */
const LONGEST_LINE = 2000;

/** What a file says about the person. */
export function readSuggestions(text: ReadText, purpose: ImportPurpose): Reading {
  const { lines, hasPhoto } = linesOf(text, (line) => headingOf(line) !== null);
  const cut = lines.map((line) => ({ ...line, text: line.text.slice(0, LONGEST_LINE) }));
  return (purpose === 'card' ? readCard : readResume)({ lines: cut, hasPhoto });
}

/** What a résumé says, as suggestions with their source lines; private facts are removed first. */
export function readResume({ lines: all, hasPhoto }: ReadLines): Reading {
  const { lines, dropped } = dropPrivate(all);
  if (hasPhoto) dropped.add('photo');
  const sections = sectionsOf(lines);
  const linesOf = (...names: SectionName[]) =>
    sections.filter(({ name }) => names.includes(name)).flatMap((section) => section.lines);

  const top = linesOf('top');
  // Without such a heading, the lines of the sections that hold anything else may still state jobs and schools.
  const works = sections.filter(({ name }) => name === 'work');
  const work = works.length > 0 ? works.flatMap((section) => workIn(section.lines)) : sections.flatMap(workElsewhere);
  const hasEducation = sections.some(({ name }) => name === 'education');
  const licenses = licensesIn(
    [
      ...linesOf('licenses').filter((line) => !isAboutCourse(line)),
      ...linesOf('credentials', 'certifications').filter((line) => isAboutLicense(line) && !isAboutCourse(line)),
    ],
    null,
  );
  const position = positionIn(top, work, licenses);
  const held = certificationsIn(linesOf('certifications', 'credentials', 'licenses'), 'section');
  const others = certificationsIn(linesOf('top', 'summary', 'skills'), 'elsewhere');
  const isSpanish = isInSpanish(lines.map(({ text }) => text).join(' '));
  const findings: Finding[] = [
    ...(position ? [position] : []),
    ...listed(yearsIn(sections)),
    ...specialtiesIn(position?.fact.position ?? null, work, linesOf('skills')),
    ...contactIn(linesOf('top', 'contact')),
    ...licenses,
    ...onceEach([...held, ...others]),
    ...(works.length > 0 ? work : unconfirmed(work)),
    ...(hasEducation ? educationIn(linesOf('education')) : unconfirmed(sections.flatMap(educationElsewhere))),
  ];
  return { suggestions: suggestionsOf(findings, isSpanish), dropped: [...dropped], isSpanish };
}

/** What a photographed license or certification card says. */
function readCard({ lines: all }: ReadLines): Reading {
  const { lines, dropped } = dropPrivate(all);
  const cards = certificationsIn(lines, 'section');
  const licenses = licensesIn(lines, null).slice(0, 1);
  return {
    suggestions: suggestionsOf([...licenses, ...onceEach(cards)], false),
    dropped: [...dropped],
    isSpanish: false,
  };
}

/** Jobs of a section that holds something else: those with a title and an employer. */
const workElsewhere = (section: Section): Finding<FactOf<'work'>>[] =>
  workIn(section.lines).filter(({ fact }) => UNNAMED.has(section.name) || (fact.title && fact.employerName));

const educationElsewhere = (section: Section): Finding<FactOf<'education'>>[] =>
  educationIn(section.lines.filter(namesSchool)).filter(
    ({ fact }) => UNNAMED.has(section.name) || (fact.school && fact.degree),
  );

const unconfirmed = <F extends Finding>(findings: readonly F[]): F[] =>
  findings.map((finding) => ({ ...finding, sureness: 'check' }));

const listed = <T>(one: T | null): T[] => (one === null ? [] : [one]);

/** In a list of credentials, life support cards and diplomas are not licenses. */
const isAboutLicense = ({ text }: TextLine): boolean =>
  /\b(licen[sc]\w*|lic\b|compact|multi-?state|e?nlc|registered nurse|rn|lpn|aprn|cna|rrt|nurse practitioner|practical nurse|nurse aide|nursing assistant|respiratory therapist|missouri|kansas|exp\w*|#|no\.|issued|number)/i.test(
    text,
  );

const isAboutCourse = ({ text }: TextLine): boolean =>
  /\b(bls|acls|pals|nrp|tncc|ccrn|cen|cma|cpt|cmt|life support|resuscitation|trauma nurs|aha|american heart|red cross)\b/i.test(
    text,
  );

function onceEach<F extends Finding>(findings: readonly F[]): F[] {
  const seen = new Map<string, F>();
  for (const finding of findings) {
    const key = 'certification' in finding.fact ? finding.fact.certification : JSON.stringify(finding.fact);
    const before = seen.get(key);
    if (!before || (hasDate(finding.fact) && !hasDate(before.fact))) seen.set(key, finding);
  }
  return [...seen.values()];
}

const hasDate = (fact: SuggestedFact): boolean => 'expiresOn' in fact && fact.expiresOn !== null;

const suggestionsOf = (findings: readonly Finding[], isSpanish: boolean): Suggestion[] =>
  findings.map(({ fact, lines, sureness }, at) => ({
    id: `s${at + 1}`,
    fact,
    source: lines
      .map(({ text }) => text.replaceAll('\t', '  '))
      .join(' / ')
      .slice(0, LONGEST_SOURCE),
    sureness: isSpanish || lines.some(({ confidence }) => confidence < SURE_CONFIDENCE) ? 'check' : sureness,
  }));

const SPANISH =
  /\b(enfermer[ao]|experiencia|educaci[oó]n|habilidades|licencia|actualidad|cuidados?|pacientes?|trabajo|universidad)\b/gi;
const FEWEST_SPANISH = 3;
const isInSpanish = (text: string): boolean =>
  new Set([...text.matchAll(SPANISH)].map(([word]) => word.toLowerCase())).size >= FEWEST_SPANISH;
