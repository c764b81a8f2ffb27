import { importFacilities } from '#domains/verification/server/facilities/index.ts';
import { importExclusions } from '#domains/verification/server/screening/index.ts';
import type { OfficialFile, UploadReport } from '#domains/verification/contract/official-files.ts';
import type { BadRow, FileEvents } from '#platform/server/csv.ts';
import type { Deps } from '#platform/server/deps.ts';

/** All problems are counted; these are shown. */
const SHOWN = 20;

/**
 * Loads an uploaded file in one transaction. Stricter than the command: a file that looks broken off or older than
 * what is loaded is refused, because here no one has compared the two.
 */
export async function loadOfficialFile(
  deps: Deps,
  me: string,
  kind: OfficialFile,
  file: { path: string; name: string | undefined },
): Promise<UploadReport> {
  const problems: BadRow[] = [];
  const events: FileEvents = {
    onProgress: () => undefined,
    onBadRow: (row) => {
      if (problems.length < SHOWN) problems.push(row);
    },
  };
  const uploaded = { by: me, fileName: nameOf(file.name) ?? `${kind}.csv` };
  const loaded =
    kind === 'facilities'
      ? { removed: 0, doubtful: 0, newestOn: null, ...(await importFacilities(deps, file.path, events, { uploaded })) }
      : await importExclusions(deps, kind, file.path, events, { uploaded });
  return { ...loaded, problems: problems.toSorted((a, b) => a.line - b.line) };
}

/** The browser's name for the file, without control characters; a malformed header is ignored. */
function nameOf(header: string | undefined): string | null {
  if (!header || !/^(?:[\w.~!*'()-]|%[\dA-F]{2})+$/i.test(header)) return null;
  try {
    return decodeURIComponent(header).replaceAll(/\p{C}/gu, '').slice(0, 200) || null;
  } catch {
    return null;
  }
}
