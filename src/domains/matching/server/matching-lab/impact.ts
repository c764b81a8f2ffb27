import { auditSelection, type GroupCount } from '#domains/matching/engine/analysis/adverse-impact.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { IMPACT_ATTRIBUTES, type ImpactView } from '#domains/matching/contract/matching-lab.ts';
import type { RunSide } from './lab-engine.ts';
import { countGroups } from './outcomes.repo.ts';

/** Groups that are counted but not compared: no answer, and groups that would identify individuals. */
const NOT_COMPARED = new Set(['unknown', 'fewer than 5']);

function auditsOf(counts: ReadonlyMap<string, GroupCount[]>): ImpactView['selection'] {
  return IMPACT_ATTRIBUTES.map((attribute) => {
    const own = counts.get(attribute) ?? [];
    const audit = auditSelection(own.filter(({ group }) => !NOT_COMPARED.has(group)));
    return {
      attribute,
      groups: [...audit.groups],
      leftOut: [...audit.leftOut, ...own.filter(({ group }) => NOT_COMPARED.has(group))],
      passes: audit.passes,
    };
  });
}

/** The adverse-impact audit of one setting: who is shown, and who scores above the median, by group. */
export async function auditImpact(tx: Tx, considered: readonly string[], side: RunSide): Promise<ImpactView> {
  const selection = auditsOf(await countGroups(tx, { considered, selected: side.shown }));
  const scoringRate = auditsOf(await countGroups(tx, { considered, selected: side.aboveMedian }));
  return { selection, scoringRate, passes: [...selection, ...scoringRate].every(({ passes }) => passes) };
}
