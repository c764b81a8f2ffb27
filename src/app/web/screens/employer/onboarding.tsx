import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import {
  ORGANIZATION_STEPS,
  type MyOrganization,
  type OrganizationStep as StepId,
} from '#domains/employers/contract/organizations.ts';
import { organizationCopy as copy } from '#domains/employers/web/organization/organization.copy.ts';
import { myOrganization } from '#domains/employers/web/organization/organization.queries.ts';
import { STEP_FORMS } from '#domains/employers/web/organization/organization-steps.tsx';
import { ReviewStep } from '#domains/employers/web/organization/review-step.tsx';
import { refreshAuth } from '#platform/web/session/auth.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { Stepper } from '#platform/web/ui/layout/stepper.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { EmployerShell } from './employer-shell.tsx';

export const meta = () => pageMeta(copy.title, copy.lead, [{ name: 'robots', content: 'noindex' }]);

export default function EmployerOnboarding() {
  const query = useQuery(myOrganization());
  return (
    <EmployerShell isApproved={false}>
      <QueryStates query={query} skeleton={<Skeleton className="h-96" />} heading={copy.title}>
        {(data) => <Wizard data={data} />}
      </QueryStates>
    </EmployerShell>
  );
}

function Wizard({ data }: { data: MyOrganization }) {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const { organization } = data;
  const isWaiting = organization?.submittedAt && organization.verificationStatus === 'pending';
  if (isWaiting) return <Navigate to="/employer/awaiting-approval" replace />;
  if (organization?.verificationStatus === 'approved') return <Navigate to="/employer/settings" replace />;

  const remembered = ORGANIZATION_STEPS.find((known) => known === organization?.onboardingStep) ?? 'organization';
  const asked = ORGANIZATION_STEPS.find((known) => known === query.get('step'));
  const reached = organization?.submittedAt ? ORGANIZATION_STEPS.length - 1 : ORGANIZATION_STEPS.indexOf(remembered);
  const step: StepId = asked && ORGANIZATION_STEPS.indexOf(asked) <= reached ? asked : remembered;
  const at = ORGANIZATION_STEPS.indexOf(step);
  const goTo = (next: StepId) => setQuery({ step: next });
  const Form = step === 'review' ? null : STEP_FORMS[step];
  return (
    <div className="flex flex-col gap-8">
      <PageHeader title={copy.title} intro={copy.lead} />
      {data.reviewMessage && (
        <Banner tone="warn" title={copy.fixTitle}>
          <p>{data.reviewMessage}</p>
          {data.itemMessages.map(({ itemType, message }) => (
            <p key={itemType}>{message}</p>
          ))}
        </Banner>
      )}
      <div className="grid gap-6 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-10">
        <Stepper
          label={copy.stepsLabel}
          current={step}
          onGo={(id) => goTo(id as StepId)}
          steps={ORGANIZATION_STEPS.map((id, i) => ({
            id,
            label: copy.steps[id],
            isDone: i < reached || (i === reached && i !== at),
          }))}
        />
        <div className="flex max-w-2xl flex-col gap-5">
          <h2 className="text-xl">{copy.steps[step]}</h2>
          {Form ? (
            <Card>
              <Form key={step} data={data} onSaved={() => goTo(ORGANIZATION_STEPS[at + 1] ?? 'review')} />
            </Card>
          ) : (
            <ReviewStep
              data={data}
              onEdit={goTo}
              onSubmitted={() => {
                void refreshAuth().then(() => navigate('/employer/awaiting-approval'));
              }}
            />
          )}
          {at > 0 && (
            <div>
              <Button variant="quiet" onClick={() => goTo(ORGANIZATION_STEPS[at - 1] ?? 'organization')}>
                {copy.back}
              </Button>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
