import { spawn, type ChildProcess } from 'node:child_process';

/** The administrator of the browser tests. */
const ADMIN = { ADMIN_EMAIL: 'admin@e2e.tallgrass.test', ADMIN_PASSWORD: 'e2e-administrator' };

export interface Place {
  readonly DATA_DIR: string;
  readonly DATABASE_URL: string;
}

/** The product as `npm start` runs it, on the given folder and database, without limits and demo. */
export const spawnProduct = (port: string, place: Place): ChildProcess =>
  spawn(process.execPath, ['tools/start.ts'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...ADMIN,
      ...place,
      NODE_ENV: 'development',
      PORT: port,
      APP_URL: `http://localhost:${port}`,
      DEMO: '0',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
  });
