import type { VersionView } from '#domains/matching/contract/matching-lab.ts';
import { labCopy as copy } from '../lab.copy.ts';
import { Table } from '#platform/web/ui/display/table.tsx';
import { Disclosure } from '../disclosure.tsx';
import { ImpactPill } from '../market/impact/impact-pill.tsx';
import { ImpactSection } from '../market/impact/impact-section.tsx';
import { MeasureBars } from '../market/measure-bars.tsx';
import { scoreLabel } from '../pair/score-label.ts';
const SHOWN = ['seatsWithSomebody', 'hiresExpected', 'quality', 'exposureGini', 'neverShown'] as const;

/** A version's weights and caps in one line each, and its measurements at proposal. */
export function VersionDetail({ item: { version, setting, evidence } }: { item: VersionView }) {
  const side = (weights: Readonly<Record<string, number>>) =>
    Object.entries(weights)
      .map(([feature, weight]) => `${scoreLabel(feature)} ${(weight * 100).toFixed(0)}`)
      .join(', ');
  return (
    <div className="flex flex-col gap-3">
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        <dt className="font-medium">{copy.wants}</dt>
        <dd className="tabular">{side(setting.weights.candidate)}</dd>
        <dt className="font-medium">{copy.wanted}</dt>
        <dd className="tabular">{side(setting.weights.employer)}</dd>
        <dt className="font-medium">{copy.caps}</dt>
        <dd className="tabular">
          {`${setting.limits.peoplePerJobPerDay} a day, ${(setting.limits.fade * 100).toFixed(0)}% for each further showing`}
        </dd>
      </dl>
      {evidence && (
        <>
          <MeasureBars
            before={{ name: copy.before, measures: evidence.before }}
            after={{ name: copy.after, measures: evidence.after }}
          />
          <Table
            caption={`${copy.figures}: ${version}`}
            rows={SHOWN}
            keyOf={(measure) => measure}
            columns={[
              { id: 'measure', header: copy.measure, cell: (measure) => copy.measures[measure].label },
              {
                id: 'before',
                header: copy.before,
                cell: (measure) => copy.measures[measure].text(evidence.before[measure]),
                isNumber: true,
              },
              {
                id: 'after',
                header: copy.after,
                cell: (measure) => copy.measures[measure].text(evidence.after[measure]),
                isNumber: true,
              },
            ]}
          />
          <p>
            <ImpactPill impact={evidence.impact} />
          </p>
          <Disclosure title={copy.groupByGroup}>
            <ImpactSection name={version} impact={evidence.impact} />
          </Disclosure>
        </>
      )}
    </div>
  );
}
