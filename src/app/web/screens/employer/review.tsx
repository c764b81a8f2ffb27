import { useQuery } from '@tanstack/react-query';
import type { MyOrganization } from '#domains/employers/contract/organizations.ts';
import type { VerificationStatus } from '#domains/verification/contract/verification-states.ts';
import { FACILITY_TYPE_LABELS } from '#kernel/vocabulary.ts';
import { submissionCopy as copy } from '#domains/profiles/web/onboarding/submission.copy.ts';
import { myOrganization } from '#domains/employers/web/organization/organization.queries.ts';
import { statusTitle } from '#domains/profiles/web/profile/status-title.ts';
import { SubmissionList, type SubmissionRow } from '#domains/profiles/web/profile/submission-list.tsx';
import { dayOfMoment } from '#platform/web/page/format.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { EmptyState, QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { EmployerShell } from './employer-shell.tsx';

/** The submission of an organization, item by item. */
export function EmployerReview() {
  const query = useQuery({ ...myOrganization(), staleTime: 0 });
  return (
    <EmployerShell isApproved={query.data?.organization?.verificationStatus === 'approved'}>
      <div className="mx-auto flex w-full max-w-3xl flex-col gap-6">
        <PageHeader title={copy.title} intro={copy.lead} />
        <QueryStates query={query} skeleton={<Skeleton className="h-96" />}>
          {(data) => <Items data={data} />}
        </QueryStates>
      </div>
    </EmployerShell>
  );
}

function Items({ data }: { data: MyOrganization }) {
  const { organization } = data;
  if (!organization?.submittedAt) {
    return (
      <EmptyState
        title={copy.emptyTitle}
        action={<LinkButton to="/employer/onboarding">{copy.organization.proceed}</LinkButton>}
      >
        {copy.organization.notSubmitted}
      </EmptyState>
    );
  }
  const { verificationStatus: status, submittedAt } = organization;
  return (
    <>
      <p className="text-ink-soft">{`${statusTitle(status)}. ${copy.on(dayOfMoment(submittedAt))}`}</p>
      {data.reviewMessage ? <Banner tone="warn">{data.reviewMessage}</Banner> : null}
      <SubmissionList items={rowsOf(data, organization)} />
    </>
  );
}

const STATE_OF: Record<VerificationStatus, SubmissionRow['state']> = {
  approved: 'accepted',
  pending: 'checking',
  needs_fix: 'checking',
  rejected: 'checking',
};

/** The organization's own items, then the facilities below it. */
function rowsOf(data: MyOrganization, organization: NonNullable<MyOrganization['organization']>): SubmissionRow[] {
  const { name, facilityType, contactName, contactEmail, phone, npi } = organization;
  const row = (kind: string, step: string, label: string, detail: string | null, checkedBy: string): SubmissionRow => {
    const message = data.itemMessages.find(({ itemType }) => itemType === kind)?.message ?? null;
    return {
      id: organization.id,
      kind,
      label,
      detail,
      checkedBy,
      message,
      state: message ? 'needs_fix' : STATE_OF[organization.verificationStatus],
      fixHref: `/employer/onboarding?step=${step}`,
    };
  };
  const words = copy.organization;
  const contact = listed([contactName, contactEmail, phone]);
  return [
    row('organization', 'organization', name, facilityType && FACILITY_TYPE_LABELS[facilityType], words.checkedBy),
    row('address', 'address', words.address, placeOf(organization), words.directoryChecked),
    row('contact', 'contact', words.contact, contact, words.directoryChecked),
    ...(npi ? [row('npi', 'organization', words.npi(npi), null, words.checkedBy)] : []),
    ...data.facilities.filter(({ id }) => id !== organization.id).map(facilityRow),
  ];
}

/** A facility, with the identity that waits for a reviewer where there is one. */
function facilityRow({ waiting, reviewMessage, ...facility }: MyOrganization['facilities'][number]): SubmissionRow {
  const submitted = waiting ?? facility;
  const type = submitted.facilityType && FACILITY_TYPE_LABELS[submitted.facilityType];
  return {
    id: facility.id,
    kind: 'facility',
    label: submitted.name,
    detail: listed([type, placeOf(submitted)]),
    checkedBy: copy.organization.directoryChecked,
    message: reviewMessage,
    state: reviewMessage ? 'needs_fix' : waiting ? 'checking' : STATE_OF[facility.verificationStatus],
    fixHref: '/employer/settings',
  };
}

type Place = Pick<MyOrganization['facilities'][number], 'streetAddress' | 'city' | 'state' | 'zip'>;
const placeOf = ({ streetAddress, city, state, zip }: Place): string =>
  listed([streetAddress, city, [state, zip].filter(Boolean).join(' ')]);

const listed = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join(', ');
