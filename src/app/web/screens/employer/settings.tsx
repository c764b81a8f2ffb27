import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { mayPost } from '#domains/employers/contract/member-permissions.ts';
import { cancelAccount, type MyOrganization } from '#domains/employers/contract/organizations.ts';
import { limitsCopy } from './jobs/limits.copy.ts';
import { settingsCopy as copy } from '#domains/employers/web/organization/settings.copy.ts';
import { EditOrganization } from '#domains/employers/web/organization/edit-organization.tsx';
import { FacilitiesSection } from '#domains/employers/web/organization/facilities-section.tsx';
import { OfficeHoursSection } from '#domains/employers/web/organization/hours/office-hours-section.tsx';
import { RequirementsSection } from '#domains/employers/web/organization/requirements-section.tsx';
import { myOrganization } from '#domains/employers/web/organization/organization.queries.ts';
import { StepsSection } from '#domains/hiring/web/board/marks/steps-section.tsx';
import { TagsSection } from '#domains/hiring/web/board/marks/tags-section.tsx';
import { TemplatesSection } from '#domains/hiring/web/message-templates/templates-section.tsx';
import { OfferTemplatesSection } from '#domains/hiring/web/offer-templates/offer-templates-section.tsx';
import { OwnItemsSection } from '#domains/hiring/web/starts/own-items-section.tsx';
import { ScorecardsLink } from '#domains/hiring/web/scorecards/scorecards-link.tsx';
import { PayApproverSection } from '#domains/jobs/web/pay-approval/pay-approver-section.tsx';
import { ApprovalStepsSection } from '#domains/hiring/web/offers/approval-steps-section.tsx';
import { ApiError, call } from '#platform/web/api/api.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { SearchTabs } from '#platform/web/page/search-tabs.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button, LinkButton } from '#platform/web/ui/actions/button.tsx';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { NoOrganization } from '#domains/accounts/web/acting/no-organization.tsx';
import { EmployerShell } from './employer-shell.tsx';

export const meta = () => pageMeta(copy.title, undefined, [{ name: 'robots', content: 'noindex' }]);

const TABS = ['organization', 'hiring', 'offers', 'messages', 'start', 'account'] as const;
type Tab = (typeof TABS)[number];

export default function EmployerSettings() {
  const query = useQuery(myOrganization());
  return (
    <EmployerShell>
      <div className="flex max-w-3xl flex-col gap-6">
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
              <SearchTabs label={copy.title} states={tabsOf(data)} labels={copy.tabs}>
                {(tab) => <div className="flex flex-col gap-10">{PARTS[tab](data)}</div>}
              </SearchTabs>
            </>
          )}
        </QueryStates>
      </div>
    </EmployerShell>
  );
}

/** An administrator without an organization of their own has only its first part; owners alone cancel the account. */
function tabsOf({ organization, myRole }: MyOrganization): readonly [Tab, ...Tab[]] {
  const [first, ...more] = TABS;
  if (!organization) return [first];
  return [first, ...more.filter((tab) => tab !== 'account' || myRole === 'owner')];
}

const PARTS: Record<Tab, (data: MyOrganization) => ReactNode> = {
  organization: (data) => (
    <>
      <EditOrganization data={data} />
      <FacilitiesSection data={data} />
      {data.organization && <OfficeHoursSection />}
    </>
  ),
  hiring: ({ myRole }) => (
    <>
      <RequirementsSection />
      <StepsSection mayEdit={mayPost(myRole)} />
      <TagsSection mayEdit={mayPost(myRole)} />
      <ScorecardsLink />
    </>
  ),
  offers: ({ myRole }) => (
    <>
      <PayApproverSection />
      <ApprovalStepsSection />
      <OfferTemplatesSection mayEdit={mayPost(myRole)} />
    </>
  ),
  messages: ({ myRole }) => <TemplatesSection mayEdit={mayPost(myRole)} />,
  start: ({ myRole }) => <OwnItemsSection mayEdit={mayPost(myRole)} />,
  account: ({ organization }) => organization && <CancelAccount name={organization.name} />,
};

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
