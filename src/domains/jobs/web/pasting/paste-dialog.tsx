import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { PASTE_MAX, readPastedPosting } from '#domains/jobs/contract/pasting.ts';
import { ApiError, call } from '#platform/web/api/api.ts';
import { useDraftState } from '#platform/web/forms/use-draft-state.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx';
import { keepPostings } from './kept-postings.ts';
import { pastingCopy as copy } from './pasting.copy.ts';

/** Takes a posting as text or HTML and has it read. The text stays in the tab until it is read. */
export function PasteDialog({ onRead, onClose }: { onRead: () => void; onClose: () => void }) {
  const [{ text }, setText, drop] = useDraftState('pasted-text', { text: '' });
  const [refusal, setRefusal] = useState<string | undefined>();
  const read = useMutation({
    mutationFn: (pasted: string) => call(readPastedPosting, { body: { text: pasted } }),
    onSuccess: (found) => {
      keepPostings(found);
      drop();
      onRead();
    },
    onError: (error) => setRefusal(error instanceof ApiError ? error.fields['text'] : undefined),
  });
  const submit = () => {
    const checked = readPastedPosting.body.shape.text.safeParse(text);
    setRefusal(checked.error?.issues[0]?.message);
    if (checked.success && !read.isPending) read.mutate(text);
  };
  return (
    <Dialog
      title={copy.title}
      description={copy.lead}
      isOpen
      onClose={onClose}
      size="lg"
      opensAt="textarea"
      footer={
        <Button busy={read.isPending && copy.reading} onClick={submit}>
          {copy.read}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {read.error && !refusal && <Banner tone="danger">{read.error.message}</Banner>}
        <TextArea
          label={copy.field}
          hint={copy.count(text.length, PASTE_MAX)}
          rows={14}
          value={text}
          error={refusal}
          onChange={({ target }) => {
            setText({ text: target.value });
            if (refusal) setRefusal(undefined);
          }}
        />
      </div>
    </Dialog>
  );
}
