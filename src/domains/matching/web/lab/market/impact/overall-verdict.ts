import type { ImpactView } from '#domains/matching/contract/matching-lab.ts';

export interface OverallVerdict {
  kind: 'fails' | 'too_few' | 'passes';
  /** Groups below four fifths of the highest rate, by chance or not. */
  low: number;
}

/**
 * What an audit may claim. It passes only if every group was large enough to judge: without that, an audit without a
 * finding proves nothing.
 */
export function overallVerdict({ selection, scoringRate }: ImpactView): OverallVerdict {
  const audits = [...selection, ...scoringRate].map(({ groups }) => groups.map(({ verdict }) => verdict));
  const verdicts = audits.flat();
  const low = verdicts.filter((verdict) => verdict === 'watch' || verdict === 'adverse').length;
  if (verdicts.includes('adverse')) return { kind: 'fails', low };
  const wasCompared = audits.length > 0 && audits.every((own) => own.length > 1);
  const isSettled = verdicts.every((verdict) => verdict === 'pass' || verdict === 'reference');
  return { kind: wasCompared && isSettled ? 'passes' : 'too_few', low };
}
