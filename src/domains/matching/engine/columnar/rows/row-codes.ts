/** Codes and flags stored in rows. */

/** Bits of `flags`. A removed row has none and passes no gate. */
export const FLAG = {
  /** Approved and not on hold: may be shown to employers. */
  open: 1,
  /** License eligibility depends on the start date: evaluated from the kept facts. */
  licenseByStart: 2,
  hasBlocks: 4,
  needsSponsorship: 8,
  notAuthorized: 16,
  located: 32,
  alive: 64,
  /**
   * License eligibility in some state waits for a reviewer: never listed, but a job's reach evaluates the kept facts.
   */
  licenseHeld: 128,
} as const;

/** `radius`: no limit. */
export const NO_RADIUS = 65_535;
/** `lastDay`: works now. */
export const WORKS_NOW = 65_535;
