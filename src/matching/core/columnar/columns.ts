/**
 * The columns of one position's people: 58 bytes a row in typed arrays, so that a pass over a million people
 * reads memory in a straight line. `encode.ts` writes them, `scan.ts` reads them.
 */

/** Bits of the `flags` column. A removed row has no bits at all and so passes nothing. */
export const FLAG = {
  /** Approved and not on hold: somebody whom any employer may be shown. */
  open: 1,
  /** The license answer depends on the day work starts, or waits for a reviewer: asked from the kept facts. */
  licenseByFacts: 2,
  hasBlocks: 4,
  needsSponsorship: 8,
  notAuthorized: 16,
  located: 32,
  alive: 64,
} as const;

/** In `radius`: no limit was set. */
export const NO_RADIUS = 65_535;
/** In `lastDay`: works now. */
export const WORKS_NOW = 65_535;

const COLUMN_TYPES = {
  qStatic: Float64Array,
  lat: Int32Array,
  lng: Int32Array,
  statesLow: Uint32Array,
  statesHigh: Uint32Array,
  certifications: Uint32Array,
  skills: Uint32Array,
  specialties: Uint32Array,
  settings: Uint16Array,
  wishes: Uint16Array,
  floor: Uint16Array,
  payHigh: Uint16Array,
  radius: Uint16Array,
  tenths: Uint16Array,
  earliest: Uint16Array,
  lastDay: Uint16Array,
  validUntil: Uint16Array,
  schedule: Uint8Array,
  percent: Uint8Array,
  flags: Uint8Array,
  relocates: Uint8Array,
} as const;

type ColumnTypes = typeof COLUMN_TYPES;
export type ColumnName = keyof ColumnTypes;
export type Columns = { [Name in ColumnName]: InstanceType<ColumnTypes[Name]> };
type AnyColumn = Columns[ColumnName];

const NAMES = Object.keys(COLUMN_TYPES) as ColumnName[];

export const BYTES_PER_ROW = NAMES.reduce((sum, name) => sum + COLUMN_TYPES[name].BYTES_PER_ELEMENT, 0);

const build = (make: (name: ColumnName) => AnyColumn): Columns =>
  Object.fromEntries(NAMES.map((name) => [name, make(name)])) as unknown as Columns;

export const newColumns = (capacity: number): Columns => build((name) => new COLUMN_TYPES[name](capacity));

/** The same rows in larger arrays. */
export const grownColumns = (columns: Columns, capacity: number): Columns =>
  build((name) => {
    const column = new COLUMN_TYPES[name](capacity);
    column.set(columns[name]);
    return column;
  });

/** The rows named by `order`, in that order, with room for `capacity`. */
export const reorderedColumns = (columns: Columns, order: Uint32Array, capacity: number): Columns =>
  build((name) => {
    const from = columns[name];
    const column = new COLUMN_TYPES[name](capacity);
    for (let i = 0; i < order.length; i++) column[i] = from[order[i] as number] as number;
    return column;
  });
