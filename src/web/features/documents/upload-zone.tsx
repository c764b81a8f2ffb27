import { useState } from 'react';
import { ACCEPTED_FILES, type AnyDocumentKind } from '#shared/contracts/documents.ts';
import { documentsCopy as copy } from '#web/copy/candidate-documents.ts';
import { SelectField } from '#web/ui/fields.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { ALL_KIND_OPTIONS } from './kind-options.ts';

/** Takes files of one kind by dropping, picking, or the phone's camera. */
export function UploadZone({ onFiles }: { onFiles: (files: File[], kind: AnyDocumentKind) => void }) {
  const [kind, setKind] = useState<AnyDocumentKind>('license');
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label={copy.kindLabel}
        options={ALL_KIND_OPTIONS}
        value={kind}
        onChange={({ target }) =>
          setKind(ALL_KIND_OPTIONS.find(({ value }) => value === target.value)?.value ?? 'other')
        }
      />
      <FileDrop
        label={copy.dropHere}
        hint={copy.rules}
        accept={ACCEPTED_FILES}
        onFiles={(files) => onFiles(files, kind)}
      />
    </div>
  );
}
