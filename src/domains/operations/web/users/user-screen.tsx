import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { UserView } from '#domains/operations/contract/users.ts';
import type { Role } from '#kernel/vocabulary.ts';
import { adminUsersCopy as copy } from './users.copy.ts';
import { moment } from '#platform/web/page/format.ts';
import { subjectPath } from '#platform/web/page/subject-path.ts';
import { Badge } from '#platform/web/ui/feedback/badge.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button, LinkButton } from '#platform/web/ui/actions/button.tsx';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { Sessions } from './sessions.tsx';
import { AccountStatus } from './account-status.tsx';
import { TwoStep } from './two-step.tsx';
import { UserDialog, type UserStep } from './user-dialog.tsx';
import { userOf } from './users.queries.ts';

type ActAs = (role: Exclude<Role, 'admin'>, userId: string) => void;

/** One account: its facts and sessions, and the actions on it. */
export function UserScreen({ id, onActAs }: { id: string; onActAs: ActAs }) {
  const query = useQuery(userOf(id));
  return (
    <QueryStates
      query={query}
      heading={copy.title}
      skeleton={['h-16', 'h-48', 'h-48'].map((height, i) => (
        <Skeleton key={i} className={height} />
      ))}
    >
      {(user) => <Account user={user} onActAs={onActAs} />}
    </QueryStates>
  );
}

function Account({ user, onActAs }: { user: UserView; onActAs: ActAs }) {
  const [step, setStep] = useState<UserStep | null>(null);
  const { role } = user;
  return (
    <div className="flex flex-col gap-8">
      <PageHeader
        eyebrow={
          <LinkButton to="/admin/users" variant="quiet" size="sm" className="-ml-4">
            <ArrowLeft aria-hidden size={18} />
            {copy.back}
          </LinkButton>
        }
        title={user.fullName ?? copy.noName}
        action={
          <>
            {role && role !== 'admin' && (
              <Button variant="secondary" onClick={() => onActAs(role, user.userId)}>
                {copy.actAs}
              </Button>
            )}
            {!user.isMe &&
              (user.isSuspended ? (
                <Button onClick={() => setStep({ kind: 'lift' })}>{copy.lift.action}</Button>
              ) : (
                <Button variant="danger" onClick={() => setStep({ kind: 'suspend' })}>
                  {copy.suspend.action}
                </Button>
              ))}
          </>
        }
      />
      <OpenHolds user={user} />
      <div className="grid items-start gap-8 xl:grid-cols-2">
        <Facts user={user} />
        <div className="flex flex-col gap-8">
          <Roles user={user} onPick={(to) => setStep({ kind: 'role', role: to })} />
          <TwoStep user={user} />
        </div>
      </div>
      <Sessions user={user} />
      {step && <UserDialog id={user.userId} step={step} onClose={() => setStep(null)} />}
    </div>
  );
}

function OpenHolds({ user: { openHolds, isSuspended } }: { user: UserView }) {
  if (openHolds.length === 0) return null;
  return (
    <Banner tone="warn" title={isSuspended ? copy.suspend.now : copy.holds}>
      <ul>
        {openHolds.map(({ id, reason, createdBy, createdAt }) => (
          <li key={id}>{copy.suspend.because(reason, createdBy?.name ?? 'Tallgrass', moment(createdAt))}</li>
        ))}
      </ul>
    </Banner>
  );
}

function Facts({ user }: { user: UserView }) {
  const facts: [string, ReactNode][] = [
    [
      copy.facts.email,
      <span key="email">
        <span className="break-all">{user.email}</span>
        <span className="block text-sm font-normal text-ink-soft">
          {user.emailVerified ? copy.facts.confirmed : copy.facts.unconfirmed}
        </span>
      </span>,
    ],
    [copy.facts.state, <AccountStatus key="state" user={user} />],
    [copy.facts.joined, moment(user.joinedAt)],
    [copy.facts.organizations, <Organizations key="organizations" of={user.organizations} />],
  ];
  return (
    <Card className="flex flex-col gap-4">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        <LinkButton variant="quiet" size="sm" to={`/admin/audit?actorId=${user.userId}`}>
          {copy.history}
        </LinkButton>
        <LinkButton variant="quiet" size="sm" to={`/admin/audit?subjectType=person&subjectId=${user.userId}`}>
          {copy.about}
        </LinkButton>
      </div>
    </Card>
  );
}

function Organizations({ of }: { of: UserView['organizations'] }) {
  if (of.length === 0) return copy.facts.none;
  return (
    <ul>
      {of.map(({ id, name }) => (
        <li key={id}>
          <Link to={subjectPath('organization', id)} className="inline-flex min-h-11 items-center">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Roles({ user, onPick }: { user: UserView; onPick: (role: Role) => void }) {
  return (
    <Section title={copy.change.title} hint={user.nextRoles.length > 0 ? copy.change.hint : copy.change.fixed}>
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone="brand">{copy.roles[user.role ?? 'none']}</Badge>
        {user.nextRoles.map((role) => (
          <Button key={role} variant="secondary" size="sm" onClick={() => onPick(role)}>
            {copy.change.to(role)}
          </Button>
        ))}
      </div>
    </Section>
  );
}
