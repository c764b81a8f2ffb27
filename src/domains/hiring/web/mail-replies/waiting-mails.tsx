import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  discardWaitingMail,
  listWaitingMails,
  postWaitingMail,
  type WaitingMail,
} from '#domains/hiring/contract/conversations/mail-replies.ts';
import { oneConversation, refreshConversations } from '#domains/hiring/web/conversations/conversations.queries.ts';
import { call } from '#platform/web/api/api.ts';
import { moment } from '#platform/web/page/format.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { waitingMailsCopy as copy } from './waiting-mails.copy.ts';

/** The reader's own emails that wait to be confirmed, above the place to write. */
export function WaitingMails({ id }: { id: string }) {
  const { data } = useQuery({
    // Below the conversation's key, so that what loads it again loads these, too.
    queryKey: [...oneConversation(id).queryKey, 'mails'],
    queryFn: () => call(listWaitingMails, { params: { id } }),
  });
  return data?.items.map((mail) => <Waiting key={mail.id} id={id} mail={mail} />);
}

function Waiting({ id, mail }: { id: string; mail: WaitingMail }) {
  const client = useQueryClient();
  const params = { id, mailId: mail.id };
  const { mutate, isPending, error } = useMutation({
    mutationFn: (answer: 'post' | 'discard') =>
      call(answer === 'post' ? postWaitingMail : discardWaitingMail, { params }),
    onSettled: () => refreshConversations(client),
  });
  return (
    <Banner tone="warn" title={copy.title}>
      <p>{copy.explained}</p>
      <p className="mt-1 text-sm text-ink-soft wrap-anywhere">{copy.from(mail.sender, moment(mail.receivedAt))}</p>
      <p dir="auto" className="mt-3 border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-wrap">
        {mail.body}
      </p>
      {error ? (
        <p role="alert" className="mt-2 text-danger">
          {error.message}
        </p>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button disabled={isPending} onClick={() => mutate('post')}>
          {copy.post}
        </Button>
        <Button variant="quiet" disabled={isPending} onClick={() => mutate('discard')}>
          {copy.discard}
        </Button>
      </div>
    </Banner>
  );
}
