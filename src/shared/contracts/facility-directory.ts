import { z } from 'zod';
import { contract } from './contract.ts';

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

export const searchDirectory = contract({
  method: 'get',
  path: '/api/admin/facility-directory',
  summary: 'Official facilities whose name resembles the text',
  query: z.object({ q: z.string().trim().min(2, 'Type at least two letters.').max(120) }),
  response: z.object({ items: z.array(directoryEntry) }),
});
