import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFileStore, type FileStore } from './file-store.ts';

const SECRET = 'a'.repeat(64);
const NEW_SECRET = 'b'.repeat(64);
const S3_USER = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

interface Place {
  name: string;
  open(secretKey?: string, secretKeyPrevious?: string | null): FileStore;
  /** Every stored byte, by file. */
  raw(): Promise<Buffer[]>;
  /** Overwrites every stored sealed object. */
  damage(change: (bytes: Buffer) => Buffer): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const sealedFilesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const contents = await Promise.all(
    paths.map(async (path) => ({ path, head: (await readFile(path)).subarray(0, 4) })),
  );
  return contents.filter(({ head }) => head.toString() === 'TGF1').map(({ path }) => path);
};

abstract class FolderPlace {
  protected folder = '';
  protected stored() {
    return sealedFilesBelow(this.folder);
  }
  async raw() {
    return Promise.all((await this.stored()).map((path) => readFile(path)));
  }
  async damage(change: (bytes: Buffer) => Buffer) {
    for (const path of await this.stored()) await writeFile(path, change(await readFile(path)));
  }
}

class DiskPlace extends FolderPlace implements Place {
  name = 'disk';
  open(secretKey = SECRET, secretKeyPrevious: string | null = null) {
    return openFileStore({ env: { secretKey, secretKeyPrevious, dataDir: this.folder, s3: null } });
  }
  async start() {
    this.folder = await mkdtemp(join(tmpdir(), 'tallgrass-files-'));
  }
  async stop() {
    await rm(this.folder, { recursive: true });
  }
}

class S3Place extends FolderPlace implements Place {
  name = 's3';
  #server: S3rver | undefined;
  #port = 0;
  open(secretKey = SECRET, secretKeyPrevious: string | null = null) {
    const s3 = { endpoint: `http://127.0.0.1:${this.#port}`, bucket: 'tallgrass', region: 'us-east-1', ...S3_USER };
    return openFileStore({ env: { secretKey, secretKeyPrevious, dataDir: '/nowhere', s3 } });
  }
  async start() {
    this.folder = await mkdtemp(join(tmpdir(), 'tallgrass-s3-'));
    this.#port = await freePort();
    this.#server = new S3rver({
      port: this.#port,
      address: '127.0.0.1',
      silent: true,
      directory: this.folder,
      configureBuckets: [{ name: 'tallgrass', configs: [] }],
    });
    await this.#server.run();
  }
  /**
   * This server keeps the part of a broken upload, but it can't be listed or read before its description is written.
   */
  protected override async stored() {
    const paths = await sealedFilesBelow(this.folder);
    return paths.filter((path) => existsSync(path.replace(/_object$/, '_metadata.json')));
  }
  async stop() {
    const closed = this.#server?.close();
    // The S3 client keeps its connections open, and the server would wait for them.
    this.#server?.httpServer.closeAllConnections();
    await closed;
    await rm(this.folder, { recursive: true });
  }
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function* inParts(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const put = (store: FileStore, bytes: Buffer, partSize = 10_000) => store.put(inParts(bytes, partSize), bytes.length);

describe.each<Place>([new DiskPlace(), new S3Place()])('files on $name', (place) => {
  beforeAll(() => place.start());
  afterAll(() => place.stop());

  test.each([1, 65_535, 65_536, 65_537, 131_072, 1_000_003])('%i bytes are read back unchanged', async (size) => {
    const store = place.open();
    const bytes = randomBytes(size);
    const object = await put(store, bytes);
    expect((await buffer(await store.read(object))).equals(bytes)).toBe(true);
    await store.remove(object.storageKey);
  });

  test('only ciphertext is stored', async () => {
    const store = place.open();
    const secret = Buffer.from('license 2019123456 of Dana Whitfield '.repeat(5000));
    const object = await put(store, secret);
    const stored = await place.raw();
    expect(stored).toHaveLength(1);
    expect(stored[0]?.includes('Whitfield')).toBe(false);
    await store.remove(object.storageKey);
    expect(await place.raw()).toHaveLength(0);
  });

  test('two equal files are stored under different keys', async () => {
    const store = place.open();
    const bytes = randomBytes(5000);
    const [one, two] = [await put(store, bytes), await put(store, bytes)];
    expect(one.wrappedKey).not.toBe(two.wrappedKey);
    await expect(async () => buffer(await store.read({ ...one, wrappedKey: two.wrappedKey }))).rejects.toThrow();
    await store.remove(one.storageKey);
    await store.remove(two.storageKey);
  });

  test.each([
    ['a flipped bit', (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === 70_000 ? byte ^ 1 : byte)))],
    ['a lost end', (bytes: Buffer) => bytes.subarray(0, -30_000)],
    ['a lost last chunk', (bytes: Buffer) => bytes.subarray(0, 11 + 2 * (65_536 + 16))],
    [
      'swapped chunks',
      (bytes: Buffer) => {
        const chunk = 65_536 + 16;
        const at = (from: number) => bytes.subarray(11 + from * chunk, 11 + (from + 1) * chunk);
        return Buffer.concat([bytes.subarray(0, 11), at(1), at(0), bytes.subarray(11 + 2 * chunk)]);
      },
    ],
  ])('%s is noticed', async (_what, change) => {
    const store = place.open();
    const object = await put(store, randomBytes(200_000));
    await place.damage(change);
    await expect(async () => buffer(await store.read(object))).rejects.toThrow();
    await store.remove(object.storageKey);
  });

  test('after a rotation old files open with the previous secret and move to the current one', async () => {
    const before = place.open(SECRET);
    const bytes = randomBytes(100_000);
    const old = await put(before, bytes);

    const rotating = place.open(NEW_SECRET, SECRET);
    expect((await buffer(await rotating.read(old))).equals(bytes)).toBe(true);
    const moved = rotating.rewrap(old);
    expect(moved?.keyId).toBe(rotating.currentKeyId);
    expect(moved && rotating.rewrap(moved)).toBeNull();

    const after = place.open(NEW_SECRET);
    await expect(after.read(old)).rejects.toThrow('SECRET_KEY_PREVIOUS');
    expect(moved && (await buffer(await after.read(moved))).equals(bytes)).toBe(true);
    await after.remove(old.storageKey);
  });

  test('an interrupted upload leaves nothing behind', async () => {
    const store = place.open();
    async function* breaking() {
      yield randomBytes(70_000);
      throw new Error('the phone lost its network');
    }
    await expect(store.put(breaking(), 200_000)).rejects.toThrow();
    expect(await place.raw()).toHaveLength(0);
  });

  test('reading a removed file rejects and affects nothing else', async () => {
    const store = place.open();
    const object = await put(store, randomBytes(100));
    await store.remove(object.storageKey);
    await expect(store.read(object)).rejects.toThrow();
  });

  test('a note is stored under its name and not listed as a file', async () => {
    const store = place.open();
    expect(await store.getNote('anchor')).toBeNull();
    await store.putNote('anchor', 'first');
    await store.putNote('anchor', 'second');
    expect(await place.open().getNote('anchor')).toBe('second');
    const object = await put(store, randomBytes(100));
    const listed: string[] = [];
    for await (const keys of store.list()) listed.push(...keys);
    // All tests of a store share it, so it may hold other files.
    expect(listed).toContain(object.storageKey);
    expect(listed.filter((key) => !/^[0-9a-f]{2}\/[0-9a-f-]{36}$/.test(key))).toEqual([]);
    await store.remove(object.storageKey);
  });

  test('removing a file twice is fine', async () => {
    await expect(place.open().remove('ab/none')).resolves.toBeUndefined();
  });
});
