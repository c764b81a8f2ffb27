import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Camera, FileText } from 'lucide-react';
import { useState } from 'react';
import type { ImportPurpose } from '#domains/profiles/contract/resume/import-words.ts';
import { myProfile } from '#domains/profiles/web/profile/profile.queries.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { FormSheet } from '#platform/web/ui/overlays/form-sheet.tsx';
import { ReadingPanel } from './reading-panel.tsx';
import { resumeCopy as copy } from './resume.copy.ts';
import { myImports } from './resume.queries.ts';

interface ResumeImportProps {
  purpose?: ImportPurpose;
  /** One line, where the step has little room. */
  isCompact?: boolean;
  /** Runs after the panel closes, once the profile is current: forms on the page start from it again. */
  onClosed?: () => void;
}

/** A button that opens the import of a résumé, or of a photographed card, over the page. */
export function ResumeImport({ purpose = 'resume', isCompact = false, onClosed }: ResumeImportProps) {
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  const imports = useQuery(myImports());
  const current = imports.data?.items.find((one) => one.purpose === purpose);
  const open = current?.suggestions.filter(({ state }) => state === 'open').length ?? 0;
  const words = copy[purpose];
  const Icon = purpose === 'card' ? Camera : FileText;
  const close = () => {
    setOpen(false);
    if (onClosed) void client.invalidateQueries({ queryKey: myProfile().queryKey }).then(onClosed);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button
        id={`open-${purpose}-import`}
        variant={isCompact ? 'quiet' : 'secondary'}
        className={isCompact ? '-mt-3 -mb-4 px-0!' : ''}
        onClick={() => setOpen(true)}
      >
        <Icon aria-hidden size={18} />
        {words.title}
      </Button>
      {isCompact && open === 0 ? null : (
        <p className="text-sm text-ink-soft">{open > 0 ? copy.waiting(open) : words.short}</p>
      )}
      {isOpen ? (
        <FormSheet title={words.title} description={words.intro} onClose={close} returnsTo={`open-${purpose}-import`}>
          <ReadingPanel purpose={purpose} onClose={close} />
        </FormSheet>
      ) : null}
    </div>
  );
}
