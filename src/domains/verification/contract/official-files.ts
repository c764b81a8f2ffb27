import { z } from 'zod';
import { calendarDay } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { EXCLUSION_SOURCES } from './screening.ts';

/** The official files that administrators load: the exclusion lists and the CMS hospital directory. */
export const OFFICIAL_FILES = [...EXCLUSION_SOURCES, 'facilities'] as const;
export type OfficialFile = (typeof OFFICIAL_FILES)[number];

/** SAM's extract is the largest, at about 60 MB. */
export const OFFICIAL_FILE_LIMIT = 250 * 1_048_576;
export const OFFICIAL_FILES_PATH = '/api/admin/official-files';
/** Carries the file's name, percent-encoded. */
export const FILE_NAME_HEADER = 'x-file-name';

const count = z.int().min(0);
export const uploadReport = z.object({
  /** Lines read, and what they changed. */
  entries: count,
  added: count,
  updated: count,
  removed: count,
  /** Rows that could not be read and were skipped. */
  bad: count,
  /** Rows kept without an unreadable fact. */
  doubtful: count,
  /** The first of both. */
  problems: z.array(z.object({ line: z.int(), problem: z.string() })),
  /** The newest exclusion in the file. */
  newestOn: calendarDay.nullable(),
});
export type UploadReport = z.infer<typeof uploadReport>;

export const uploadOfficialFile = contract({
  method: 'post',
  path: `${OFFICIAL_FILES_PATH}/:kind`,
  summary: 'Load an official CSV file, sent as the body (text/csv); a wrong, broken-off or older file changes nothing',
  params: z.object({ kind: z.enum(OFFICIAL_FILES) }),
  headers: { [FILE_NAME_HEADER]: 'The name of the file, percent-encoded' },
  response: uploadReport,
  status: 201,
});
