import { Client } from 'pg';

/** Whether the database, or a pooler before it, opens a session for the login in `url`. */
export async function letsIn(url: string): Promise<boolean> {
  const session = new Client({ connectionString: url });
  session.on('error', () => undefined);
  try {
    await session.connect();
    return true;
  } catch {
    return false;
  } finally {
    await session.end().catch(() => undefined);
  }
}
