import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PositionRequirements, RequirementVersion } from '#domains/verification/contract/requirements.ts';
import { requirementLabel } from '#domains/verification/contract/requirements-rules.ts';
import { labelOf } from '#kernel/labels.ts';
import { POSITION_LABELS } from '#kernel/vocabulary.ts';
import { requirementsCopy as copy } from './requirements.copy.ts';
import { moment } from '#platform/web/page/format.ts';
import { Badge } from '#platform/web/ui/feedback/badge.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { DraftActions } from './draft-actions.tsx';
import { RequirementsDialog } from './requirements-dialog.tsx';
import { requirementSets } from './requirements.queries.ts';
import { pageMeta } from '#platform/web/page/meta.ts';

export const meta = () => pageMeta(copy.title);

/** The requirements of each position, with draft and history. */
export default function RequirementsScreen() {
  const [edited, setEdited] = useState<PositionRequirements | null>(null);
  return (
    <>
      <PageHeader title={copy.title} intro={copy.intro} />
      <QueryStates query={useQuery(requirementSets())} skeleton={<Skeleton className="h-96" />}>
        {({ items }) => (
          <ul aria-label={copy.list} className="grid items-start gap-4 xl:grid-cols-2">
            {items.map((item) => (
              <li key={item.position}>
                <PositionCard item={item} onEdit={() => setEdited(item)} />
              </li>
            ))}
          </ul>
        )}
      </QueryStates>
      {edited && <RequirementsDialog item={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

function PositionCard({ item, onEdit }: { item: PositionRequirements; onEdit: () => void }) {
  const { position, published, draft, former } = item;
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="text-lg">{POSITION_LABELS[position]}</h2>
        {!draft && (
          <Button variant="secondary" size="sm" aria-label={copy.editOf(POSITION_LABELS[position])} onClick={onEdit}>
            {copy.edit}
          </Button>
        )}
      </div>
      <Version version={published} />
      {draft && (
        <div className="flex flex-col gap-4 rounded-control bg-prairie-50 p-4">
          <Version version={draft} />
          <DraftActions position={position} revision={draft.revision} onEdit={onEdit} />
        </div>
      )}
      {former.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{copy.history}</summary>
          <ul className="flex flex-col gap-4 pt-2">
            {former.map((version) => (
              <li key={version.version} className="border-t border-line pt-4">
                <Version version={version} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

function Version({ version: v }: { version: RequirementVersion }) {
  const lines = [
    [copy.license, copy.licenses[v.license]],
    [copy.required, v.required.map(requirementLabel).join(', ') || copy.nothing],
    [copy.suggested, v.suggested.map(labelOf).join(', ') || copy.nothing],
  ] as const;
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        <Badge tone={v.status === 'published' ? 'ok' : v.status === 'draft' ? 'warn' : 'neutral'}>
          {v.status === 'draft' ? copy.draft : copy.version(v.version)}
        </Badge>
        {v.publishedAt
          ? copy.published(v.publishedBy?.name ?? null, moment(v.publishedAt))
          : copy.edited(v.editedBy?.name ?? null, moment(v.editedAt))}
      </p>
      <p className="text-sm">“{v.note}”</p>
      <dl className="grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-[11rem_minmax(0,1fr)]">
        {lines.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
