import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { agreementsCopy as copy } from './agreements.copy.ts';
import { useAuth } from '#platform/web/session/auth.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { acceptAgreement, dueAgreements } from './account.queries.ts';

/** Asks users who agreed to an earlier version for the current one, on every screen until they answer. */
export function AgreementsBanner() {
  const { user } = useAuth();
  const client = useQueryClient();
  const { data } = useQuery({ ...dueAgreements(user?.id ?? ''), enabled: user !== null });
  const accept = useMutation({
    mutationFn: acceptAgreement,
    onSuccess: () => client.invalidateQueries({ queryKey: ['account', 'agreements'] }),
  });
  const due = user ? data?.due[0] : undefined;
  if (!due) return null;
  const { text, link, to } = copy.kinds[due.kind];
  return (
    <aside
      aria-label={copy.label}
      className="flex flex-wrap items-center justify-center gap-3 border-b border-line bg-surface px-4 py-2"
    >
      <p>
        {text}{' '}
        <Link to={to} className="inline-flex target items-center font-semibold text-link underline underline-offset-4">
          {link}
        </Link>
      </p>
      <Button size="sm" busy={accept.isPending && copy.working} onClick={() => accept.mutate(due)}>
        {copy.accept}
      </Button>
    </aside>
  );
}
