import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell, CheckCheck, Settings2 } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { markAllRead } from '#domains/messaging/contract/notifications.ts';
import { noticesCopy } from './notifications.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { useLive, useLiveNotice } from '#platform/web/api/live.ts';
import { confirmation } from '#platform/web/toasts/toasts.tsx';
import { IconButton } from '#platform/web/ui/actions/button.tsx';
import { NoticeList } from './notice-list.tsx';
import { NOTICES_KEY, unreadNotices } from './notifications.queries.ts';

const copy = noticesCopy.bell;
const BADGE_MAX = 99;
const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-2 px-4 text-sm font-semibold text-link outline-none data-[highlighted]:bg-prairie-50';

/** Notices: an unread count that updates itself, and the list behind it. */
export function NotificationBell() {
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const unread = useQuery(unreadNotices()).data?.count ?? 0;
  const refresh = () => client.invalidateQueries({ queryKey: NOTICES_KEY });
  const readAll = useMutation({ mutationFn: () => call(markAllRead), onSuccess: refresh });

  useLive({ notifications: [NOTICES_KEY] });
  useLiveNotice(({ title, body, href }) => {
    void refresh();
    // What the notice is about is already on the screen.
    if (document.visibilityState !== 'visible' || href === pathname) return;
    confirmation(title, {
      tone: 'info',
      body,
      ...(href ? { action: { label: copy.open, onClick: () => void navigate(href) } } : {}),
    });
  });

  return (
    <DropdownMenu.Root open={isOpen} onOpenChange={setOpen} modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton label={copy.label(unread)} className="relative">
          <Bell aria-hidden size={22} />
          {unread > 0 && (
            <span
              aria-hidden
              className="tabular absolute top-1 right-0.5 min-w-5 rounded-full bg-danger px-1 text-center text-xs leading-5 font-semibold text-surface"
            >
              {unread > BADGE_MAX ? copy.badgeMax : unread}
            </span>
          )}
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-label={copy.title}
          className="z-50 flex max-h-[min(36rem,80dvh)] w-[min(26rem,calc(100vw-1.5rem))] flex-col overflow-hidden rounded-card border border-line bg-surface shadow-float"
        >
          <p className="border-b border-line px-4 py-3 font-display text-lg font-semibold">{copy.title}</p>
          <div className="min-h-0 flex-1 overflow-y-auto">
            <NoticeList />
          </div>
          <div className="border-t border-line py-1">
            {unread > 0 && (
              <DropdownMenu.Item
                className={ITEM}
                onSelect={(event) => {
                  event.preventDefault();
                  readAll.mutate();
                }}
              >
                <CheckCheck aria-hidden size={18} />
                {copy.markAll}
              </DropdownMenu.Item>
            )}
            <DropdownMenu.Item asChild className={ITEM}>
              <Link to="/settings/notifications">
                <Settings2 aria-hidden size={18} />
                {copy.settings}
              </Link>
            </DropdownMenu.Item>
          </div>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
