import type { Client } from 'pg';
import type { Env } from '#platform/server/env.ts';
import { openFileStore, type FileStore } from '#platform/server/files/file-store.ts';
import { createKeyring } from '#platform/server/files/keyring.ts';
import { seal, unseal } from '#platform/server/secrets/seal.ts';
import { SEALED_COLUMNS, SEALED_NOTES, type SealedColumn } from './sealed-columns.ts';

/** The result for one kind of sealed value. */
export interface Rotated {
  what: string;
  values: number;
  /** Sealed anew in this run. */
  moved: number;
  /** The new key alone opens them. */
  opened: number;
  /** The previous key still opens them: must be 0. */
  openToPrevious: number;
}

type Secrets = Pick<Env, 'secretKey' | 'dataDir' | 's3'> & { secretKeyPrevious: string };

const BATCH = 200;

/**
 * Moves everything that is sealed under the previous secret to the current one, in small steps beside the running
 * product, which writes under the current one only. Then tries both keys on every value: the current one alone must open
 * it, the previous one must not.
 */
export async function rotateKeys(
  client: Client,
  env: Secrets,
  onProgress: (share: number) => void = () => undefined,
): Promise<Rotated[]> {
  const files = openFileStore({ env });
  const total = await countAll(client);
  let done = 0;
  const step = () => onProgress(total === 0 ? 1 : Math.min(1, (done += 1) / total));
  const results: Rotated[] = [await rotateFileKeys(client, env, files, step)];
  for (const column of SEALED_COLUMNS) results.push(await rotateColumn(client, env, column, step));
  results.push(await rotateNotes(env, files));
  onProgress(1);
  return results;
}

async function countAll(client: Client): Promise<number> {
  const counts = SEALED_COLUMNS.map(({ table, column }) => `select count(${column}) as n from ${table}`);
  const { rows } = await client.query<{ n: string }>(
    `select sum(n) as n from (${[...counts, 'select count(wrapped_key) from public.stored_files'].join(' union all ')}) s`,
  );
  return Number(rows[0]?.n);
}

/** All rows with a value, a batch at a time, in the order of their keys. */
async function* rowsOf(client: Client, { table, key, column }: Omit<SealedColumn, 'label'>) {
  let after: string | null = null;
  for (;;) {
    const { rows }: { rows: { key: string; value: string }[] } = await client.query(
      `select ${key}::text as key, ${column} as value from ${table}
       where ${column} is not null and ($1::uuid is null or ${key} > $1::uuid) order by ${key} limit ${BATCH}`,
      [after],
    );
    yield* rows;
    after = rows.at(-1)?.key ?? null;
    if (rows.length < BATCH) return;
  }
}

async function rotateColumn(
  client: Client,
  env: Secrets,
  { label, ...place }: SealedColumn,
  step: () => void,
): Promise<Rotated> {
  const { table, key, column } = place;
  const result = emptyResult(`${table.replace(/^public\./, '')}.${column}`);
  for await (const row of rowsOf(client, place)) {
    await rotateText(result, { env, label, value: row.value }, (value) =>
      // What the product changed meanwhile is under the current key already.
      client.query(`update ${table} set ${column} = $1 where ${key} = $2 and ${column} = $3`, [
        value,
        row.key,
        row.value,
      ]),
    );
    step();
  }
  return result;
}

async function rotateNotes(env: Secrets, files: FileStore): Promise<Rotated> {
  const { label, prefix } = SEALED_NOTES;
  const result = emptyResult('audit log anchors');
  for (const name of await files.noteNames(prefix)) {
    const value = (await files.getNote(name)) ?? '';
    await rotateText(result, { env, label, value }, (next) => files.putNote(name, next));
  }
  return result;
}

/** Seals one text anew where it is under the previous key, stores it, and tries both keys on it. */
async function rotateText(
  result: Rotated,
  { env, label, value }: { env: Secrets; label: string; value: string },
  store: (value: string) => Promise<unknown>,
): Promise<void> {
  const open = (secretKey: string, sealed: string) =>
    attempt(() => unseal({ secretKey, secretKeyPrevious: null }, label, sealed));
  const text = open(env.secretKey, value) === null ? open(env.secretKeyPrevious, value) : null;
  const now = text === null ? value : seal(env, label, text);
  if (now !== value) {
    await store(now);
    result.moved += 1;
  }
  note(result, (secretKey) => open(secretKey, now) !== null, env);
}

async function rotateFileKeys(client: Client, env: Secrets, files: FileStore, step: () => void): Promise<Rotated> {
  const result = emptyResult('file keys');
  const place = { table: 'public.stored_files', key: 'id', column: 'wrapped_key' };
  for await (const { key, value: wrappedKey } of rowsOf(client, place)) {
    const { rows } = await client.query<{ storageKey: string; keyId: string }>(
      'select storage_key as "storageKey", key_id as "keyId" from public.stored_files where id = $1 and wrapped_key = $2',
      [key, wrappedKey],
    );
    const [row] = rows;
    step();
    // Erased, or moved by the product itself, meanwhile.
    if (!row) continue;
    const next = attempt(() => files.rewrap({ ...row, wrappedKey }));
    if (next) {
      await client.query(
        'update public.stored_files set key_id = $1, wrapped_key = $2 where id = $3 and wrapped_key = $4',
        [next.keyId, next.wrappedKey, key, wrappedKey],
      );
      result.moved += 1;
    }
    const now = next?.wrappedKey ?? wrappedKey;
    const opens = (secretKey: string) => {
      const ring = createKeyring(secretKey);
      return attempt(() => ring.unwrap({ keyId: ring.currentKeyId, wrappedKey: now }, row.storageKey)) !== null;
    };
    note(result, opens, env);
  }
  return result;
}

/** Counts a value by which of the two keys opens it. */
function note(result: Rotated, opens: (secretKey: string) => boolean, env: Secrets): void {
  result.values += 1;
  if (opens(env.secretKey)) result.opened += 1;
  if (opens(env.secretKeyPrevious)) result.openToPrevious += 1;
}

const emptyResult = (what: string): Rotated => ({ what, values: 0, moved: 0, opened: 0, openToPrevious: 0 });

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
