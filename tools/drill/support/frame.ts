import { CommandError } from '../../lib/command.ts';
import { findAll } from './findings.ts';
import { openMailServer, type MailServer } from './mail-server.ts';
import { prepareProduct, type Product } from './product.ts';
import type { Story } from './run-drill.ts';
import { startWriters, type Writers } from './writers.ts';

export interface Scene extends Story {
  product: Product;
  mail: MailServer;
  writers: Writers;
}

const LAST_WORDS = 3_000;

/**
 * Starts the product with its demo market on a scratch folder, lets people write, brings on the fault, and counts what
 * was acknowledged on both sides. Fails when anything is lost or doubled, or when the product does not recover.
 */
export async function underWrites(
  { say, count }: Story,
  { settings = {}, dataDir }: { settings?: Record<string, string>; dataDir?: string },
  fault: (scene: Scene) => Promise<void>,
): Promise<void> {
  const mail = await openMailServer();
  const product = await prepareProduct({ SMTP_URL: mail.url, ...settings }, dataDir ? { dataDir } : {});
  try {
    say(`started with the demo market in ${seconds(await product.start())}`);
    const writers = await startWriters(product.origin);
    await fault({ product, mail, writers, say, count });
    await writers.stop();
    if (writers.refused.length > 0) say(`refused: ${writers.refused.slice(0, 3).join('; ')}`);
    say(`${writers.count()} writes were acknowledged; ${writers.repeated} requests had to be sent again`);
    count(await findAll(product, mail, writers.acknowledged));
    if (!(await product.isHealthy())) throw new CommandError('The product is not healthy at the end.');
  } catch (error) {
    console.error(`The product's last words:\n${product.log().slice(-LAST_WORDS)}`);
    console.error(`Its database's:\n${product.databaseLog().slice(-LAST_WORDS)}`);
    throw error;
  } finally {
    await product.remove();
    await mail.close();
  }
}

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
