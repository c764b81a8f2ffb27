import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CalendarStanding } from '#domains/hiring/contract/interviews/calendar.ts';
import { ago, moment } from '#platform/web/page/format.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { calendarCopy as copy } from './calendar.copy.ts';
import { mySubscription, useEndSubscription, useRenewSubscription } from './calendar.queries.ts';
import { NewAddress } from './new-address.tsx';

/** The link under which a person's own calendar program reads their interviews: made, renewed and turned off here. */
export function CalendarSubscription() {
  const standing = useQuery(mySubscription());
  return (
    <Section isBeside id="calendar" title={copy.title} hint={copy.hint}>
      <Card>
        <QueryStates query={standing} skeleton={<Skeleton className="h-24" />}>
          {({ subscription }) => <Subscription subscription={subscription} />}
        </QueryStates>
      </Card>
    </Section>
  );
}

function Subscription({ subscription }: CalendarStanding) {
  const renewing = useRenewSubscription();
  const ending = useEndSubscription();
  const [asks, setAsks] = useState<'renew' | 'end' | null>(null);
  const close = () => setAsks(null);
  const refusal = renewing.error ?? ending.error;
  return (
    <div className="flex flex-col gap-4">
      {refusal && <Banner tone="danger">{refusal.message}</Banner>}
      {subscription ? (
        <>
          {renewing.data ? <NewAddress url={renewing.data.url} /> : <p>{copy.since(moment(subscription.createdAt))}</p>}
          <p className="text-sm text-ink-soft">
            {subscription.lastReadAt ? copy.read(ago(subscription.lastReadAt)) : copy.unread}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" onClick={() => setAsks('renew')}>
              {copy.renew}
            </Button>
            <Button variant="quiet" size="sm" onClick={() => setAsks('end')}>
              {copy.end}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{copy.none}</p>
          <Button className="self-start" busy={renewing.isPending && copy.making} onClick={() => renewing.mutate()}>
            {copy.make}
          </Button>
        </>
      )}
      <ConfirmDialog
        isOpen={asks !== null}
        title={asks === 'end' ? copy.endTitle : copy.renewTitle}
        body={asks === 'end' ? copy.endBody : copy.renewBody}
        confirmLabel={asks === 'end' ? copy.end : copy.renew}
        busyLabel={copy.working}
        isDangerous={asks === 'end'}
        isBusy={renewing.isPending || ending.isPending}
        isPaused={renewing.isPaused || ending.isPaused}
        onClose={close}
        onConfirm={() => {
          if (asks === 'renew') renewing.mutate(undefined, { onSettled: close });
          else ending.mutate(undefined, { onSuccess: () => renewing.reset(), onSettled: close });
        }}
      />
    </div>
  );
}
