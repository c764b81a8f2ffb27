import { Link } from 'react-router';
import type { OrganizationView } from '#domains/operations/contract/organizations.ts';
import { overviewCopy } from '#domains/operations/web/overview/overview.copy.ts';
import { dayOfMoment } from '#platform/web/page/format.ts';
import { subjectPath } from '#platform/web/page/subject-path.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { Table } from '#platform/web/ui/display/table.tsx';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { organizationCopy } from './organization.copy.ts';

const LINK = 'block min-w-40 font-semibold';

export function Members({ members }: { members: OrganizationView['members'] }) {
  const copy = organizationCopy.members;
  return (
    <Section title={copy.title}>
      {members.length === 0 ? (
        <p className="text-ink-soft">{copy.none}</p>
      ) : (
        <Table
          caption={copy.caption}
          rows={members}
          keyOf={({ userId }) => userId}
          columns={[
            {
              id: 'name',
              header: copy.columns.name,
              cell: ({ userId, name }) => (
                <Link to={subjectPath('person', userId)} className={LINK}>
                  {name ?? copy.noName}
                </Link>
              ),
            },
            { id: 'email', header: copy.columns.email, cell: ({ email }) => email },
            { id: 'role', header: copy.columns.role, cell: ({ memberRole }) => organizationCopy.roles[memberRole] },
          ]}
        />
      )}
    </Section>
  );
}

export function Jobs({ name, jobs: { total, latest } }: { name: string; jobs: OrganizationView['jobs'] }) {
  const copy = organizationCopy.jobs;
  return (
    <Section
      title={copy.title}
      hint={copy.hint(latest.length, total)}
      action={
        total > latest.length && (
          <LinkButton variant="quiet" size="sm" to={`/admin/jobs?${new URLSearchParams({ q: name }).toString()}`}>
            {copy.all}
          </LinkButton>
        )
      }
    >
      {latest.length === 0 ? (
        <p className="text-ink-soft">{copy.none}</p>
      ) : (
        <Table
          caption={copy.caption}
          rows={latest}
          keyOf={({ id }) => id}
          columns={[
            {
              id: 'title',
              header: copy.columns.title,
              cell: ({ id, title }) => (
                <Link to={subjectPath('job', id)} className={LINK}>
                  {title}
                </Link>
              ),
            },
            { id: 'status', header: copy.columns.status, cell: ({ status }) => overviewCopy.jobStates[status] },
            { id: 'place', header: copy.columns.place, cell: ({ place }) => place },
            { id: 'created', header: copy.columns.created, cell: ({ createdAt }) => dayOfMoment(createdAt) },
          ]}
        />
      )}
    </Section>
  );
}
