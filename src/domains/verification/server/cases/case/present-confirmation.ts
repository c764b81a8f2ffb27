import { finding, outcomeOf } from '#domains/verification/server/sources/index.ts';
import type { SourceCheck } from '#domains/verification/contract/cases/source-checks.ts';
import { dayOf } from '#kernel/days.ts';
import { day } from '#kernel/format.ts';
import { isFreeMail } from '#domains/profiles/contract/email-hosts.ts';
import type { WorkConfirmationStatus } from '#domains/profiles/contract/work/work-confirmation-states.ts';
import type { ConfirmationOfCase } from './confirmations.repo.ts';
import type { PersonFacts } from './facts.repo.ts';

const STATES: Record<WorkConfirmationStatus, SourceCheck['state']> = {
  open: 'waiting',
  confirmed: 'answered',
  differs: 'answered',
  declined: 'unanswered',
  expired: 'unanswered',
  revoked: 'unanswered',
};
const FAULTS: Partial<Record<WorkConfirmationStatus, string>> = {
  declined: 'cannot_answer',
  expired: 'no_answer',
  revoked: 'taken_back',
};

/** A past employer's answer about a work history entry, in the shape of a registry check. */
export function presentConfirmation({ row, domainOf }: ConfirmationOfCase, { work }: PersonFacts): SourceCheck {
  const entry = work.find(({ id }) => id === row.workId);
  const findings = findingsOf(row);
  return {
    id: row.id,
    source: 'past_employer',
    state: STATES[row.status],
    outcome: row.workedThere === null ? null : outcomeOf(findings),
    askedBy: { id: row.userId, name: row.personName },
    askedAt: row.askedAt.toISOString(),
    checkedAt: row.closedAt?.toISOString() ?? null,
    findings,
    notes: notesOf(row, domainOf),
    nextCheckOn: null,
    fault: FAULTS[row.status] ?? null,
    isOutdated:
      entry === undefined ||
      (['employerName', 'title', 'startedOn', 'endedOn'] as const).some((name) => row[name] !== entry[name]),
  };
}

type Row = ConfirmationOfCase['row'];

function findingsOf(row: Row): SourceCheck['findings'] {
  if (row.workedThere === null) return [];
  const worked = finding('Worked there', 'yes', row.workedThere ? 'yes' : 'no');
  if (!row.workedThere) return [worked];
  return [
    worked,
    finding('Job title', row.title, row.saidTitle ?? row.title),
    finding('First day', day(row.startedOn), day(row.saidStartedOn ?? row.startedOn)),
    finding('Last day', day(row.endedOn), day(row.saidEndedOn ?? row.endedOn)),
  ];
}

/** Who answered, and how much the email address proves. */
function notesOf(row: Row, domainOf: string | null): string[] {
  const { contactName, contactRole, contactDomain, answeredByName, answeredByRole, revokedAt, comment, status } = row;
  const onDay = (at: Date) => day(dayOf(at));
  return [
    `The person named ${contactName} (${contactRole}), with an address at ${contactDomain}.`,
    ...(answeredByName ? [`Answered by ${answeredByName} (${answeredByRole ?? ''}), who gave the name and job.`] : []),
    domainNote(contactDomain, domainOf),
    ...(revokedAt && status !== 'revoked'
      ? [`The person withdrew consent on ${onDay(revokedAt)}: employers do not see this.`]
      : []),
    ...(comment ? [`The person says: “${comment}”`] : []),
    ...(row.lookAskedAt ? [`The person asked for a review on ${onDay(row.lookAskedAt)}.`] : []),
  ];
}

function domainNote(domain: string, domainOf: string | null): string {
  if (isFreeMail(domain)) return `Anyone can have an address at ${domain}: it does not show who answered.`;
  return domainOf
    ? `${domain} belongs to ${domainOf}, an approved organization here.`
    : `${domain} matches no facility that is known here: check whose it is.`;
}
