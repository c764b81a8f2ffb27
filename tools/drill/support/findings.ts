import { setTimeout as wait } from 'node:timers/promises';
import type { MailServer } from './mail-server.ts';
import type { Product } from './product.ts';
import type { Acknowledged } from './writers.ts';

/** One line of a drill's result: what was acknowledged and what is there. */
export interface Finding {
  what: string;
  acknowledged: number;
  found: number;
  lost: number;
  /** There more than once. */
  doubled: number;
}

/** Compares how often each key was found with once. */
export function compare(what: string, keys: readonly string[], timesOf: (key: string) => number): Finding {
  const times = keys.map(timesOf);
  return {
    what,
    acknowledged: keys.length,
    found: times.filter((time) => time > 0).length,
    lost: times.filter((time) => time === 0).length,
    doubled: times.filter((time) => time > 1).length,
  };
}

export const isGood = (findings: readonly Finding[]): boolean =>
  findings.every(({ lost, doubled }) => lost === 0 && doubled === 0);

const SETTLING_MS = 180_000;

/**
 * Looks for everything acknowledged. Consequences (mail, notices) come from queues, so they get a few minutes; a mail may
 * come twice where the process died between its delivery and the note of it, as SMTP allows no better.
 */
export async function findAll(product: Product, mail: MailServer, acknowledged: Acknowledged): Promise<Finding[]> {
  const { signUps, contacts, messages, applications } = acknowledged;
  const look = async (): Promise<Finding[]> => {
    const accounts = await times(product, 'select email as key from auth.users where email = any($1)', signUps);
    const words = await times(
      product,
      `select right(message, 36) as key from contact_messages where right(message, 36) = any($1)`,
      contacts,
    );
    const sent = await times(product, 'select id::text as key from messages where id = any($1::uuid[])', messages);
    const applied = await times(
      product,
      `select a.job_id::text as key from applications a join auth.users u on u.id = a.candidate_id
       where u.email = 'candidate@demo.tallgrass.test' and a.job_id = any($1::uuid[])`,
      applications,
    );
    const noticed = await times(
      product,
      `select distinct on (dedupe_key) substr(dedupe_key, 9) as key from notifications where dedupe_key = any($1)`,
      messages.map((id) => `message:${id}`),
    );
    return [
      compare('accounts', signUps, accounts),
      compare('messages to the team', contacts, words),
      compare('messages', messages, sent),
      compare('notices of messages', messages, noticed),
      compare('applications', applications, applied),
      { ...compare('mails', signUps, mail.acceptedFor), doubled: 0 },
    ];
  };
  for (const deadline = Date.now() + SETTLING_MS; ; await wait(1_000)) {
    const findings = await look();
    if (isGood(findings) || Date.now() > deadline) return findings;
  }
}

async function times(product: Product, statement: string, keys: readonly string[]): Promise<(key: string) => number> {
  const counts = new Map<string, number>();
  for (const { key } of await product.ask<{ key: string }>(statement, [keys]))
    counts.set(key, (counts.get(key) ?? 0) + 1);
  return (key) => counts.get(key) ?? 0;
}

/** The result as a table for a terminal. */
export function tableOf(findings: readonly Finding[]): string {
  const line = (cells: readonly (string | number)[]) =>
    [String(cells[0]).padEnd(24), ...cells.slice(1).map((cell) => String(cell).padStart(13))].join('');
  return [
    line(['', 'acknowledged', 'found', 'lost', 'doubled']),
    ...findings.map((one) => line([one.what, one.acknowledged, one.found, one.lost, one.doubled])),
  ].join('\n');
}
