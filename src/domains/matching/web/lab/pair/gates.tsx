import type { ResponseOf } from '#platform/contract/contract.ts';
import type { lookInLab } from '#domains/matching/contract/matching-lab.ts';
import { labCopy as copy } from '../lab.copy.ts';
import { StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { Section } from '#platform/web/ui/layout/card.tsx';

type Gate = NonNullable<ResponseOf<typeof lookInLab>['pair']>['gates'][number];
const TONES = { pass: 'ok', held: 'warn', fail: 'danger' } as const;

/** Every gate with its text, reason code and facts. */
export function Gates({ gates }: { gates: readonly Gate[] }) {
  return (
    <Section title={copy.gates} hint={copy.gatesHint}>
      <ul className="grid gap-2 md:grid-cols-2">
        {gates.map((gate) => (
          <li key={gate.gate} className="flex items-start gap-3 rounded-control border border-line bg-surface p-3">
            <StatusPill tone={TONES[gate.outcome]}>{copy.outcomes[gate.outcome]}</StatusPill>
            <div className="min-w-0 flex-1">
              <p>{gate.text}</p>
              <code className="text-sm break-words text-ink-soft">
                {gate.gate} · {gate.code}
              </code>
              {gate.facts.length > 0 && (
                <details className="text-sm">
                  <summary className="flex min-h-11 cursor-pointer items-center text-link">
                    {copy.facts(gate.facts.length)}
                  </summary>
                  <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 pb-1">
                    {gate.facts.map(({ name, value }) => (
                      <div key={name} className="contents">
                        <dt className="text-ink-soft">{name}</dt>
                        <dd className="tabular break-words">{value}</dd>
                      </div>
                    ))}
                  </dl>
                </details>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
