import { mayPost } from '#domains/employers/contract/member-permissions.ts';
import { MOST_UNITS, type UnitChanges, type UnitUse } from '#domains/employers/contract/units.ts';
import {
  askAnOwner,
  membershipOf,
  unitsBelow,
  type Organization,
} from '#domains/employers/server/hiring-team/index.ts';
import { eachOnce } from '#platform/contract/common.ts';
import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, invalidField, notFound } from '#platform/server/errors.ts';
import { unitUseOf } from './open-work.repo.ts';
import { below, insertBelow, removeUnits, renameUnit } from './organizations.repo.ts';

/**
 * Adds, renames and removes units of a facility; all others stay. A new one whose name is there already is that one, so
 * that a repeated request adds nothing.
 */
export async function changeUnits(
  tx: Tx,
  facility: Organization,
  { units = [], removedUnitIds = [] }: UnitChanges,
  userId: string,
): Promise<void> {
  const present = (await below(tx, facility.id)).filter(({ kind }) => kind === 'unit');
  const gone = new Set(removedUnitIds);
  const kept = present.filter(({ id }) => !gone.has(id));
  const renamed = new Map(units.flatMap(({ id, name }) => (id === undefined ? [] : [[id, name]])));
  if ([...renamed.keys()].some((id) => !kept.some((unit) => unit.id === id))) {
    throw new AppError('CONFLICT', 'A unit was removed in the meantime. Reload the page and make your change again.');
  }
  const names = kept.map(({ id, name }) => renamed.get(id) ?? name);
  if (!eachOnce(names)) throw invalidField('units', 'Two units have the same name.');
  const added = new Set(units.flatMap(({ id, name }) => (id === undefined && !names.includes(name) ? [name] : [])));
  if (names.length + added.size > MOST_UNITS) throw invalidField('units', `At most ${MOST_UNITS} units.`);
  await removeUnits(
    tx,
    present.filter(({ id }) => gone.has(id)).map(({ id }) => id),
  );
  for (const [id, name] of renamed) await renameUnit(tx, id, name);
  const { facilityType, city, state, zip, latitude, longitude } = facility;
  const place = { facilityType, city, state, zip, latitude, longitude };
  for (const name of added) {
    await insertBelow(tx, { parentId: facility.id, kind: 'unit', name, ...place, createdBy: userId });
  }
}

/** What a unit takes with it, for those who may remove it. */
export const readUnitUseOf = (deps: Deps, userId: string, unitId: string): Promise<UnitUse> =>
  deps.db.as(user(userId), async (tx) => {
    const membership = await membershipOf(tx, userId);
    if (!membership) throw notFound('unit');
    if (!mayPost(membership.memberRole)) throw askAnOwner();
    const units = await unitsBelow(tx, membership.organization.id);
    if (!units.some(({ id }) => id === unitId)) throw notFound('unit');
    return unitUseOf(tx, unitId);
  });
