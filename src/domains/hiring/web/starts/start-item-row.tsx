import { useState } from 'react';
import { markStartItem, type StartItem, type StartView } from '#domains/hiring/contract/starts/starts.ts';
import { call } from '#platform/web/api/api.ts';
import { dayOfMoment } from '#platform/web/page/format.ts';
import { Button, LinkButton } from '#platform/web/ui/actions/button.tsx';
import { Badge, StatusPill, type Tone } from '#platform/web/ui/feedback/badge.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { ShareDialog, UploadDialog } from './health-dialogs.tsx';
import { startsCopy as copy } from './starts.copy.ts';
import { useStartStep } from './starts.queries.ts';

const TONES: Record<StartItem['state'], Tone> = { done: 'ok', open: 'neutral', overdue: 'danger', expires: 'warn' };

/** One line of a checklist: what it is, by when, who does it, where it comes from and the one thing to do. */
export function StartItemRow({ item, start }: { item: StartItem; start: StartView }) {
  const { title, hint, state, note, dueOn, doneAt, isBlocker, source } = item;
  return (
    <li className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0 sm:flex-row sm:items-start sm:justify-between sm:gap-6">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <h4 className="font-semibold wrap-anywhere">{title}</h4>
          <StatusPill size="sm" tone={TONES[state]}>
            {copy.itemStates[state]}
          </StatusPill>
          {isBlocker && state !== 'done' && <Badge>{copy.isBlocker}</Badge>}
        </div>
        {hint && state !== 'done' && <p className="mt-1 measure text-sm text-ink-soft wrap-anywhere">{hint}</p>}
        <p className="mt-1 text-sm">
          {[state === 'done' && doneAt ? copy.doneOn(dayOfMoment(doneAt)) : copy.dueOn(dueOn), note]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <details className="mt-1 text-sm text-ink-soft">
          <summary
            aria-label={copy.whyOf(title)}
            className="inline-flex min-h-11 cursor-pointer items-center text-link"
          >
            {copy.why}
          </summary>
          <p className="measure">
            {copy.source(source.name, source.asOf)} {source.isChecked ? '' : copy.unchecked}{' '}
            {source.url && (
              <a href={source.url} target="_blank" rel="noreferrer" className="text-link underline">
                {copy.readSource}
              </a>
            )}
          </p>
        </details>
      </div>
      <ItemAction item={item} start={start} />
    </li>
  );
}

/** The next step for the reader, if it is theirs. */
export function ItemAction({ item, start, isMain = false }: { item: StartItem; start: StartView; isMain?: boolean }) {
  const { id, title, action, statement } = item;
  const [asks, setAsks] = useState<'agree' | 'share' | 'upload' | null>(null);
  const mark = useStartStep((isDone: boolean) =>
    call(markStartItem, { params: { id: start.applicationId, itemId: id }, body: { isDone } }),
  );
  const close = () => setAsks(null);
  // While it works, a button reads as what it shows.
  const named = (label: string) => (mark.isPending ? {} : { 'aria-label': label });
  const look = { variant: isMain ? 'primary' : 'secondary', size: 'sm', isWide: isMain } as const;
  if (action === null) return null;
  return (
    <div className="shrink-0">
      {action === 'mark' && (
        <Button
          {...look}
          {...named(copy.markOf(title))}
          busy={mark.isPending && copy.working}
          onClick={() => (statement ? setAsks('agree') : mark.mutate(true))}
        >
          {copy.mark}
        </Button>
      )}
      {action === 'unmark' && (
        <Button
          variant="quiet"
          size="sm"
          {...named(copy.unmarkOf(title))}
          busy={mark.isPending && copy.working}
          onClick={() => mark.mutate(false)}
        >
          {copy.unmark}
        </Button>
      )}
      {action === 'share' && (
        <Button {...look} aria-label={copy.shareOf(title)} onClick={() => setAsks('share')}>
          {copy.share}
        </Button>
      )}
      {action === 'upload' && (
        <Button {...look} aria-label={copy.uploadOf(title)} onClick={() => setAsks('upload')}>
          {copy.upload}
        </Button>
      )}
      {action === 'profile' && (
        <LinkButton {...look} to="/job-seeker/profile" aria-label={copy.profileOf(title)}>
          {copy.profile}
        </LinkButton>
      )}
      {asks === 'agree' && (
        <ConfirmDialog
          isOpen
          title={title}
          body={statement ?? ''}
          confirmLabel={copy.agree}
          cancelLabel={copy.cancel}
          onClose={close}
          onConfirm={() => {
            mark.mutate(true);
            close();
          }}
        />
      )}
      {asks === 'share' && <ShareDialog start={start} onClose={close} />}
      {asks === 'upload' && item.documentKind && (
        <UploadDialog title={title} kind={item.documentKind} start={start} onClose={close} />
      )}
    </div>
  );
}
