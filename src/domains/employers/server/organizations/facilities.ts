import type { z } from 'zod';
import { submitFacility } from './review-facility.ts';
import { audit } from '#platform/server/audit.ts';
import { publish } from '#platform/server/events/publish.ts';
import { facilityBecameSystem } from '#domains/employers/contract/organization-events.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import type { facilityChange, facilityStep } from '#domains/employers/contract/organizations.ts';
import { changing, placeFor } from './changing.ts';
import { changeFacility } from './identity.ts';
import { becomeSystem, below, insertBelow } from './organizations.repo.ts';
import { changeUnits } from './units.ts';

type NewFacility = z.output<typeof facilityStep>;

/** Adding a second facility turns the organization into a system with the first facility below it. */
export const addFacilityTo = (deps: Deps, userId: string, { units, ...facts }: NewFacility) =>
  changing(
    deps,
    userId,
    async (tx, organization) => {
      if (organization.kind === 'facility') {
        const facilityId = await becomeSystem(tx, organization, deps.clock.now());
        const by = { actor: 'employer', actorId: userId } as const;
        await publish(deps, tx, facilityBecameSystem, { organizationId: organization.id, facilityId, ...by });
      }
      const made = await insertBelow(tx, {
        parentId: organization.id,
        kind: 'facility',
        ...facts,
        ...placeColumns(facts.zip),
        createdBy: userId,
      });
      if (!made) return;
      await changeUnits(tx, made, { units }, userId);
      // While the organization is in review itself, the facility is reviewed with it.
      if (organization.verificationStatus === 'approved') await submitFacility(deps, tx, { facility: made, userId });
      await audit(tx, {
        actorId: userId,
        action: 'organization.facility_added',
        subjectType: 'organization',
        subjectId: made.id,
      });
    },
    ['owner'],
  );

/** Changes a facility of the viewer's system, and its units. */
export const saveFacility = (
  deps: Deps,
  userId: string,
  id: string,
  { name, facilityType, streetAddress, zip, ...units }: z.output<typeof facilityChange>,
) =>
  changing(deps, userId, async (tx, organization, member) => {
    const isBelow = (await below(tx, organization.id)).some((row) => row.id === id && row.kind === 'facility');
    if (!isBelow) throw notFound('facility');
    const facility = await changeFacility(deps, tx, id, member, {
      ...(name !== undefined && { name }),
      ...(facilityType !== undefined && { facilityType }),
      ...(streetAddress !== undefined && { streetAddress }),
      ...(zip !== undefined && placeColumns(zip)),
    });
    await changeUnits(tx, facility, units, userId);
    await audit(tx, {
      actorId: userId,
      action: 'organization.facility_saved',
      subjectType: 'organization',
      subjectId: id,
    });
  });

function placeColumns(zip: string) {
  const { city, state, latitude, longitude } = placeFor(zip);
  return { zip, city, state, latitude, longitude };
}
