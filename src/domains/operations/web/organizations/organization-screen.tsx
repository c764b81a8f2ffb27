import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { OrganizationView } from '#domains/operations/contract/organizations.ts';
import { STATUS_LABELS, STATUS_TONES } from '#domains/operations/web/status-labels.ts';
import { ago } from '#platform/web/page/format.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { Badge, StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { Below, Reviews } from './beside.tsx';
import { Facts } from './facts.tsx';
import { Jobs, Members } from './lists.tsx';
import { organizationCopy as copy } from './organization.copy.ts';
import { organizationOf } from './organization.queries.ts';
import { PutOnHold } from './put-on-hold.tsx';

export const meta = () => pageMeta(copy.title);

/** One organization: its facts, reviews and holds, who belongs to it, and its jobs. Names of organizations lead here. */
export default function OrganizationScreen() {
  const { id = '' } = useParams();
  return (
    <QueryStates
      query={useQuery(organizationOf(id))}
      heading={copy.title}
      skeleton={['h-16', 'h-64', 'h-48'].map((height) => (
        <Skeleton key={height} className={height} />
      ))}
    >
      {(organization) => <Organization organization={organization} />}
    </QueryStates>
  );
}

function Organization({ organization }: { organization: OrganizationView }) {
  const { id, name, kind, status, isDemo, isLive, openHolds } = organization;
  return (
    <div className="flex flex-col gap-8">
      <PageHeader
        eyebrow={copy.kinds[kind]}
        title={name}
        intro={isLive ? copy.live : copy.hidden}
        action={
          <>
            {isDemo && <Badge>{copy.demo}</Badge>}
            <StatusPill tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</StatusPill>
            {kind !== 'unit' && openHolds.length === 0 && <PutOnHold id={id} name={name} />}
          </>
        }
      />
      <OpenHolds holds={openHolds} />
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Facts organization={organization} />
        <div className="flex flex-col gap-8">
          <Reviews cases={organization.cases} />
          <Below organizations={organization.below} />
        </div>
      </div>
      <Members members={organization.members} />
      <Jobs name={name} jobs={organization.jobs} />
    </div>
  );
}

function OpenHolds({ holds }: { holds: OrganizationView['openHolds'] }) {
  if (holds.length === 0) return null;
  return (
    <Banner
      tone="warn"
      title={copy.holds}
      action={
        <LinkButton to="/admin/holds" variant="secondary" size="sm">
          {copy.toHolds}
        </LinkButton>
      }
    >
      <ul>
        {holds.map(({ id, reason, createdBy, createdAt }) => (
          <li key={id}>{copy.hold(reason, createdBy?.name ?? 'Tallgrass', ago(createdAt))}</li>
        ))}
      </ul>
    </Banner>
  );
}
