import { DECLINE_REASONS, DECLINE_SENTENCES, type DeclineReason } from '#domains/hiring/contract/decline-reasons.ts';
import { csvLine } from '#kernel/csv.ts';
import { dayOf } from '#kernel/days.ts';
import { POSITION_LABELS } from '#kernel/vocabulary.ts';
import { user } from '#platform/server/database/db.ts';
import { stale } from '#platform/server/database/stale.ts';
import type { Deps } from '#platform/server/deps.ts';
import { pageOfLog, type LogRow, type Period } from './reports.repo.ts';

/**
 * The applicant flow log that a federal contractor keeps (41 CFR 60-1.12): who applied for which position and when, and
 * what became of it as a disposition code. Demographics are answered elsewhere, voluntarily, and are never in it.
 */
const COLUMNS = [
  'Requisition',
  'Job title',
  'Position',
  'Applicant',
  'Application',
  'Applied on',
  'How',
  'Disposition code',
  'Disposition',
  'Disposition on',
] as const;

const PAGE = 1000;

const DISPOSITIONS = {
  A1: 'Under consideration',
  H1: 'Hired',
  O1: 'Offer declined by the applicant',
  O2: 'Offer expired',
  W1: 'Withdrawn by the applicant',
  N1: 'Not selected: the position was filled',
  N2: 'Not selected: experience',
  N3: 'Not selected: licenses or certifications',
  N4: 'Not selected: schedule',
  N5: 'Not selected: pay',
  N6: 'Not selected: distance',
  N9: 'Not selected: another reason',
} as const;
type Disposition = keyof typeof DISPOSITIONS;

const OF_REASON: Readonly<Record<DeclineReason, Disposition>> = {
  position_filled: 'N1',
  experience: 'N2',
  credentials: 'N3',
  schedule: 'N4',
  pay: 'N5',
  location: 'N6',
  other: 'N9',
};

/** The lines of the log, read page by page, each in a transaction of its own: a long download holds none open. */
export async function* flowLog(deps: Deps, userId: string, period: Period): AsyncGenerator<string> {
  yield csvLine([...COLUMNS]);
  let after: readonly [string, string] | null = null;
  for (;;) {
    const place: readonly [string, string] | null = after;
    const rows: LogRow[] = await deps.db.readAs(user(userId), stale.report, (tx) => pageOfLog(tx, period, place, PAGE));
    for (const row of rows) yield lineOf(row);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = [last.key, last.id];
  }
}

function lineOf(row: LogRow): string {
  const code = dispositionOf(row);
  return csvLine([
    row.requisition,
    row.jobTitle,
    row.position && POSITION_LABELS[row.position],
    row.name,
    row.id,
    row.appliedAt && dayOf(row.appliedAt),
    row.source === 'auto' ? 'Automatically' : 'By hand',
    code,
    DISPOSITIONS[code],
    code === 'A1' ? null : dayOf(row.updatedAt),
  ]);
}

/** The disposition code of an application. */
export function dispositionOf({
  stage,
  lastOffer,
  privateReason,
  declineReason,
}: Pick<LogRow, 'stage' | 'lastOffer' | 'privateReason' | 'declineReason'>): Disposition {
  if (stage === 'hired') return 'H1';
  if (stage === 'withdrawn') return lastOffer === 'declined' ? 'O1' : 'W1';
  if (stage !== 'rejected') return 'A1';
  if (lastOffer === 'declined') return 'O1';
  if (lastOffer === 'expired') return 'O2';
  // The reason that the candidate read is kept as its sentence, with the note behind it.
  const said = DECLINE_REASONS.find((reason) => declineReason?.startsWith(DECLINE_SENTENCES[reason]));
  const reason = privateReason ?? said;
  return reason ? OF_REASON[reason] : 'N9';
}
