/** What the numbers of a row mean. */

/** Bits of the `flags` field. A removed row has no bits at all and so passes nothing. */
export const FLAG = {
  /** Approved and not on hold: somebody whom any employer may be shown. */
  open: 1,
  /** The license answer depends on the day work starts: asked from the kept facts. */
  licenseByStart: 2,
  hasBlocks: 4,
  needsSponsorship: 8,
  notAuthorized: 16,
  located: 32,
  alive: 64,
  /** Some state's license answer waits for a reviewer: in no list, but a job's reach asks the kept facts. */
  licenseHeld: 128,
} as const;

/** In `radius`: no limit was set. */
export const NO_RADIUS = 65_535;
/** In `lastDay`: works now. */
export const WORKS_NOW = 65_535;
