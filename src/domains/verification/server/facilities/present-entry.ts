import type { z } from 'zod';
import type { directoryEntry } from '#domains/verification/contract/facility-directory.ts';

type DirectoryEntry = z.infer<typeof directoryEntry>;

/** The fields of an official entry that a reviewer compares with an organization's own. */
export const presentEntry = (entry: DirectoryEntry): DirectoryEntry => ({
  ccn: entry.ccn,
  name: entry.name,
  streetAddress: entry.streetAddress,
  city: entry.city,
  state: entry.state,
  zip: entry.zip,
  phone: entry.phone,
  hospitalType: entry.hospitalType,
});
