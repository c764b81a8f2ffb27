import { useState } from 'react';
import { ACCEPTED_FILES, type AnyDocumentKind } from '#domains/profiles/contract/documents.ts';
import { documentsCopy as copy } from './documents.copy.ts';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { FileDrop } from '#platform/web/ui/forms/file-drop.tsx';
import { ALL_KIND_OPTIONS } from './kind-options.ts';

/** A license or certification that a file may prove. */
export interface FactTarget {
  factType: 'license' | 'certification';
  factId: string;
  label: string;
}

/** The kind of the next files and, if there is one, the fact they belong to. */
export interface UploadTarget {
  kind: AnyDocumentKind;
  fact: FactTarget | null;
}

interface UploadZoneProps {
  facts: readonly FactTarget[];
  onFiles: (files: File[], target: UploadTarget) => void;
}

/** Accepts files by drop, file picker or camera. The person's own licenses and cards come first. */
export function UploadZone({ facts, onFiles }: UploadZoneProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const value = chosen ?? facts[0]?.factId ?? 'license';
  const fact = facts.find(({ factId }) => factId === value) ?? null;
  const kind = fact?.factType ?? ALL_KIND_OPTIONS.find((option) => option.value === value)?.value ?? 'other';
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label={copy.kindLabel}
        options={[...facts.map(({ factId, label }) => ({ value: factId, label })), ...ALL_KIND_OPTIONS]}
        value={value}
        onChange={({ target }) => setChosen(target.value)}
      />
      <FileDrop
        label={copy.dropHere}
        hint={copy.rules}
        accept={ACCEPTED_FILES}
        onFiles={(files) => onFiles(files, { kind, fact })}
      />
    </div>
  );
}
