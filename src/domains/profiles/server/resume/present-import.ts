import { readCore, readFacts } from '#domains/profiles/server/candidates/index.ts';
import type { ResumeImportView } from '#domains/profiles/contract/resume/resume-imports.ts';
import type { SuggestedFact } from '#domains/profiles/contract/resume/suggestions.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { ImportRow } from './resume.repo.ts';
import { openReading } from './sealed-reading.ts';

/** The import with its suggestions, each compared with what the profile holds now. */
export async function presentImport(deps: Deps, tx: Tx, row: ImportRow): Promise<ResumeImportView> {
  const reading = row.status === 'ready' ? openReading(deps.env, row.sealedReading) : null;
  const held = reading ? await profileOf(tx, row.userId) : null;
  return {
    id: row.id,
    purpose: row.purpose,
    status: row.status,
    fileName: row.fileName,
    page: row.page,
    pages: row.pages,
    problem: row.problem,
    suggestions: (reading?.suggestions ?? []).map((one) => ({
      ...one,
      state: reading?.added.includes(one.id)
        ? 'added'
        : held && isThere(one.fact, held)
          ? 'there'
          : reading?.skipped.includes(one.id)
            ? 'skipped'
            : 'open',
    })),
    dropped: reading?.dropped ?? [],
    isSpanish: reading?.isSpanish ?? false,
    expiresAt: row.expiresAt.toISOString(),
  };
}

export type HeldProfile = Awaited<ReturnType<typeof profileOf>>;

export const profileOf = async (tx: Tx, userId: string) => ({
  core: await readCore(tx, userId),
  facts: await readFacts(tx, userId),
});

/** Whether the profile answers it already. An answer that differs counts: nothing is overwritten. */
export function isThere(fact: SuggestedFact, { core, facts }: HeldProfile): boolean {
  switch (fact.kind) {
    case 'position':
      return Boolean(core?.candidate.position);
    case 'years':
      return typeof core?.candidate.yearsExperience === 'number';
    case 'specialty':
      return core?.candidate.specialties.includes(fact.specialty) ?? false;
    case 'phone':
      return Boolean(core?.contact.phone);
    case 'home':
      return Boolean(core?.candidate.homeZip);
    case 'license':
      return facts.licenses.some(
        (held) =>
          held.licenseType === fact.licenseType &&
          held.state === fact.state &&
          (!fact.licenseNumber || !held.licenseNumber || plain(held.licenseNumber) === plain(fact.licenseNumber)),
      );
    case 'certification':
      return facts.certifications.some(({ kind }) => kind === fact.certification);
    case 'work':
      return facts.work.some(
        (held) =>
          plain(held.employerName) === plain(fact.employerName ?? '') &&
          (plain(held.title) === plain(fact.title ?? '') || held.startedOn.slice(0, 7) === fact.startedOn?.slice(0, 7)),
      );
    case 'education':
      return facts.education.some(
        (held) => plain(held.school) === plain(fact.school ?? '') && plain(held.degree) === plain(fact.degree ?? ''),
      );
  }
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
