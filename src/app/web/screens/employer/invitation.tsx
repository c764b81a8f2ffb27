import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { acceptInvitation, readInvitation } from '#domains/employers/contract/organizations.ts';
import { invitationCopy as copy } from './invitation.copy.ts';
import { memberCopy } from '#domains/employers/web/organization/members.copy.ts';
import { myOrganization } from '#domains/employers/web/organization/organization.queries.ts';
import { call } from '#platform/web/api/api.ts';
import { refreshAuth } from '#platform/web/session/auth.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { Loading, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { EmployerShell } from './employer-shell.tsx';

export const meta = () => pageMeta(copy.title, undefined, [{ name: 'robots', content: 'noindex' }]);

export default function Invitation() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call(readInvitation, { params: { token } }),
    retry: false,
  });
  const accept = useMutation({
    mutationFn: () => call(acceptInvitation, { params: { token } }),
    onSuccess: async () => {
      // The shell has already cached that the user has no organization.
      await Promise.all([client.invalidateQueries({ queryKey: myOrganization().queryKey }), refreshAuth()]);
      await navigate('/employer/dashboard');
    },
  });
  return (
    <EmployerShell isApproved={false}>
      <div className="mx-auto flex w-full max-w-xl flex-col gap-6">
        <PageHeader
          title={copy.title}
          {...(query.data
            ? { intro: copy.body(query.data.organizationName, memberCopy.roles[query.data.memberRole].toLowerCase()) }
            : {})}
        />
        {query.isPending && (
          <Loading>
            <Skeleton className="h-24" />
          </Loading>
        )}
        {query.error && <Banner tone="warn">{copy.gone}</Banner>}
        {accept.error && <Banner tone="danger">{accept.error.message}</Banner>}
        {query.data && (
          <Button busy={accept.isPending && copy.accepting} onClick={() => accept.mutate()}>
            {copy.accept}
          </Button>
        )}
      </div>
    </EmployerShell>
  );
}
