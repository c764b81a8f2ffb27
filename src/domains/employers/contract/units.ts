import { z } from 'zod';
import { idParams, nameText } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';

export const MOST_UNITS = 60;
const TOO_MANY = `At most ${MOST_UNITS} units.`;
const name = nameText(80);

/** The units of a new facility. */
export const newUnits = z.array(z.strictObject({ name })).max(MOST_UNITS, TOO_MANY).default([]);

/** Changes of a facility's units. A unit that is not named stays as it is, so one that a colleague added stays too. */
export const unitChanges = {
  /** A unit with its ID gets this name, and keeps its jobs, managers and approvals; one without is new. */
  units: z
    .array(z.strictObject({ id: z.uuid().optional(), name }))
    .max(MOST_UNITS, TOO_MANY)
    .optional(),
  removedUnitIds: z.array(z.uuid()).max(MOST_UNITS, TOO_MANY).optional(),
};
export type UnitChanges = { [K in keyof typeof unitChanges]?: z.output<(typeof unitChanges)[K]> };

/** What a unit that is removed takes with it. */
export const unitUse = z.object({
  /** Jobs that are not closed. They stay, without the unit. */
  jobs: z.int(),
  /** Hiring managers, who then no longer manage its jobs. */
  managers: z.int(),
  /** Steps that approve offers of the unit alone. */
  approvals: z.int(),
  /** Its own office hours: one or none. */
  hours: z.int(),
});
export type UnitUse = z.output<typeof unitUse>;

export const readUnitUse = contract({
  method: 'get',
  path: '/api/employer/units/:id/use',
  summary: 'What a unit that is removed takes with it; for owners and recruiters',
  params: idParams,
  response: unitUse,
});
