import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  submitOrganization,
  type MyOrganization,
  type OrganizationStep,
} from '#domains/employers/contract/organizations.ts';
import { FACILITY_TYPE_LABELS } from '#kernel/vocabulary.ts';
import { organizationCopy as copy } from './organization.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { myOrganization } from './organization.queries.ts';

type Line = [label: string, value: string | null | undefined];

function groupsOf({ organization, facilities, jobTitle }: MyOrganization): [OrganizationStep, Line[]][] {
  if (!organization) return [];
  const units = facilities.find(({ id }) => id === organization.id)?.units ?? [];
  return [
    [
      'organization',
      [
        [copy.name, organization.name],
        [copy.legalName, organization.legalName],
        [copy.facilityType, organization.facilityType && FACILITY_TYPE_LABELS[organization.facilityType]],
        [copy.npi, organization.npi],
        [copy.website, organization.website],
      ],
    ],
    [
      'address',
      [
        [copy.street, organization.streetAddress],
        [copy.zip, organization.zip && `${organization.zip} ${organization.city}, ${organization.state}`],
      ],
    ],
    [
      'contact',
      [
        [copy.contactName, organization.contactName],
        [copy.contactEmail, organization.contactEmail],
        [copy.phone, organization.phone],
        [copy.jobTitle, jobTitle],
      ],
    ],
    [
      'details',
      [
        ...(organization.kind === 'system'
          ? []
          : [[copy.units, units.map(({ name }) => name).join(', ')] satisfies Line]),
        [copy.beds, organization.beds?.toString()],
        [copy.benefits, organization.benefits.join(', ')],
        [copy.about, organization.about],
      ],
    ],
  ];
}

/** All entries, each part with a link back to it. */
export function OrganizationSummary({
  data,
  onEdit,
}: {
  data: MyOrganization;
  onEdit?: (step: OrganizationStep) => void;
}) {
  return (
    <div className="flex flex-col gap-4">
      {groupsOf(data).map(([step, lines]) => (
        <Card key={step}>
          <div className="flex items-center justify-between gap-3">
            <h2 className="text-lg">{copy.steps[step]}</h2>
            {onEdit && (
              <Button
                variant="quiet"
                size="sm"
                onClick={() => onEdit(step)}
                aria-label={`${copy.edit} ${copy.steps[step]}`}
              >
                {copy.edit}
              </Button>
            )}
          </div>
          <dl className="mt-3 grid gap-x-6 sm:grid-cols-[12rem_1fr] sm:gap-y-2">
            {lines.map(([label, value]) => (
              <div key={label} className="contents">
                <dt className="text-sm text-ink-soft">{label}</dt>
                <dd className="mb-2 wrap-anywhere sm:mb-0">
                  {value || <span className="text-ink-soft">{copy.empty}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
    </div>
  );
}

export function ReviewStep({
  data,
  onEdit,
  onSubmitted,
}: {
  data: MyOrganization;
  onEdit: (step: OrganizationStep) => void;
  onSubmitted: () => void;
}) {
  const client = useQueryClient();
  const submit = useMutation({
    mutationFn: () => call(submitOrganization),
    onSuccess: (answer) => {
      client.setQueryData(myOrganization().queryKey, answer);
      onSubmitted();
    },
  });
  return (
    <div className="flex flex-col gap-5">
      <p className="measure text-ink-soft">{copy.reviewLead}</p>
      {data.missing.length > 0 && (
        <Banner tone="warn" title={copy.missing}>
          <ul className="mt-1 list-disc pl-5">
            {data.missing.map(({ step, message }) => (
              <li key={message}>
                <button
                  type="button"
                  className="min-h-11 text-left text-link underline underline-offset-4"
                  onClick={() => onEdit(step)}
                >
                  {message}
                </button>
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <OrganizationSummary data={data} onEdit={onEdit} />
      {submit.error && <Banner tone="danger">{submit.error.message}</Banner>}
      <div>
        <Button
          size="lg"
          disabled={data.missing.length > 0}
          busy={submit.isPending && copy.submitting}
          onClick={() => submit.mutate()}
        >
          {copy.submit}
        </Button>
      </div>
    </div>
  );
}
