import { useQuery, useQueryClient } from '@tanstack/react-query';
import { noticesCopy } from './notifications.copy.ts';
import { useLive } from '#platform/web/api/live.ts';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { GroupSettings } from './group-settings.tsx';
import { noticeSettings } from './notifications.queries.ts';
import { QuietHoursForm } from './quiet-hours-form.tsx';
import { isSavingSettings } from './use-save-setting.ts';

const copy = noticesCopy.settings;

export function NotificationSettings() {
  const query = useQuery(noticeSettings());
  const client = useQueryClient();
  // An unsubscribe link in a mail changes them, too, and so do other tabs.
  useLive({ notifications: () => (isSavingSettings(client) ? [] : [noticeSettings().queryKey]) });
  return (
    <QueryStates
      query={query}
      skeleton={
        <>
          <Skeleton className="h-40" />
          <Skeleton className="h-96" />
        </>
      }
    >
      {({ kinds, quietHours }) => (
        <div className="flex flex-col gap-8">
          <Section isBeside title={copy.quietTitle} hint={copy.quietHint}>
            <Card>
              <QuietHoursForm saved={quietHours} />
            </Card>
          </Section>
          <Section isBeside title={copy.kindsTitle} hint={copy.kindsHint}>
            <Card>
              <GroupSettings kinds={kinds} />
            </Card>
          </Section>
        </div>
      )}
    </QueryStates>
  );
}
