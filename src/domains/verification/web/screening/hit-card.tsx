import { useState } from 'react';
import type { HitState, ScreeningHit } from '#domains/verification/contract/screening.ts';
import { screeningCopy as copy } from './screening.copy.ts';
import { ago } from '#platform/web/page/format.ts';
import { confirmation } from '#platform/web/toasts/toasts.tsx';
import { Badge, StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { ReasonDialog } from '#platform/web/ui/overlays/reason-dialog.tsx';
import { FactTable } from './fact-table.tsx';
import { useDecision } from './screening.queries.ts';

const DECISIONS = {
  cleared: { label: copy.clear, title: copy.clearTitle, body: copy.clearBody, variant: 'secondary' },
  unresolved: { label: copy.unresolved, title: copy.unresolvedTitle, body: copy.unresolvedBody, variant: 'secondary' },
  confirmed: { label: copy.confirm, title: copy.confirmTitle, body: copy.confirmBody, variant: 'danger' },
} as const;
type Decision = keyof typeof DECISIONS;

const OFFERED: Record<HitState, readonly Decision[]> = {
  possible: ['cleared', 'unresolved', 'confirmed'],
  unresolved: ['cleared', 'confirmed'],
  confirmed: ['cleared'],
  cleared: ['unresolved', 'confirmed'],
};
const TONES = { possible: 'warn', unresolved: 'warn', confirmed: 'danger', cleared: 'ok' } as const;

/** One possible match: why it was found, the facts of both sides, and the decision. */
export function HitCard({ hit }: { hit: ScreeningHit }) {
  const { comparison: c } = hit;
  const names = [copy.family[c.family], copy.given[c.given], ...(c.isSwapped ? [copy.swapped] : [])].join(', ');
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-lg break-words">{hit.person.name}</h2>
          <p className="text-sm text-ink-soft">
            {copy.sources[hit.entry.source]} · {names} · {copy.score(hit.score)}
          </p>
        </div>
        <span className="flex flex-wrap items-center gap-1.5">
          <Badge tone={hit.verdict === 'strong' ? 'danger' : 'neutral'}>{copy.verdicts[hit.verdict]}</Badge>
          {hit.person.isPaused && <Badge tone="danger">{copy.paused}</Badge>}
          <StatusPill tone={TONES[hit.status]}>{copy.states[hit.status]}</StatusPill>
        </span>
      </div>
      <FactTable hit={hit} />
      {hit.entry.isRemoved && <p className="text-sm text-ink-soft">{copy.removed}</p>}
      {hit.decidedAt && (
        <p className="measure rounded-control bg-prairie-50 p-3 text-sm">
          {hit.reason}
          <span className="block text-ink-soft">
            {copy.decided(hit.status, hit.decidedBy?.name ?? copy.system, ago(hit.decidedAt))}
          </span>
        </p>
      )}
      <Decisions hit={hit} />
    </Card>
  );
}

function Decisions({ hit }: { hit: ScreeningHit }) {
  const [chosen, setChosen] = useState<Decision | null>(null);
  const decide = useDecision(hit.id, hit.version);
  return (
    <div className="flex flex-wrap gap-3">
      {OFFERED[hit.status].map((decision) => (
        <Button key={decision} size="sm" variant={DECISIONS[decision].variant} onClick={() => setChosen(decision)}>
          {DECISIONS[decision].label}
        </Button>
      ))}
      {chosen && (
        <ReasonDialog
          title={DECISIONS[chosen].title}
          body={DECISIONS[chosen].body}
          label={copy.reason}
          confirm={DECISIONS[chosen].label}
          cancel={copy.cancel}
          busy={copy.saving}
          isDangerous={chosen === 'confirmed'}
          field="reason"
          run={async (reason) => {
            await decide.mutateAsync({ decision: chosen, reason });
            confirmation(copy.saved);
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  );
}
