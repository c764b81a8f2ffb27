import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const BASE = 'localhost/tallgrass-test-base';
const IMAGE = 'localhost/tallgrass-test';
/** C library parts that are loaded by name, which `ldd` doesn't show. */
const LOADED_LATER = ['libresolv.so.2', 'librt.so.1', 'libnss_dns.so.2', 'libnss_files.so.2'];

/** Builds and runs images with the machine's buildah, in a storage of its own and without a registry. */
export function openBuildah(program: string, storage: string) {
  const global = ['--root', join(storage, 'root'), '--runroot', join(storage, 'run'), '--storage-driver', 'vfs'];
  const run = async (...args: string[]): Promise<string> =>
    (await promisify(execFile)(program, [...global, ...args], { maxBuffer: 1 << 26 })).stdout.trim();

  return {
    /** Builds the Containerfile on a base with this machine's Node and nothing else, no shell either. Returns a container. */
    async build(context: string): Promise<string> {
      const base = await run('from', 'scratch');
      await run('copy', base, baseFiles(join(storage, 'base')), '/');
      await run('config', '--env', 'PATH=/usr/local/bin', base);
      await run('commit', base, BASE);
      const arg = `BASE=${BASE}`;
      await run('build', '--isolation', 'chroot', '--format', 'docker', '--build-arg', arg, '-t', IMAGE, context);
      return run('from', '--pull-never', IMAGE);
    },
    configuration: async () =>
      (JSON.parse(await run('inspect', '--type', 'image', IMAGE)) as { Docker: { config: ImageConfig } }).Docker.config,
    /** Runs a command in the container as the image's own user. */
    run: (container: string, command: string[], options: string[] = []): ChildProcess =>
      spawn(program, [...global, 'run', '--isolation', 'chroot', ...options, container, '--', ...command]),
    close: () => run('rmi', '--all', '--force'),
  };
}

interface ImageConfig {
  User: string;
  Env: string[];
  StopSignal: string;
  Healthcheck: { Test: string[] };
}

function baseFiles(root: string): string {
  const node = realpathSync(process.execPath);
  const linked = [...execFileSync('ldd', [node], { encoding: 'utf8' }).matchAll(/\/\S+/g)].map(([path]) => path);
  const libraries = dirname(linked.find((path) => path.includes('/libc.so')) ?? '/lib/x86_64-linux-gnu/libc.so.6');
  for (const path of [...linked, ...LOADED_LATER.map((name) => join(libraries, name))]) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    copyFileSync(path, join(root, path));
  }
  mkdirSync(join(root, 'usr/local/bin'), { recursive: true });
  copyFileSync(node, join(root, 'usr/local/bin/node'));
  return root;
}

/** Sends SIGTERM to the process that runs `command` below `ancestor`: buildah passes no signals on. */
export function terminateBelow(ancestor: ChildProcess, command: string): void {
  const pid = ancestor.pid && findBelow(ancestor.pid, command);
  if (!pid) throw new Error(`Nothing below buildah runs ${command}.`);
  process.kill(pid, 'SIGTERM');
}

function findBelow(ancestor: number, command: string): number | null {
  for (const thread of readdirSync(`/proc/${ancestor}/task`)) {
    const children = readFileSync(`/proc/${ancestor}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean);
    for (const pid of children.map(Number)) {
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      const found = words.replace(/^\S*\//, '') === command ? pid : findBelow(pid, command);
      if (found) return found;
    }
  }
  return null;
}
