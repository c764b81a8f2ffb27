import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportPurpose } from '#domains/profiles/contract/resume/import-words.ts';
import { ACCEPTED_RESUMES, type ResumeImportView } from '#domains/profiles/contract/resume/resume-imports.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { ProgressBar } from '#platform/web/ui/feedback/progress-bar.tsx';
import { FileDrop } from '#platform/web/ui/forms/file-drop.tsx';
import { Checkbox } from '#platform/web/ui/forms/toggles.tsx';
import { resumeCopy as copy } from './resume.copy.ts';
import { discard, myImports } from './resume.queries.ts';
import { SuggestionReview } from './suggestion-review.tsx';
import { useReading } from './use-reading.ts';

/** Sends a file, shows how its reading goes, and then its suggestions. */
export function ReadingPanel({ purpose, onClose }: { purpose: ImportPurpose; onClose: () => void }) {
  const client = useQueryClient();
  const imports = useQuery(myImports());
  const reading = useReading(purpose);
  const [isKept, setKept] = useState(false);
  const current = imports.data?.items.find((one) => one.purpose === purpose);
  const closing = useMutation({
    mutationFn: discard,
    onSettled: () => client.invalidateQueries({ queryKey: myImports().queryKey }),
  });
  const finish = (id: string) => closing.mutate(id, { onSuccess: onClose });
  const words = copy[purpose];
  const isIdle = reading.progress === null && (!current || current.status === 'failed');
  return (
    <div className="flex flex-col gap-4">
      {reading.failure ? <Banner tone="danger">{reading.failure}</Banner> : null}
      {reading.progress === null ? null : (
        <div className="flex flex-col gap-3">
          <ProgressBar label={copy.sending} value={reading.progress} />
          <span>
            <Button variant="secondary" onClick={reading.stop}>
              {copy.stop}
            </Button>
          </span>
        </div>
      )}
      {reading.progress === null && current ? (
        <CurrentImport
          current={current}
          onStop={() => closing.mutate(current.id)}
          onDone={() => finish(current.id)}
          isClosing={closing.isPending}
        />
      ) : null}
      {isIdle ? (
        <>
          <FileDrop
            label={words.drop}
            hint={words.rules}
            accept={ACCEPTED_RESUMES}
            onFiles={([file]) => (file ? void reading.send(file, isKept) : undefined)}
          />
          <Checkbox label={words.keep} checked={isKept} onChange={setKept} />
          <p className="text-sm text-ink-soft">{copy.privacy}</p>
        </>
      ) : null}
    </div>
  );
}

interface CurrentImportProps {
  current: ResumeImportView;
  onStop: () => void;
  onDone: () => void;
  isClosing: boolean;
}

function CurrentImport({ current, onStop, onDone, isClosing }: CurrentImportProps) {
  if (current.status === 'failed') {
    return (
      <Banner tone="danger" title={current.fileName}>
        {copy.problems[current.problem ?? 'damaged']}
      </Banner>
    );
  }
  if (current.status === 'ready') return <SuggestionReview found={current} onDone={onDone} isClosing={isClosing} />;
  const { page, pages } = current;
  return (
    <div className="flex flex-col gap-3">
      <p role="status">{page && pages ? copy.readingPage(page, pages) : copy.checking}</p>
      <ProgressBar label={copy.checking} value={page && pages ? (page - 0.5) / pages : 0.1} isBare />
      <span>
        <Button variant="secondary" onClick={onStop}>
          {copy.stop}
        </Button>
      </span>
    </div>
  );
}
