import { lockOrganization, type Organization } from '#domains/employers/server/hiring-team/index.ts';
import { audit } from '#platform/server/audit.ts';
import { elevate, type Tx } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { saveCase } from '../cases.repo.ts';
import { lockOpenOrganizationCase, insertOrganizationCase, markFacilityPending } from './facility-cases.repo.ts';
import { itemKey } from './change-key.ts';

/**
 * Locks a facility for a change of its identity and reads it again, in the order in which a reviewer locks (case, then
 * facility), so that the two wait for each other and never both.
 */
export const lockFacility = (tx: Tx, id: string): Promise<Organization | null> =>
  elevate(tx, async () => {
    await lockOpenOrganizationCase(tx, id);
    return lockOrganization(tx, id);
  });

interface HandedIn {
  facility: Organization;
  userId: string;
}

/** A new facility, or one that was sent back, waits for a review of its own. */
export const submitFacility = (deps: Deps, tx: Tx, { facility, userId }: HandedIn): Promise<void> =>
  elevate(tx, async () => {
    const at = deps.clock.now();
    await markFacilityPending(tx, facility, at);
    const given = { organizationId: facility.id, submittedBy: userId, submittedAt: at };
    const caseId = await insertOrganizationCase(tx, { ...given, changes: null });
    const action = 'organization.facility_submitted';
    await audit(tx, { actorId: userId, action, subjectType: 'case', subjectId: caseId });
  });

/**
 * An approved facility that wants another name or address: the change waits in a case of its own, and further ones join
 * it. The facility stays approved as it is.
 */
export const submitFacilityChange = (
  deps: Deps,
  tx: Tx,
  { facility, userId, items }: HandedIn & { items: readonly ('organization' | 'address')[] },
): Promise<void> =>
  elevate(tx, async () => {
    const { id } = facility;
    const submittedAt = deps.clock.now();
    const keys = items.map((type) => itemKey({ type, id }));
    const open = await lockOpenOrganizationCase(tx, id);
    if (open?.changes) await saveCase(tx, open.id, { changes: [...new Set([...open.changes, ...keys])] });
    const given = { organizationId: id, submittedBy: userId, submittedAt };
    const caseId = open?.id ?? (await insertOrganizationCase(tx, { ...given, changes: keys }));
    const action = 'organization.change_submitted';
    await audit(tx, { actorId: userId, action, subjectType: 'case', subjectId: caseId, detail: { items } });
  });

/** The facility is to stay as it was approved: nothing is left to look at. */
export const withdrawFacilityChange = (deps: Deps, tx: Tx, { facility, userId }: HandedIn): Promise<void> =>
  elevate(tx, async () => {
    const open = await lockOpenOrganizationCase(tx, facility.id);
    if (!open?.changes) return;
    await saveCase(tx, open.id, { status: 'approved', decidedAt: deps.clock.now() });
    const action = 'organization.change_withdrawn';
    await audit(tx, { actorId: userId, action, subjectType: 'case', subjectId: open.id });
  });
