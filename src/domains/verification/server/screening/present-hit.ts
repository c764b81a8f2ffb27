import type { ScreeningHit } from '#domains/verification/contract/screening.ts';
import type { HitRow } from './hits.repo.ts';

export const presentHit = (row: HitRow): ScreeningHit => {
  const { hit, entry, secret, candidate } = row;
  const given = [entry.firstName, entry.middleName].filter(Boolean).join(' ');
  return {
    id: hit.id,
    status: hit.status,
    verdict: hit.verdict,
    score: hit.score,
    comparison: hit.comparison,
    person: {
      id: hit.userId,
      name: row.name ?? 'No name given',
      formerNames: secret.formerNames,
      dateOfBirth: secret.dateOfBirth,
      states: row.states,
      npi: candidate.npi,
      position: candidate.position,
      isPaused: row.isPaused,
    },
    entry: {
      source: entry.source,
      name: [entry.lastName, given].filter(Boolean).join(', ') + (entry.suffix ? ` ${entry.suffix}` : ''),
      dateOfBirth: entry.dateOfBirth,
      state: entry.state,
      city: entry.city,
      npi: entry.npi,
      occupation: entry.occupation,
      exclusionType: entry.exclusionType,
      excludedOn: entry.excludedOn,
      endsOn: entry.endsOn,
      isRemoved: entry.removedAt !== null,
    },
    foundAt: hit.foundAt.toISOString(),
    reason:
      hit.reason ??
      (hit.decidedAt && !hit.decidedBy ? 'Another birth date: cleared automatically by screening.' : null),
    decidedBy: hit.decidedBy ? { id: hit.decidedBy, name: row.deciderName ?? 'Former member' } : null,
    decidedAt: hit.decidedAt?.toISOString() ?? null,
    version: hit.version,
  };
};
