import { useQuery } from '@tanstack/react-query';
import { documentsCopy as copy } from './documents.copy.ts';
import { DocumentList } from './document-list.tsx';
import { myDocuments } from './documents.queries.ts';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { UploadRow } from './upload-row.tsx';
import { UploadZone, type FactTarget } from './upload-zone.tsx';
import { useUploads } from './use-uploads.ts';

interface DocumentsSectionProps {
  facts: readonly FactTarget[];
  onChanged: () => void;
}

/** Uploads and stored files. `onChanged` runs when the set of stored files changes. */
export function DocumentsSection({ facts, onChanged }: DocumentsSectionProps) {
  const documents = useQuery(myDocuments());
  const { uploads, add, retry, discard } = useUploads(onChanged);
  const isUnscanned = documents.data?.items.some(({ scanState }) => scanState === 'not_scanned') ?? false;
  return (
    <div className="flex flex-col gap-6">
      <UploadZone facts={facts} onFiles={add} />
      <p className="measure text-sm text-ink-soft">{copy.medicalNote}</p>
      {uploads.length > 0 ? (
        <ul className="flex flex-col gap-3">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onRetry={() => retry(upload.id)}
              onDiscard={() => discard(upload.id)}
            />
          ))}
        </ul>
      ) : null}
      <Section title={copy.listTitle}>
        <QueryStates query={documents} skeleton={<Skeleton className="h-28" />}>
          {({ items: stored }) =>
            stored.length === 0 ? (
              <p className="measure text-ink-soft">{copy.noFiles}</p>
            ) : (
              <DocumentList items={stored} onChanged={onChanged} />
            )
          }
        </QueryStates>
        {isUnscanned ? <p className="text-sm text-ink-soft">{copy.notScanned}</p> : null}
      </Section>
    </div>
  );
}
