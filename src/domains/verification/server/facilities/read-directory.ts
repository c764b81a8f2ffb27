import type { Tx } from '#platform/server/database/db.ts';
import { readDirectoryStatus, searchFacilities } from './facilities.repo.ts';
import { presentEntry } from './present-entry.ts';

const MAX_SHOWN = 20;

export const searchDirectory = async (tx: Tx, text: string) => ({
  items: (await searchFacilities(tx, { text, limit: MAX_SHOWN })).map(presentEntry),
});

export const readStatus = async (tx: Tx) => ({ status: await readDirectoryStatus(tx) });
