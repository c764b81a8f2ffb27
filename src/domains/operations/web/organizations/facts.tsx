import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OrganizationView } from '#domains/operations/contract/organizations.ts';
import { FACILITY_TYPE_LABELS } from '#kernel/vocabulary.ts';
import { dayOfMoment } from '#platform/web/page/format.ts';
import { subjectPath } from '#platform/web/page/subject-path.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { organizationCopy } from './organization.copy.ts';

const copy = organizationCopy.facts;

/** What the organization says of itself, and what was decided when. */
export function Facts({ organization }: { organization: OrganizationView }) {
  const { id, slug, status } = organization;
  const isPublic = slug !== null && status === 'approved';
  return (
    <Section title={copy.title}>
      <Card className="flex flex-col gap-4">
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
          {factsOf(organization).map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="font-medium break-words max-sm:-mt-2">
                {value || <span className="font-normal text-ink-soft">{copy.missing}</span>}
              </dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          {isPublic && (
            <LinkButton variant="quiet" size="sm" to={`/employers/${slug}`}>
              {organizationCopy.publicPage}
            </LinkButton>
          )}
          <LinkButton variant="quiet" size="sm" to={`/admin/audit?subjectType=organization&subjectId=${id}`}>
            {organizationCopy.history}
          </LinkButton>
        </div>
      </Card>
    </Section>
  );
}

function factsOf(organization: OrganizationView): [string, ReactNode][] {
  const { kind, facilityType, above, createdAt, submittedAt, approvedAt, canceledAt } = organization;
  const parents: [string, ReactNode][] = above.length > 0 ? [[copy.above, <Parents key="above" of={above} />]] : [];
  const dates: [string, string | null][] = [
    [copy.submitted, submittedAt],
    [copy.approved, approvedAt],
    [copy.canceled, canceledAt],
  ];
  const own: [string, ReactNode][] =
    kind === 'unit'
      ? []
      : [
          [copy.legalName, organization.legalName],
          [copy.type, facilityType && FACILITY_TYPE_LABELS[facilityType]],
          [copy.address, organization.address],
          [copy.contact, [organization.contactName, organization.contactEmail].filter(Boolean).join(', ')],
          [copy.phone, organization.phone],
          [copy.website, organization.website],
          [copy.npi, organization.npi],
          [copy.directory, organization.directoryCcn],
          [copy.beds, organization.beds],
        ];
  return [
    ...parents,
    ...own,
    [copy.created, dayOfMoment(createdAt)],
    ...dates.flatMap(([name, at]): [string, ReactNode][] => (at ? [[name, dayOfMoment(at)]] : [])),
  ];
}

function Parents({ of }: { of: OrganizationView['above'] }) {
  return (
    <ul>
      {of.map(({ id, name }) => (
        <li key={id}>
          <Link to={subjectPath('organization', id)} className="inline-flex min-h-11 items-center sm:min-h-6">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
