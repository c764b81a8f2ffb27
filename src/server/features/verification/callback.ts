import { searchFacilities as searchDirectory } from '#server/features/facilities/index.ts';
import { audit } from '#server/platform/audit.ts';
import { admin } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { invalidField, notFound, wrongState } from '#server/platform/errors.ts';
import type { InputOf } from '#shared/contracts/contract.ts';
import type { CaseView, recordCallback as recordCall } from '#shared/contracts/verification.ts';
import { saveCase } from './cases.repo.ts';
import { readChecks } from './checks.repo.ts';
import { lockForWork } from './claim.ts';
import { findDirectoryEntry, linkOrganization, readOrganizationFacts } from './facts.repo.ts';
import { officialNumber } from './official-number.ts';
import { readCase } from './read-case.ts';

const SHOWN = 20;

export const searchFacilities = (deps: Deps, me: string, text: string) =>
  deps.db.as(admin(me), (tx) => searchDirectory(tx, { text, limit: SHOWN }));

/** Matches the organization to the official entry. A call to the earlier number counts no more. */
export const linkToDirectory = (deps: Deps, me: string, id: string, ccn: string | null): Promise<CaseView> =>
  deps.db.as(admin(me), async (tx) => {
    const row = await lockForWork(deps, tx, id, me);
    if (!row.organizationId) throw notFound('organization');
    if (row.status !== 'pending') throw wrongState('This case is decided already.', row.status);
    if (ccn && !(await findDirectoryEntry(tx, ccn))) throw notFound('facility');
    const at = deps.clock.now();
    await linkOrganization(tx, row.organizationId, ccn, at);
    await saveCase(tx, id, {
      callbackNumber: null,
      callbackSource: null,
      callbackNote: null,
      callbackAt: null,
      claimedBy: me,
      claimedAt: at,
    });
    await audit(tx, {
      actorId: me,
      action: 'organization.directory_linked',
      subjectType: 'organization',
      subjectId: row.organizationId,
      detail: { caseId: id, ccn },
    });
    return readCase(deps, tx, id, me);
  });

/** The number comes from the directory's entry or from NPPES. Only without one does the reviewer name a number, and where it stands. */
export const recordCallback = (
  deps: Deps,
  me: string,
  id: string,
  body: InputOf<typeof recordCall>['body'],
): Promise<CaseView> =>
  deps.db.as(admin(me), async (tx) => {
    const row = await lockForWork(deps, tx, id, me);
    if (!row.organizationId) throw notFound('organization');
    if (row.status !== 'pending') throw wrongState('This case is decided already.', row.status);
    const facts = await readOrganizationFacts(tx, row.organizationId);
    const official = officialNumber(facts, await readChecks(tx, { organizationId: row.organizationId }));
    const { number, source } = official ?? { number: body.number, source: body.source };
    if (!number) throw invalidField('number', 'Enter the number that you called.');
    if (!source) throw invalidField('source', 'Say where you found the number.');
    if (!official && digits(number) === digits(facts.organization.phone ?? '')) {
      throw invalidField('number', 'This is the number on the form. Find one that they did not give us.');
    }
    const at = deps.clock.now();
    await saveCase(tx, id, {
      callbackNumber: number,
      callbackSource: source,
      callbackNote: body.note,
      callbackAt: at,
      claimedBy: me,
      claimedAt: at,
    });
    await audit(tx, {
      actorId: me,
      action: 'organization.called_back',
      subjectType: 'organization',
      subjectId: row.organizationId,
      detail: { caseId: id, source, isOfficial: official !== null },
    });
    return readCase(deps, tx, id, me);
  });

const digits = (phone: string) => phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
