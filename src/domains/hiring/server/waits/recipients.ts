import { absentOn } from '#domains/employers/server/working-times/index.ts';
import { hiringTeamRoles } from '#domains/employers/server/hiring-team/index.ts';
import type { WaitStep } from '#domains/hiring/contract/wait-steps.ts';
import type { Tx } from '#platform/server/database/db.ts';

type Reminder = Extract<WaitStep, 'half' | 'due' | 'overdue'>;

interface Team {
  organizationId: string;
  /** The member who answers for this application, or who posted the job. */
  contactId: string | null;
}

/**
 * Who is reminded: the contact, or the deputy while the contact is out, or the owners when neither is on the team. Once
 * the answer is overdue, the owners are, too.
 */
export async function remindedOf(tx: Tx, step: Reminder, day: string, team: Team): Promise<string[]> {
  const roles = await hiringTeamRoles(tx, team.organizationId);
  const owners = [...roles].filter(([, role]) => role === 'owner').map(([userId]) => userId);
  const contact = team.contactId && roles.has(team.contactId) ? team.contactId : null;
  const out = await absentOn(tx, day, [...roles.keys()]);
  const deputy = contact ? deputyOf(contact, roles, out) : null;
  const isIn = contact !== null && !out.has(contact);
  const first = isIn ? contact : deputy;
  const reminded = new Set(first ? [first] : owners);
  if (step === 'overdue') for (const owner of owners) reminded.add(owner);
  return [...reminded];
}

/** The first in the line of deputies who is on the team and not out; a circle of people who are out has none. */
function deputyOf(
  contact: string,
  roles: ReadonlyMap<string, string>,
  out: ReadonlyMap<string, string | null>,
): string | null {
  const seen = new Set([contact]);
  let next = out.get(contact) ?? null;
  while (next && !seen.has(next)) {
    if (roles.has(next) && !out.has(next)) return next;
    seen.add(next);
    next = out.get(next) ?? null;
  }
  return null;
}
