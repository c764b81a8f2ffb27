import { systemClock } from '#platform/server/clock.ts';
import { openAuth } from '#platform/server/auth/auth.ts';
import { openDatabase } from '#platform/server/database/db.ts';
import { loadEnv } from '#platform/server/env.ts';
import { createLogger } from '#platform/server/log.ts';
import { listen } from '../live.ts';

interface Crowd {
  product: string;
  ownerUrl: string;
  secretKey: string;
  userIds: readonly string[];
}

const AT_A_TIME = 50;

interface Connected {
  /** The cookies of each person's session, in the order of the people. */
  cookies: string[];
  /** Ends the streams. */
  disconnect: () => void;
}

/** Gives each person a session and an open live stream, as a browser with an open screen has. */
export async function connectCrowd(
  { product, ownerUrl, secretKey, userIds }: Crowd,
  tell: (share: number) => void,
): Promise<Connected> {
  const log = createLogger('warn');
  const env = loadEnv({ SECRET_KEY: secretKey, APP_URL: product, LOG_LEVEL: 'warn' });
  const db = openDatabase({ url: ownerUrl, log });
  const auth = openAuth({ env, db, clock: systemClock, log });
  const streams: Awaited<ReturnType<typeof listen>>[] = [];
  const cookies: string[] = [];
  try {
    for (let at = 0; at < userIds.length; at += AT_A_TIME) {
      const opened = await Promise.all(
        userIds.slice(at, at + AT_A_TIME).map(async (userId) => {
          const { setCookies } = await auth.openSession(userId, {
            address: '127.0.0.1',
            userAgent: 'bench',
            cookies: '',
          });
          const cookie = setCookies.map((line) => line.split(';')[0]).join('; ');
          return { cookie, stream: await listen({ origin: product, cookie }) };
        }),
      );
      streams.push(...opened.map(({ stream }) => stream));
      cookies.push(...opened.map(({ cookie }) => cookie));
      tell(streams.length / userIds.length);
    }
  } finally {
    await db.close();
  }
  return {
    cookies,
    disconnect: () => {
      for (const stream of streams) stream.close();
    },
  };
}
