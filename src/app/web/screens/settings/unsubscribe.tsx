import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { noticesCopy } from '#domains/messaging/web/notifications/notifications.copy.ts';
import { AuthCard, ErrorBox, FooterLine, SuccessBox, WaitingLine } from '#domains/accounts/web/auth/parts.tsx';
import { stopMails, unsubscribeLink } from '#domains/messaging/web/notifications/notifications.queries.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';

const copy = noticesCopy.unsubscribe;

export const meta = () => pageMeta(copy.title, undefined, [{ name: 'robots', content: 'noindex' }]);

/** Asks before unsubscribing, because mail scanners open links. Works without signing in. */
export default function Unsubscribe() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const link = useQuery(unsubscribeLink(token));
  const stop = useMutation({ mutationFn: () => stopMails(token) });

  if (link.isPending) {
    return (
      <AuthCard title={copy.title}>
        <WaitingLine>{copy.checking}</WaitingLine>
      </AuthCard>
    );
  }
  if (link.isError) {
    return (
      <AuthCard title={copy.brokenTitle}>
        <ErrorBox message={link.error.message} />
        <SettingsLink />
      </AuthCard>
    );
  }
  if (stop.isSuccess) {
    return (
      <AuthCard title={copy.doneTitle}>
        <SuccessBox message={copy.done} />
        <SettingsLink />
      </AuthCard>
    );
  }
  return (
    <AuthCard title={copy.title}>
      <p>{copy.question(link.data.label)}</p>
      {stop.isError && <ErrorBox message={stop.error.message} />}
      <Button isWide busy={stop.isPending && copy.working} onClick={() => stop.mutate()}>
        {copy.confirm}
      </Button>
      <SettingsLink />
    </AuthCard>
  );
}

const SettingsLink = () => (
  <FooterLine>
    <Link to="/settings/notifications">{copy.settings}</Link>
  </FooterLine>
);
