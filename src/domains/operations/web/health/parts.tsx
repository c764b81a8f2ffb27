import { adminHealthCopy as copy } from './health.copy.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { ago } from '#platform/web/page/format.ts';
import { StatusPill, type Tone } from '#platform/web/ui/feedback/badge.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import type { System } from './health.queries.ts';

interface Part {
  name: string;
  tone: Tone;
  state: string;
  lines: string[];
}

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;
function size(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${(bytes / 1000 ** step).toFixed(step > 2 ? 1 : 0)} ${UNITS[step] ?? ''}`;
}

/** The share of connections in use that deserves attention. */
const MANY = 0.8;

/** A nightly backup that failed once. */
const BACKUP_OLD_MS = 36 * HOUR_MS;

function backupPart({ backup, checkedAt }: System): Part {
  if (!backup) return { name: copy.backup, tone: 'neutral', state: copy.backupStates.none, lines: [copy.backupHint] };
  const isOld = Date.parse(checkedAt) - Date.parse(backup.madeAt) > BACKUP_OLD_MS;
  return {
    name: copy.backup,
    tone: isOld ? 'danger' : 'ok',
    state: isOld ? copy.backupStates.old : copy.backupStates.recent,
    lines: [copy.backupMade(ago(backup.madeAt)), copy.backupFigures(backup.files, size(backup.bytes))],
  };
}

function partsOf(system: System): Part[] {
  const { database, mail, storage, scanner } = system;
  const isFull = database.connections > database.maxConnections * MANY;
  return [
    {
      name: copy.database,
      tone: isFull ? 'warn' : 'ok',
      state: copy.ok,
      lines: [
        copy.databaseFigures(database.version, size(database.sizeBytes), database.connections, database.maxConnections),
        copy.databaseBusy(copy.ms(Math.round(database.longestMs)), database.unsealedLines),
      ],
    },
    {
      name: copy.mail,
      tone: mail.dead > 0 ? 'danger' : mail.failed > 0 || mail.delivery === 'none' ? 'warn' : 'ok',
      state: copy.deliveries[mail.delivery],
      lines: [
        copy.mailFigures(mail.waiting, mail.failed, mail.dead),
        mail.lastSentAt ? copy.lastSent(ago(mail.lastSentAt)) : copy.neverSent,
      ],
    },
    {
      name: copy.storage,
      tone: storage.error ? 'danger' : 'ok',
      state: storage.error ? copy.storageFails : copy.storages[storage.kind],
      lines: [storage.error ?? copy.storageFigures(storage.files)],
    },
    backupPart(system),
    {
      name: copy.scanner,
      tone: !scanner.configured ? 'neutral' : scanner.error ? 'danger' : scanner.infected > 0 ? 'warn' : 'ok',
      state: !scanner.configured ? copy.scannerOff : scanner.error ? copy.scannerFails : copy.scannerOn,
      lines: scanner.configured
        ? [scanner.error ?? scanner.version ?? '', copy.scannerFigures(scanner.waiting, scanner.infected)]
        : [],
    },
  ];
}

export const Parts = ({ system }: { system: System }) => (
  <ul className="grid gap-3 md:grid-cols-2">
    {partsOf(system).map(({ name, tone, state, lines }) => (
      <li key={name}>
        <Card className="flex h-full flex-col items-start gap-2">
          <h3 className="text-lg">{name}</h3>
          <StatusPill tone={tone} mayWrap>
            {state}
          </StatusPill>
          {lines.map((line) => (
            <p key={line} className="text-sm text-ink-soft">
              {line}
            </p>
          ))}
        </Card>
      </li>
    ))}
  </ul>
);
