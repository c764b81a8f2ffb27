import { isFreeMail } from '#domains/profiles/contract/email-hosts.ts';
import type { AskedFacts, WorkConfirmation } from '#domains/profiles/contract/work/work-confirmations.ts';
import type { ConfirmationRow, OwnRow, WorkRow } from './work-confirmations.repo.ts';

export const factsOf = ({ personName, employerName, title, startedOn, endedOn }: ConfirmationRow): AskedFacts => ({
  personName,
  employerName,
  title,
  startedOn,
  endedOn,
});

/** The entry has changed since the request. */
export const isOutdated = (row: ConfirmationRow, work: WorkRow): boolean =>
  (['employerName', 'title', 'startedOn', 'endedOn'] as const).some((name) => row[name] !== work[name]);

/** A person's view of their own request. */
export function present({ row, work, domainOf }: OwnRow, shown: ReadonlySet<string>): WorkConfirmation {
  return {
    id: row.id,
    workId: row.workId,
    status: row.status,
    facts: factsOf(row),
    contactName: row.contactName,
    contactRole: row.contactRole,
    contactDomain: row.contactDomain,
    isFreeMail: isFreeMail(row.contactDomain),
    domainOf,
    askedAt: row.askedAt.toISOString(),
    remindedAt: row.remindedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    answer: answerOf(row),
    isShown: shown.has(row.id),
    isOutdated: isOutdated(row, work),
    revokedAt: row.revokedAt?.toISOString() ?? null,
    comment: row.comment,
    lookAskedAt: row.lookAskedAt?.toISOString() ?? null,
  };
}

function answerOf(row: ConfirmationRow): WorkConfirmation['answer'] {
  if (row.workedThere === null) return null;
  const differences = [
    { name: 'title' as const, stated: row.title, said: row.saidTitle },
    { name: 'startedOn' as const, stated: row.startedOn, said: row.saidStartedOn },
    { name: 'endedOn' as const, stated: row.endedOn, said: row.saidEndedOn },
  ];
  return {
    name: row.answeredByName ?? '',
    role: row.answeredByRole ?? '',
    workedThere: row.workedThere,
    differences: differences.flatMap(({ name, stated, said }) => (said === null ? [] : [{ name, stated, said }])),
  };
}
