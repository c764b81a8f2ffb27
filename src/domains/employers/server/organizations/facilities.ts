import type { z } from 'zod';
import type { Organization } from '#domains/employers/server/hiring-team/index.ts';
import { submitFacility } from './review-facility.ts';
import { audit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { publish } from '#platform/server/events/publish.ts';
import { facilityBecameSystem } from '#domains/employers/contract/organization-events.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import type { facilityStep } from '#domains/employers/contract/organizations.ts';
import { changing, placeFor } from './changing.ts';
import { changeFacility } from './identity.ts';
import { becomeSystem, below, insertBelow, removeUnits } from './organizations.repo.ts';

type Facility = z.output<typeof facilityStep>;

/** Adding a second facility turns the organization into a system with the first facility below it. */
export const addFacilityTo = (deps: Deps, userId: string, { units, ...body }: Facility) =>
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
        ...columnsOf(body),
        createdBy: userId,
      });
      if (!made) return;
      await putUnits(tx, made, units, userId);
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

/** Saves a facility of the viewer's system, with its units. */
export const saveFacility = (deps: Deps, userId: string, id: string, { units, ...body }: Facility) =>
  changing(deps, userId, async (tx, organization, member) => {
    const isBelow = (await below(tx, organization.id)).some((row) => row.id === id && row.kind === 'facility');
    if (!isBelow) throw notFound('facility');
    const facility = await changeFacility(deps, tx, id, member, columnsOf(body));
    await putUnits(tx, facility, units, userId);
    await audit(tx, {
      actorId: userId,
      action: 'organization.facility_saved',
      subjectType: 'organization',
      subjectId: id,
    });
  });

function columnsOf({ name, facilityType, streetAddress, zip }: Omit<Facility, 'units'>) {
  const { city, state, latitude, longitude } = placeFor(zip);
  return { name, facilityType, streetAddress, zip, city, state, latitude, longitude };
}

/** Makes these the units of a facility: missing ones are removed, existing ones keep their IDs. */
export async function putUnits(tx: Tx, facility: Organization, names: readonly string[], userId: string) {
  const present = (await below(tx, facility.id)).filter(({ kind }) => kind === 'unit');
  await removeUnits(
    tx,
    present.filter(({ name }) => !names.includes(name)).map(({ id }) => id),
  );
  for (const name of new Set(names)) {
    if (present.some((unit) => unit.name === name)) continue;
    const { facilityType, city, state, zip, latitude, longitude } = facility;
    const place = { facilityType, city, state, zip, latitude, longitude };
    await insertBelow(tx, { parentId: facility.id, kind: 'unit', name, ...place, createdBy: userId });
  }
}
