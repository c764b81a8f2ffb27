import { normalizeTitle } from '#domains/jobs/contract/titles/normalize-title.ts';
import type { FactOf } from '#domains/profiles/contract/resume/suggestions.ts';
import type { TextLine } from '#platform/server/files/text/page-boxes.ts';
import { SPECIALTIES, type Position, type Specialty } from '#kernel/vocabulary.ts';
import type { Finding } from './finding.ts';
import type { Section } from './sections.ts';

type Work = Finding<FactOf<'work'>>;

/** The position: that of the current job, and a license or the line below the name that agrees makes it sure. */
export function positionIn(
  top: readonly TextLine[],
  work: readonly Work[],
  licenses: readonly Finding<FactOf<'license'>>[],
): Finding<FactOf<'position'>> | null {
  const byJob = latest(work).flatMap((job) => {
    const position = normalizeTitle(job.fact.title ?? '')?.position;
    return position ? [{ position, lines: job.lines }] : [];
  })[0];
  const byHeadline = top.slice(0, 4).flatMap((line) => {
    const position = normalizeTitle(line.text)?.position;
    return position ? [{ position, lines: [line] }] : [];
  })[0];
  const byLicense = licenses.flatMap(({ fact, lines }) =>
    fact.licenseType ? [{ position: fact.licenseType, lines }] : [],
  )[0];
  const witnesses = [byJob, byHeadline, byLicense].filter((one) => one !== undefined);
  const [first] = witnesses;
  if (!first) return null;
  const agree = witnesses.filter(({ position }) => position === first.position).length;
  return {
    fact: { kind: 'position', position: first.position },
    lines: first.lines,
    sureness: agree >= 2 && agree === witnesses.length ? 'sure' : 'check',
  };
}

/** Jobs from the latest to the first. */
const latest = (work: readonly Work[]): Work[] =>
  work.toSorted((a, b) => ((a.fact.endedOn ?? '9999') < (b.fact.endedOn ?? '9999') ? 1 : -1));

const YEARS =
  /\b(?:(?:over|more than|m[aá]s de|with|nearly|almost)\s+)?(\d{1,2})\s?\+?\s?(?:years?|yrs?\.?|a[nñ]os)(?:['’])?\s+(?:of\s+|de\s+)?(?:[\w/-]+\s+){0,4}?(?:experience|exp\b|experiencia)/i;

/** Years of experience that the text states; adding up the jobs would count other work. */
export function yearsIn(sections: readonly Section[]): Finding<FactOf<'years'>> | null {
  for (const { name, lines } of sections) {
    if (!['top', 'summary', 'other', 'skills'].includes(name)) continue;
    for (const [at, line] of lines.entries()) {
      // A sentence may break between the number and the word.
      const words = `${line.text} ${lines[at + 1]?.text ?? ''}`;
      const found = YEARS.exec(words);
      if (found?.[1] && found.index < line.text.length) {
        return { fact: { kind: 'years', years: Number(found[1]) }, lines: [line], sureness: 'sure' };
      }
    }
  }
  return null;
}

/** Units named in the titles of jobs, and in a list of skills or units. */
export function specialtiesIn(
  position: Position | null,
  work: readonly Work[],
  skills: readonly TextLine[],
): Finding<FactOf<'specialty'>>[] {
  const found = new Map<Specialty, Finding<FactOf<'specialty'>>>();
  for (const { fact, lines } of work) {
    if (fact.specialty && !found.has(fact.specialty)) {
      found.set(fact.specialty, { fact: { kind: 'specialty', specialty: fact.specialty }, lines, sureness: 'sure' });
    }
  }
  for (const line of skills) {
    for (const part of line.text.split(/[,;|•·\t]/)) {
      const specialty = specialtyNamed(part.trim(), position);
      if (specialty && !found.has(specialty)) {
        found.set(specialty, { fact: { kind: 'specialty', specialty }, lines: [line], sureness: 'check' });
      }
    }
  }
  return [...found.values()];
}

const LONGEST = 30;

function specialtyNamed(part: string, position: Position | null): Specialty | null {
  if (!part || part.length > LONGEST) return null;
  const named = SPECIALTIES.find(({ label }) => label.toLowerCase() === part.toLowerCase())?.id;
  return (
    named ?? (position === 'RN' || position === 'LPN' ? (normalizeTitle(`${part} nurse`)?.specialty ?? null) : null)
  );
}
