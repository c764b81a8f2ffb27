import { findDirectoryEntry } from '#domains/verification/server/facilities/index.ts';
import { organizationLinked } from '#domains/verification/contract/cases/case-events.ts';
import { publish } from '#platform/server/events/publish.ts';
import { audit } from '#platform/server/audit.ts';
import { admin } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { invalidField, notFound, wrongState } from '#platform/server/errors.ts';
import type { InputOf } from '#platform/contract/contract.ts';
import { dayOf } from '#kernel/days.ts';
import type { CaseView, recordCallback as recordCall } from '#domains/verification/contract/verification.ts';
import { saveCase } from '../cases.repo.ts';
import { readChecks } from '../source-checks/checks.repo.ts';
import { lockForWork } from '../claims/claim.ts';
import { readOrganizationFacts } from '../case/facts.repo.ts';
import { findOfficialNumber } from './official-number.ts';
import { readCase } from '../case/read-case.ts';

/** Matches the organization to the official entry. An earlier call no longer counts. */
export const linkToDirectory = (deps: Deps, me: string, id: string, ccn: string | null): Promise<CaseView> =>
  deps.db.as(admin(me), async (tx) => {
    const row = await lockForWork(deps, tx, id, me);
    if (!row.organizationId) throw notFound('organization');
    if (row.status !== 'pending') throw wrongState('This case is already decided.', row.status);
    if (ccn && !(await findDirectoryEntry(tx, ccn))) throw notFound('facility');
    const at = deps.clock.now();
    await saveCase(tx, id, {
      callbackNumber: null,
      callbackSource: null,
      callbackFoundOn: null,
      callbackNote: null,
      callbackAt: null,
      claimedBy: me,
      claimedAt: at,
    });
    const { organizationId } = row;
    await publish(deps, tx, organizationLinked, { caseId: id, organizationId, ccn, linkedBy: me });
    return readCase(deps, tx, id, me);
  });

/**
 * The number comes from the directory entry or from NPPES. Only if there is none, the reviewer enters a number with
 * where and when it was found; such an approval needs a second administrator.
 */
export const recordCallback = (
  deps: Deps,
  me: string,
  id: string,
  body: InputOf<typeof recordCall>['body'],
): Promise<CaseView> =>
  deps.db.as(admin(me), async (tx) => {
    const row = await lockForWork(deps, tx, id, me);
    if (!row.organizationId) throw notFound('organization');
    if (row.status !== 'pending') throw wrongState('This case is already decided.', row.status);
    const at = deps.clock.now();
    const facts = await readOrganizationFacts(tx, row.organizationId);
    const official = findOfficialNumber(facts, await readChecks(tx, { organizationId: row.organizationId }));
    const { number, source, foundOn } = official
      ? { ...official, foundOn: null }
      : validateFoundNumber(body, [facts.organization.phone, facts.topPhone], dayOf(at));
    await saveCase(tx, id, {
      callbackNumber: number,
      callbackSource: source,
      callbackFoundOn: foundOn,
      callbackNote: body.note,
      callbackAt: at,
      claimedBy: me,
      claimedAt: at,
      // An earlier override request did not cover this number.
      ...(foundOn && { overrideBy: null, overrideAt: null, overrideReason: null, overrideOver: null }),
    });
    await audit(tx, {
      actorId: me,
      action: 'organization.called_back',
      subjectType: 'organization',
      subjectId: row.organizationId,
      detail: { caseId: id, source, isOfficial: official !== null, ...(foundOn && { foundOn }) },
    });
    return readCase(deps, tx, id, me);
  });

function validateFoundNumber(
  { number, source, foundOn }: InputOf<typeof recordCall>['body'],
  onTheForms: readonly (string | null)[],
  today: string,
) {
  if (!number) throw invalidField('number', 'Enter the number that you called.');
  if (!source) throw invalidField('source', 'Say where you found the number.');
  if (!foundOn) throw invalidField('foundOn', 'Enter the day on which you found it.');
  if (foundOn > today) throw invalidField('foundOn', 'This date is in the future.');
  if (onTheForms.some((theirs) => digits(theirs ?? '') === digits(number))) {
    throw invalidField('number', 'This is the number on the form. Find one that they did not give us.');
  }
  return { number, source, foundOn };
}

const digits = (phone: string) => phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
