import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mayPost } from '#domains/employers/contract/member-permissions.ts';
import { cancelAccount, type MyOrganization } from '#domains/employers/contract/organizations.ts';
import { limitsCopy } from './limits.copy.ts';
import { settingsCopy as copy } from '#domains/employers/web/organization/settings.copy.ts';
import { EditOrganization } from '#domains/employers/web/organization/edit-organization.tsx';
import { FacilitiesSection } from '#domains/employers/web/organization/facilities-section.tsx';
import { OfficeHoursSection } from '#domains/employers/web/organization/office-hours-section.tsx';
import { RequirementsSection } from '#domains/employers/web/organization/requirements-section.tsx';
import { myOrganization } from '#domains/employers/web/organization/organization.queries.ts';
import { StepsSection } from '#domains/hiring/web/board/steps-section.tsx';
import { TagsSection } from '#domains/hiring/web/board/tags-section.tsx';
import { TemplatesSection } from '#domains/hiring/web/message-templates/templates-section.tsx';
import { OfferTemplatesSection } from '#domains/hiring/web/offer-templates/offer-templates-section.tsx';
import { OwnItemsSection } from '#domains/hiring/web/starts/own-items-section.tsx';
import { ScorecardsLink } from '#domains/hiring/web/scorecards/scorecards-link.tsx';
import { ApprovalStepsSection } from '#domains/hiring/web/offers/approval-steps-section.tsx';
import { ApiError, call } from '#platform/web/api/api.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button, LinkButton } from '#platform/web/ui/actions/button.tsx';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { NoOrganization } from '#domains/accounts/web/acting/no-organization.tsx';
import { EmployerShell } from './employer-shell.tsx';

export const meta = () => pageMeta(copy.title, undefined, [{ name: 'robots', content: 'noindex' }]);

export default function EmployerSettings() {
  const query = useQuery(myOrganization());
  return (
    <EmployerShell>
      <div className="flex max-w-3xl flex-col gap-10">
        <PageHeader
          title={copy.title}
          action={
            <>
              <LinkButton to="/settings/notifications" variant="secondary" size="sm">
                {copy.notifications}
              </LinkButton>
              <LinkButton to="/settings/security" variant="secondary" size="sm">
                {copy.security}
              </LinkButton>
            </>
          }
        />
        <QueryStates query={query} skeleton={<Skeleton className="h-96" />}>
          {(data) => (
            <>
              {!data.organization && <NoOrganization />}
              {!mayPost(data.myRole) && <Banner>{limitsCopy.settings}</Banner>}
              <EditOrganization data={data} />
              <FacilitiesSection data={data} />
              {data.organization && <OfficeHoursSection />}
              {data.organization && <RequirementsSection />}
              {data.organization && <ApprovalStepsSection />}
              {data.organization && <OfferTemplatesSection mayEdit={mayPost(data.myRole)} />}
              {data.organization && <TemplatesSection mayEdit={mayPost(data.myRole)} />}
              {data.organization && <OwnItemsSection mayEdit={mayPost(data.myRole)} />}
              {data.organization && <TagsSection mayEdit={mayPost(data.myRole)} />}
              {data.organization && <StepsSection mayEdit={mayPost(data.myRole)} />}
              {data.organization && <ScorecardsLink />}
              {data.myRole === 'owner' && data.organization && <CancelAccount name={data.organization.name} />}
            </>
          )}
        </QueryStates>
      </div>
    </EmployerShell>
  );
}

function CancelAccount({ name }: { name: NonNullable<MyOrganization['organization']>['name'] }) {
  const [typed, setTyped] = useState('');
  const client = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => call(cancelAccount, { body: { confirmName: typed } }),
    onSuccess: () => client.invalidateQueries(),
  });
  const fieldError = cancel.error instanceof ApiError ? cancel.error.fields['confirmName'] : undefined;
  return (
    <Section title={copy.cancelTitle} hint={copy.cancelBody}>
      {cancel.error && !fieldError && <Banner tone="danger">{cancel.error.message}</Banner>}
      <p className="font-semibold">{name}</p>
      <TextField
        label={copy.cancelLabel}
        autoComplete="off"
        value={typed}
        error={fieldError}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div>
        <Button
          variant="danger"
          disabled={typed === ''}
          busy={cancel.isPending && copy.canceling}
          onClick={() => cancel.mutate()}
        >
          {copy.cancel}
        </Button>
      </div>
    </Section>
  );
}
