import { z } from 'zod';
import { US_STATES } from '#kernel/vocabulary.ts';
import { contract } from '#platform/contract/contract.ts';

/** A ZIP code as typed or pasted, with surrounding blanks or a ZIP+4 suffix; the five digits are kept. */
export const zipField = z
  .string()
  .trim()
  .regex(/^\d{5}(-\d{4})?$/, 'Enter a ZIP code with five digits.')
  .transform((zip) => zip.slice(0, 5));

/** ZIP codes of military mail: Europe, the Pacific and the Americas. They name no place to drive from. */
export const isMilitaryZip = (zip: string): boolean => /^(09|340|96[2-6])/.test(zip);
export const MILITARY_ZIP = 'This is a military mail ZIP code. Enter the ZIP code of your home in the U.S.';
export const UNKNOWN_ZIP = "We can't find this ZIP code. Please check it.";

export const zipPlace = z.object({
  zip: z.string(),
  city: z.string(),
  state: z.enum(US_STATES),
  county: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** IANA name, e.g. `America/Chicago`. */
  timeZone: z.string(),
});
export type ZipPlace = z.infer<typeof zipPlace>;

export const lookUpZip = contract({
  method: 'get',
  path: '/api/geo/zip/:zip',
  isOpen: true,
  summary: 'City, state, center and time zone of a ZIP code',
  params: z.strictObject({ zip: z.string().regex(/^\d{5}$/) }),
  response: zipPlace,
});

export const geoContracts = [lookUpZip] as const;
