import { startPacketTaken } from '#domains/hiring/contract/starts/start-events.ts';
import { clockOf } from '#domains/profiles/server/candidates/index.ts';
import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { publish } from '#platform/server/events/publish.ts';
import { actingAdministrator } from '#platform/server/acting.ts';
import { presentStart } from '../read-start.ts';
import { findStart } from '../starts.repo.ts';
import { packetCsv } from './packet-csv.ts';
import { packetPdf } from './packet-pdf.ts';

interface Packet {
  body: Uint8Array<ArrayBuffer>;
  contentType: string;
  fileName: string;
}

/** The packet of one start, for either side. An employer's download is in the audit log. */
export async function packetOf(
  deps: Deps,
  userId: string,
  applicationId: string,
  format: 'pdf' | 'csv',
): Promise<Packet> {
  const { start, timeZone } = await deps.db.as(user(userId), async (tx) => {
    const found = await presentStart(deps, tx, userId, applicationId);
    if (found.side === 'employer' && actingAdministrator() === null) {
      await publish(deps, tx, startPacketTaken, { actor: 'employer', actorId: userId, applicationId, format });
    }
    const { job } = await findStart(tx, applicationId);
    return { start: found, timeZone: clockOf(job.zip) };
  });
  const isPdf = format === 'pdf';
  const body = isPdf
    ? await packetPdf(start, timeZone, deps.clock.now())
    : Buffer.from(packetCsv(start, timeZone), 'utf8');
  return {
    body: new Uint8Array(body),
    contentType: isPdf ? 'application/pdf' : 'text/csv; charset=utf-8',
    fileName: `ready-to-start.${format}`,
  };
}
