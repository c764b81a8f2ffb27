import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { requestAppeal, listMyAppeals } from '#domains/matching/contract/appeals.ts';
import { appealCopy as copy } from '#domains/matching/web/appeals/appeals.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { ago } from '#platform/web/page/format.ts';
import { useLive } from '#platform/web/api/live.ts';
import { confirmation } from '#platform/web/toasts/toasts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { ReasonDialog } from '#platform/web/ui/overlays/reason-dialog.tsx';

const mine = () => queryOptions({ queryKey: ['appeals'], queryFn: () => call(listMyAppeals) });

/** A match as its viewer knows it: a candidate's job, or a person an employer is shown. */
type Subject = { jobId: string } | { applicationId: string };

/** A button to appeal a match, with the state and answer of an earlier appeal. */
export function RequestAppeal({ subject }: { subject: Subject }) {
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  useLive({ matches: [mine().queryKey] });
  const { data } = useQuery(mine());
  const asked = data?.items.find((one) =>
    'applicationId' in subject
      ? one.applicationId === subject.applicationId
      : one.applicationId === null && one.jobId === subject.jobId,
  );
  const ask = async (question: string) => {
    await call(requestAppeal, { body: { ...subject, question } });
    await client.invalidateQueries({ queryKey: ['appeals'] });
    confirmation(copy.sent);
  };
  return (
    <div className="flex flex-col items-start gap-2">
      {asked && (
        <p className="measure rounded-control bg-prairie-50 p-3 text-sm whitespace-pre-wrap">
          {asked.status === 'open' ? copy.open(ago(asked.createdAt)) : copy.answered(asked.answer ?? '')}
        </p>
      )}
      {asked?.status !== 'open' && (
        <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
          {copy.ask}
        </Button>
      )}
      {isOpen && (
        <ReasonDialog
          title={copy.title}
          body={copy.body}
          label={copy.question}
          confirm={copy.send}
          cancel={copy.cancel}
          busy={copy.sending}
          field="question"
          run={ask}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
