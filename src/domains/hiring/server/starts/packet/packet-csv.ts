import type { StartView } from '#domains/hiring/contract/starts/starts.ts';
import { csvLine } from '#kernel/csv.ts';
import { packetCopy as copy } from './packet.copy.ts';
import { packetRows } from './packet-rows.ts';

/** One line an item, each with the person and the job, as HR systems import it. Formulas in cells are neutralized. */
export const packetCsv = (start: StartView, timeZone: string): string =>
  [
    Object.values(copy.columns),
    ...packetRows(start, timeZone).map(({ item, owner, due, state, done, note, source }) => [
      start.candidateName,
      start.jobTitle,
      start.organizationName,
      start.startOn,
      item,
      owner,
      due,
      state,
      done,
      note,
      source,
    ]),
  ]
    .map(csvLine)
    .join('');
