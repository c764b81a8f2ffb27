import type { RunView, SettingShape } from '#domains/matching/contract/matching-lab.ts';
import { labCopy as copy } from '../lab.copy.ts';
import { Table } from '#platform/web/ui/display/table.tsx';
import { Disclosure } from '../disclosure.tsx';
import { scoreLabel } from '../pair/score-label.ts';

function linesOf({ weights, limits }: SettingShape): { what: string; value: string }[] {
  const side = (legend: string, own: Readonly<Record<string, number>>) =>
    Object.entries(own).map(([feature, weight]) => ({
      what: `${legend}: ${scoreLabel(feature)}`,
      value: (weight * 100).toFixed(0),
    }));
  return [
    ...side(copy.wants, weights.candidate),
    ...side(copy.wanted, weights.employer),
    { what: copy.perJob, value: String(limits.peoplePerJobPerDay) },
    { what: copy.fade, value: `${(limits.fade * 100).toFixed(0)}%` },
  ];
}

/** Both settings side by side: a saved run needs them to be understood. */
export function SettingTable({ before, after }: Pick<RunView, 'before' | 'after'>) {
  const second = linesOf(after.setting);
  return (
    <Disclosure title={copy.bothSettings}>
      <Table
        caption={copy.bothSettings}
        rows={linesOf(before.setting).map((line, i) => ({ ...line, after: second[i]?.value ?? '' }))}
        keyOf={({ what }) => what}
        columns={[
          { id: 'what', header: copy.setting, cell: ({ what }) => what },
          { id: 'before', header: before.name, cell: ({ value }) => value, isNumber: true },
          { id: 'after', header: after.name, cell: ({ after: value }) => value, isNumber: true },
        ]}
      />
    </Disclosure>
  );
}
