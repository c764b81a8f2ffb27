import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { documentContentPath, type DocumentView } from '#domains/profiles/contract/documents.ts';
import { documentsCopy as copy } from './documents.copy.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { NamedIconButton } from '#platform/web/ui/overlays/tooltip.tsx';
import { myDocuments, removeDocument, renameKind } from './documents.queries.ts';
import { ALL_KIND_OPTIONS, CREDENTIAL_KIND_OPTIONS, MEDICAL_KIND_OPTIONS } from './kind-options.ts';

/** Stored files with preview, kind, scan result and deletion. */
export function DocumentList({ items, onChanged }: { items: readonly DocumentView[]; onChanged: () => void }) {
  const [pendingRemoval, setPendingRemoval] = useState<DocumentView | null>(null);
  const client = useQueryClient();
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: myDocuments().queryKey });
    onChanged();
  };
  const removal = useMutation({ mutationFn: removeDocument, onSuccess: refresh });
  const change = useMutation({ mutationFn: renameKind, onSuccess: refresh });
  const failure = removal.error ?? change.error;
  return (
    <>
      {failure ? <Banner tone="danger">{failure.message}</Banner> : null}
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {items.map((item) => (
          <li key={item.id} className="flex gap-3 rounded-card border border-line bg-surface p-4">
            <Preview item={item} />
            <div className="flex min-w-0 grow flex-col gap-2">
              <p className="truncate font-medium">{item.fileName}</p>
              <SelectField
                label={copy.kindLabel}
                options={item.isMedical ? MEDICAL_KIND_OPTIONS : CREDENTIAL_KIND_OPTIONS}
                value={item.kind}
                onChange={({ target }) => {
                  const kind = ALL_KIND_OPTIONS.find(({ value }) => value === target.value)?.value;
                  if (kind) change.mutate({ id: item.id, kind });
                }}
              />
              <p className={`text-sm ${item.scanState === 'infected' ? 'text-danger' : 'text-ink-soft'}`}>
                {[item.isSample ? copy.sample : null, copy.size(item.sizeBytes), copy.scan[item.scanState]]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <NamedIconButton label={copy.removeNamed(item.fileName)} onClick={() => setPendingRemoval(item)}>
              <Trash2 aria-hidden size={18} />
            </NamedIconButton>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={pendingRemoval !== null}
        title={copy.removeTitle}
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

function Preview({ item }: { item: DocumentView }) {
  if (item.scanState === 'infected') return null;
  return (
    <a
      href={documentContentPath(item.id)}
      target="_blank"
      rel="noreferrer"
      aria-label={copy.openNamed(item.fileName)}
      className="grid size-20 shrink-0 place-items-center overflow-hidden rounded-control border border-line bg-paper"
    >
      {item.contentType.startsWith('image/') ? (
        <img
          src={documentContentPath(item.id)}
          alt={copy.previewOf(item.fileName)}
          loading="lazy"
          className="size-full object-cover"
        />
      ) : (
        <span className="flex flex-col items-center gap-1 text-sm text-ink-soft">
          <FileText aria-hidden size={24} />
          {copy.pdf}
        </span>
      )}
    </a>
  );
}
