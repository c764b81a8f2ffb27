import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { approveVersion, restoreVersion, type VersionView } from '#domains/matching/contract/matching-lab.ts';
import { labCopy as copy } from '../lab.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { ago, moment } from '#platform/web/page/format.ts';
import { confirmation } from '#platform/web/toasts/toasts.tsx';
import { StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { useDialogSubmit } from '#platform/web/ui/overlays/use-dialog-submit.ts';
import { versions } from '../lab.queries.ts';
import { VersionDetail } from './version-detail.tsx';

const TONES = { active: 'ok', proposed: 'info', retired: 'neutral' } as const;

/** The active version, proposals, and former versions to roll back to. */
export function VersionsPanel() {
  const query = useQuery(versions());
  return (
    <QueryStates query={query} skeleton={<Skeleton className="h-64" />}>
      {({ items }) => (
        <ul className="flex flex-col gap-4">
          {items.map((item) => (
            <li key={item.version}>
              <VersionCard item={item} />
            </li>
          ))}
        </ul>
      )}
    </QueryStates>
  );
}

function VersionCard({ item }: { item: VersionView }) {
  const [, setSearch] = useSearchParams();
  const { version, status, note, proposedBy, approvedBy, createdAt, activatedAt, approval } = item;
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg break-words">{version}</h2>
          <p className="measure whitespace-pre-wrap">{note ?? copy.byHand}</p>
          <p className="text-sm text-ink-soft">
            {[
              proposedBy && createdAt && copy.proposedBy(proposedBy, ago(createdAt)),
              approvedBy && activatedAt && copy.approvedBy(approvedBy, ago(activatedAt)),
            ]
              .filter(Boolean)
              .join('. ')}
          </p>
        </div>
        <StatusPill tone={TONES[status]}>{copy.statuses[status]}</StatusPill>
      </div>
      <VersionDetail item={item} />
      {approval && approval !== 'may_approve' && (
        <p className="text-sm font-medium text-warn">
          {approval === 'waits' ? copy.blocked.waits(moment(item.aloneFrom ?? '')) : copy.blocked[approval]}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {approval === 'may_approve' && <Decision item={item} kind="approve" />}
        {status === 'retired' && <Decision item={item} kind="restore" />}
        <Button
          variant="secondary"
          size="sm"
          onClick={() => setSearch({ tab: 'market', version }, { preventScrollReset: true })}
        >
          {copy.tryIt}
        </Button>
      </div>
    </Card>
  );
}

const DECISIONS = {
  approve: {
    contract: approveVersion,
    label: copy.approve,
    busy: copy.approving,
    title: copy.sureApprove,
    body: copy.sureApproveBody,
    done: copy.approved,
  },
  restore: {
    contract: restoreVersion,
    label: copy.restore,
    busy: copy.restoring,
    title: copy.sureRestore,
    body: copy.sureRestoreBody,
    done: copy.restored,
  },
} as const;

function Decision({ item: { version }, kind }: { item: VersionView; kind: keyof typeof DECISIONS }) {
  const [isAsking, setAsking] = useState(false);
  const client = useQueryClient();
  const { contract, label, busy, title, body, done } = DECISIONS[kind];
  const run = async () => {
    await call(contract, { params: { version } });
    await client.invalidateQueries({ queryKey: ['admin', 'lab'] });
    confirmation(done);
  };
  const close = () => setAsking(false);
  const { isBusy, failure, submit } = useDialogSubmit(run, close);
  return (
    <>
      <Button variant={kind === 'approve' ? 'primary' : 'secondary'} size="sm" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        title={title(version)}
        body={failure?.message ?? body}
        confirmLabel={label}
        cancelLabel={copy.cancel}
        busyLabel={busy}
        isBusy={isBusy}
        isOpen={isAsking}
        onClose={close}
        onConfirm={() => void submit()}
      />
    </>
  );
}
