import { pino, type Logger } from 'pino';

export type { Logger };

/** Logs carry ids, codes and times. Personal data never reaches them: what might hold some is cut here as well. */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    base: null,
    redact: {
      paths: ['*.password', '*.email', '*.phone', '*.token', 'req.headers.cookie', 'req.headers.authorization'],
      censor: '[cut]',
    },
  });
