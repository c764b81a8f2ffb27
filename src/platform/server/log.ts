import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import { withoutValues } from './without-values.ts';

export type { Logger };

/** Logs carry ids, codes and times. Personal data never reaches them: what might hold some is cut here as well. */
export const createLogger = (level: string, to?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      serializers: {
        err: (error: unknown) => (error instanceof Error ? stdSerializers.err(withoutValues(error)) : error),
      },
      redact: {
        paths: ['*.password', '*.email', '*.phone', '*.token', 'req.headers.cookie', 'req.headers.authorization'],
        censor: '[cut]',
      },
    },
    to,
  );
