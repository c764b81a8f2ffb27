import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import type { FactState } from '#kernel/vocabulary.ts';
import { factCopy as copy } from './credentials.copy.ts';
import { readDraft } from '#platform/web/forms/draft.ts';
import { classes } from '#platform/web/ui/classes.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { InPlace } from '#platform/web/ui/layout/in-place.tsx';
import { NamedIconButton } from '#platform/web/ui/overlays/tooltip.tsx';
import { GIVES_WAY } from './entry-step.ts';
import { FactPill } from './fact-pill.tsx';
import { entryDraft } from './use-entry-draft.ts';
import { changeProfile } from '#domains/profiles/web/profile/profile.queries.ts';

export interface FactRow {
  id: string;
  verificationState: FactState;
  verificationNote: string | null;
  isBeingChecked: boolean;
}

interface FactListProps<Row extends FactRow> {
  addLabel: string;
  emptyText: string;
  intro?: ReactNode;
  rows: readonly Row[];
  labelOf: (row: Row) => string;
  detailOf: (row: Row) => string;
  warningsOf?: (row: Row) => readonly string[];
  /** More content below an entry. */
  renderMore?: (row: Row) => ReactNode;
  /** Names the drafts of the entries. */
  kind: string;
  /** The form of a new entry (null) or of an existing one. */
  renderForm: (row: Row | null, form: { draft: string; onDone: () => void }) => ReactNode;
  remove: (id: string) => Promise<CandidateProfileView>;
  /** What opens the form of a new entry, instead of one button. */
  renderAdd?: (open: () => void) => ReactNode;
}

const LINE = 'rounded-card border border-line bg-surface p-4';
const ENTRY = 'md:rounded-card md:border md:border-line md:bg-surface md:p-4';

/** The ID of an entry that has none yet. */
const NEW = 'new';

/** A list of facts of one kind with their verification states, edited in place. */
export function FactList<Row extends FactRow>(props: FactListProps<Row>) {
  const { rows, labelOf } = props;
  const draftOf = (row: Row | null) => entryDraft(props.kind, row?.id ?? null);
  // After a reload, the entry that was open is open again.
  const [openId, setOpenId] = useState<string | null>(
    () => rows.find((row) => readDraft(draftOf(row)) !== null)?.id ?? (readDraft(draftOf(null)) === null ? null : NEW),
  );
  const [pendingRemoval, setPendingRemoval] = useState<Row | null>(null);
  const client = useQueryClient();
  const removal = useMutation(changeProfile(client, props.remove));
  const formOf = (row: Row | null) => props.renderForm(row, { draft: draftOf(row), onDone: () => setOpenId(null) });

  return (
    <>
      {props.intro ? <div className={GIVES_WAY}>{props.intro}</div> : null}
      {rows.length === 0 && openId !== NEW ? <p className="text-ink-soft">{props.emptyText}</p> : null}
      <ul className={classes('flex flex-col gap-3', openId === NEW && GIVES_WAY)}>
        {rows.map((row) => (
          <li key={row.id} className={openId === row.id ? ENTRY : classes(LINE, GIVES_WAY)}>
            <InPlace shows={openId === row.id ? 'form' : 'line'}>
              {openId === row.id ? (
                <>
                  {row.verificationState === 'verified' ? <Banner>{copy.reopens}</Banner> : null}
                  {formOf(row)}
                </>
              ) : (
                <>
                  <FactLine
                    row={row}
                    label={labelOf(row)}
                    detail={props.detailOf(row)}
                    warnings={props.warningsOf?.(row) ?? []}
                    onEdit={() => setOpenId(row.id)}
                    onRemove={() => setPendingRemoval(row)}
                  />
                  {props.renderMore?.(row)}
                </>
              )}
            </InPlace>
          </li>
        ))}
      </ul>
      <InPlace
        shows={openId === NEW ? 'form' : `button after ${rows.length}`}
        className={openId === NEW ? '' : GIVES_WAY}
      >
        {openId === NEW ? (
          <div className={ENTRY}>{formOf(null)}</div>
        ) : (
          (props.renderAdd?.(() => setOpenId(NEW)) ?? (
            <Button variant="secondary" onClick={() => setOpenId(NEW)}>
              <Plus aria-hidden size={18} />
              {props.addLabel}
            </Button>
          ))
        )}
      </InPlace>
      {removal.error ? <Banner tone="danger">{removal.error.message}</Banner> : null}
      <ConfirmDialog
        isOpen={pendingRemoval !== null}
        title={copy.removeTitle(pendingRemoval ? labelOf(pendingRemoval) : '')}
        body={copy.removeBody}
        confirmLabel={copy.remove}
        cancelLabel={copy.keep}
        isDangerous
        onClose={() => setPendingRemoval(null)}
        onConfirm={() => {
          if (pendingRemoval) removal.mutate(pendingRemoval.id);
          setPendingRemoval(null);
        }}
      />
    </>
  );
}

interface FactLineProps {
  row: FactRow;
  label: string;
  detail: string;
  warnings: readonly string[];
  onEdit: () => void;
  onRemove: () => void;
}

function FactLine({ row, label, detail, warnings, onEdit, onRemove }: FactLineProps) {
  return (
    <div className="flex items-start gap-2">
      <div className="flex min-w-0 grow flex-col gap-1 wrap-anywhere">
        <p className="font-medium text-ink">{label}</p>
        {detail ? <p className="text-sm text-ink-soft">{detail}</p> : null}
        <span>
          <FactPill fact={row} />
        </span>
        {row.verificationNote ? <p className="text-sm text-ink">{row.verificationNote}</p> : null}
        {warnings.map((text) => (
          <p key={text} className="text-sm text-warn">
            {`${copy.warning}: ${text}`}
          </p>
        ))}
      </div>
      <NamedIconButton label={copy.editNamed(label)} onClick={onEdit}>
        <Pencil aria-hidden size={18} />
      </NamedIconButton>
      <NamedIconButton label={copy.removeNamed(label)} onClick={onRemove}>
        <Trash2 aria-hidden size={18} />
      </NamedIconButton>
    </div>
  );
}
