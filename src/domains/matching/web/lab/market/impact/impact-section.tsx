import type { ImpactView } from '#domains/matching/contract/matching-lab.ts';
import { labCopy as copy } from '../../lab.copy.ts';
import { StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { Table } from '#platform/web/ui/display/table.tsx';
import { ImpactPill } from './impact-pill.tsx';

type Audit = ImpactView['selection'][number];
const TONES = { reference: 'neutral', pass: 'ok', few: 'neutral', watch: 'warn', adverse: 'danger' } as const;

/** Selection by group: counts, rates, the four-fifths ratio as bars and Fisher's exact test. */
export function ImpactSection({ name, impact }: { name: string; impact: ImpactView }) {
  const kinds = [
    { title: copy.selection, audits: impact.selection },
    { title: copy.scoringRate, audits: impact.scoringRate },
  ].map(({ title, audits }) => ({ title, audits: audits.filter(({ groups }) => groups.length > 0) }));
  const isEmpty = kinds.every(({ audits }) => audits.length === 0);
  return (
    <Section
      title={`${copy.impact}: ${name}`}
      hint={isEmpty ? copy.impactNone : copy.impactHint}
      action={isEmpty ? undefined : <ImpactPill impact={impact} />}
    >
      {kinds.map(({ title, audits }) =>
        audits.map((audit) => (
          <AuditTable
            key={`${title} ${audit.attribute}`}
            title={`${title}: ${copy.attributes[audit.attribute]}`}
            audit={audit}
          />
        )),
      )}
    </Section>
  );
}

function AuditTable({ title, audit }: { title: string; audit: Audit }) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-base font-semibold">{title}</h3>
      <Table
        caption={title}
        rows={audit.groups}
        keyOf={({ group }) => group}
        columns={[
          { id: 'group', header: copy.group, cell: ({ group }) => copy.groupOf(group) },
          {
            id: 'counts',
            header: copy.counts,
            cell: ({ selected, total }) => `${selected} of ${total}`,
            isNumber: true,
          },
          { id: 'rate', header: copy.rate, cell: ({ rate }) => `${(rate * 100).toFixed(0)}%`, isNumber: true },
          { id: 'ratio', header: copy.ratio, cell: ({ ratio }) => <Ratio ratio={ratio} /> },
          { id: 'p', header: copy.pValue, cell: ({ pValue }) => pValue.toFixed(3), isNumber: true },
          {
            id: 'verdict',
            header: copy.verdict,
            cell: ({ verdict }) => <StatusPill tone={TONES[verdict]}>{copy.verdicts[verdict]}</StatusPill>,
          },
        ]}
      />
      <p className="text-sm text-ink-soft">
        {[
          copy.four,
          ...audit.leftOut.map(({ group, selected, total }) => copy.leftOut(copy.groupOf(group), selected, total)),
        ].join(' ')}
      </p>
    </div>
  );
}

/** The ratio as a bar up to 1, with a line at 0.80. */
function Ratio({ ratio }: { ratio: number }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className="relative h-3 w-16 shrink-0 overflow-hidden rounded-full bg-line">
        <span
          className={ratio < 0.8 ? 'block h-full bg-danger' : 'block h-full bg-primary'}
          style={{ width: `${Math.min(1, ratio) * 100}%` }}
        />
        <span className="absolute inset-y-0 left-[80%] w-0.5 bg-ink" />
      </span>
      <span className="tabular">{ratio.toFixed(2)}</span>
    </span>
  );
}
