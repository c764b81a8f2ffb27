import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import { redactValues } from './database/redact-values.ts';
import { traceId } from './telemetry/trace-context.ts';

export type { Logger };

/** Standard output. A log that can't be written, because its disk is full, loses lines and must not end the process. */
const output: DestinationStream = { write: (line) => void process.stdout.write(line, () => undefined) };
process.stdout.on('error', () => undefined);

/** Logs carry ids, codes and times. Fields that might hold personal data are redacted here as a second guard. */
export const createLogger = (level: string, to: DestinationStream = output): Logger =>
  pino(
    {
      level,
      base: null,
      mixin: () => {
        const id = traceId();
        return id ? { traceId: id } : {};
      },
      serializers: {
        err: (error: unknown) => (error instanceof Error ? stdSerializers.err(redactValues(error)) : error),
      },
      redact: {
        paths: ['*.password', '*.email', '*.phone', '*.token', 'req.headers.cookie', 'req.headers.authorization'],
        censor: '[cut]',
      },
    },
    to,
  );
