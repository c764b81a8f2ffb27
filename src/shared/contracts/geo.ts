import { z } from 'zod';
import { US_STATES } from '#shared/kernel/vocabulary.ts';
import { contract } from './contract.ts';

export const zipPattern = /^\d{5}$/;

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
  params: z.strictObject({ zip: z.string().regex(zipPattern) }),
  response: zipPlace,
});

export const geoContracts = [lookUpZip] as const;
