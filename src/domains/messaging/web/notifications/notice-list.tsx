import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { DropdownMenu } from 'radix-ui';
import { useNavigate } from 'react-router';
import { markRead, type Notification } from '#domains/messaging/contract/notifications.ts';
import { noticesCopy } from './notifications.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { ago } from '#platform/web/page/format.ts';
import { Loading, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { notices, NOTICES_KEY } from './notifications.queries.ts';

const copy = noticesCopy.bell;
const ITEM = 'cursor-pointer border-b border-line px-4 py-3 outline-none data-[highlighted]:bg-prairie-50';
const ACTION =
  'min-h-11 w-full px-4 py-2 text-left text-sm font-semibold text-link outline-none data-[highlighted]:bg-prairie-50';

/** The notices as items of the bell's menu: arrows move, Enter opens. */
export function NoticeList() {
  const query = useInfiniteQuery(notices());
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];

  if (query.isPending) {
    return (
      <div className="p-4">
        <Loading label={copy.loading}>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-14" />
          ))}
        </Loading>
      </div>
    );
  }
  if (query.isError && items.length === 0) {
    return (
      <div role="alert" className="py-3">
        <p className="px-4 py-2">{copy.failed}</p>
        <Keep onSelect={() => void query.refetch()}>{copy.retry}</Keep>
      </div>
    );
  }
  if (items.length === 0) {
    return (
      <div className="px-4 py-8 text-center">
        <p className="font-semibold">{copy.emptyTitle}</p>
        <p className="mt-1 text-sm text-ink-soft">{copy.empty}</p>
      </div>
    );
  }
  return (
    <>
      {items.map((notice) => (
        <NoticeItem key={notice.id} notice={notice} />
      ))}
      {query.hasNextPage && <Keep onSelect={() => void query.fetchNextPage()}>{copy.more}</Keep>}
    </>
  );
}

/** An item after which the menu stays open. */
const Keep = ({ onSelect, children }: { onSelect: () => void; children: string }) => (
  <DropdownMenu.Item
    className={ACTION}
    onSelect={(event) => {
      event.preventDefault();
      onSelect();
    }}
  >
    {children}
  </DropdownMenu.Item>
);

function NoticeItem({ notice }: { notice: Notification }) {
  const { id, title, body, href, createdAt, readAt } = notice;
  const navigate = useNavigate();
  const client = useQueryClient();
  const read = useMutation({
    mutationFn: () => call(markRead, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: NOTICES_KEY }),
  });
  return (
    <DropdownMenu.Item
      className={ITEM}
      onSelect={() => {
        if (!readAt) read.mutate();
        if (href) void navigate(href);
      }}
    >
      <span className="flex items-start gap-3">
        <span
          aria-hidden
          className={`mt-2 size-2.5 shrink-0 rounded-full ${readAt ? 'border border-line-strong' : 'bg-primary'}`}
        />
        <span className="min-w-0">
          <span className={readAt ? 'block' : 'block font-semibold'}>
            {!readAt && <span className="sr-only">{copy.unread} </span>}
            {title}
          </span>
          <span className="mt-0.5 block text-sm text-ink-soft">{body}</span>
          <span className="mt-1 block text-xs text-ink-soft">{ago(createdAt)}</span>
        </span>
      </span>
    </DropdownMenu.Item>
  );
}
