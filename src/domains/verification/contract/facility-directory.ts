import { z } from 'zod';
import { contract } from '#platform/contract/contract.ts';

export const directoryEntry = z.object({
  ccn: z.string(),
  name: z.string(),
  streetAddress: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  phone: z.string().nullable(),
  hospitalType: z.string().nullable(),
});

/** `invented`: only the demo's entries exist. */
const DIRECTORY_STATUSES = ['official', 'invented', 'missing'] as const;
export type DirectoryStatus = (typeof DIRECTORY_STATUSES)[number];

export const readDirectoryStatus = contract({
  method: 'get',
  path: '/api/admin/facility-directory/status',
  summary: 'Whether the official facility directory has been imported',
  response: z.object({ status: z.enum(DIRECTORY_STATUSES) }),
});

export const searchDirectory = contract({
  method: 'get',
  path: '/api/admin/facility-directory',
  summary: 'Official facilities with a similar name',
  query: z.object({ q: z.string().trim().min(2, 'Type at least two letters.').max(120) }),
  response: z.object({ items: z.array(directoryEntry) }),
});

export const directoryContracts = [searchDirectory, readDirectoryStatus] as const;
