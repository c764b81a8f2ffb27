// Runs on whatever Node.js (20 or newer) the machine has, before anything is installed: makes node_modules fit the lock
// file, then runs tools/<command>.ts on the project's own Node.js, passing on arguments, signals and the exit code.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const bin = join(modules, '.bin');
const ownNode = join(modules, 'node', 'bin', 'node');
const lock = join(root, '.installing');
const HEARTBEAT_MS = 1_000;
const LOCK_STALE_MS = 10_000;
const OLDEST_NODE = 20;

const [command = '', ...args] = process.argv.slice(2);

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  fail(`Tallgrass needs Node.js ${OLDEST_NODE} or newer to start; this is ${process.versions.node}.`);
}
if (!existsSync(join(root, 'tools', `${command}.ts`))) fail(`There is no command "${command}".`);
process.chdir(root);
if (!isInstalled()) await installOnce();
await runCommand();

function fail(message) {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}

/** Compares what npm says it installed with what the lock file wants; says nothing about other platforms' packages. */
function isInstalled() {
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const present = packagesIn(join(modules, '.package-lock.json'));
  if (!wanted || !present) return false;
  const fits = Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = present[path];
    return found ? found.version === entry.version && found.integrity === entry.integrity : entry.optional === true;
  });
  const { devDependencies, dependencies } = wanted[''] ?? {};
  const direct = Object.keys({ ...devDependencies, ...dependencies });
  return fits && direct.every((name) => existsSync(join(modules, name, 'package.json'))) && ownNodeRuns();
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}

/** False as well where node_modules came from another kind of machine. */
function ownNodeRuns() {
  return spawnSync(ownNode, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Of several commands started at once one installs; the others wait for it. */
async function installOnce() {
  let said = false;
  while (!takeLock()) {
    if (!said) process.stderr.write('Waiting for another command that is installing packages…\n');
    said = true;
    await wait(500);
  }
  const heartbeat = setInterval(() => utimesSync(lock, new Date(), new Date()), HEARTBEAT_MS);
  const release = () => rmSync(lock, { recursive: true, force: true });
  process.once('exit', release);
  try {
    if (!isInstalled()) await install();
  } finally {
    clearInterval(heartbeat);
    release();
    process.removeListener('exit', release);
  }
}

/** A folder can be made by one process only. Its time tells whether that process still lives (any machine or container). */
function takeLock() {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') {
      fail(
        `Packages cannot be installed here: ${error.message}\nThe folder must be writable by the user who runs this.`,
      );
    }
  }
  try {
    if (Date.now() - statSync(lock).mtimeMs > LOCK_STALE_MS) rmSync(lock, { recursive: true, force: true });
  } catch {
    // Released in this very moment.
  }
  return false;
}

async function install() {
  process.stderr.write('Installing packages (once; this takes about a minute)…\n');
  const { code, errors } = await npm([
    'ci',
    '--include=dev',
    '--ignore-scripts=false',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (code === 0 && isInstalled()) return;
  if (code === 0) fail('The packages were installed, but do not fit this machine. Remove node_modules and try again.');
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i.test(errors)) {
    fail(
      'The npm registry cannot be reached. Tallgrass needs it once, to install its packages: connect, then try again.',
    );
  }
  fail('npm could not install the packages (its words are above). Mend what it names, then try again.');
}

/** The npm that started us, else the one on the PATH. */
function npm(words) {
  const script = process.env.npm_execpath;
  const [program, first] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []];
  const child = spawn(program, [...first, ...words], { cwd: root, stdio: ['ignore', 2, 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
    process.stderr.write(chunk);
  });
  const passOn = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, passOn);
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, errors: error.message }));
    child.on('close', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeListener(name, passOn);
      if (signal) process.exit(130);
      resolve({ code, errors });
    });
  });
}

async function runCommand() {
  const child = spawn(ownNode, [join(root, 'tools', `${command}.ts`), ...args], {
    cwd: root,
    env: {
      // What Node.js made of each module, types stripped and compiled, is kept for the next start.
      NODE_COMPILE_CACHE: join(modules, '.cache', 'node'),
      ...process.env,
      PATH: [bin, process.env.PATH].filter(Boolean).join(delimiter),
    },
    // The channel carries nothing. It closes when this process dies, however it dies, and the command then ends as well.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => fail(`The command could not be started: ${error.message}`));
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  });
  if (process.env.npm_lifecycle_event) endWithNpm(child);
}

/** npm killed outright passes nothing on: notice that it is gone. */
function endWithNpm(child) {
  const npm = npmProcess();
  const watch = setInterval(() => {
    if (isAlive(npm)) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, HEARTBEAT_MS);
  watch.unref();
}

/** Our parent, or the parent of the shell that npm put between. */
function npmProcess() {
  const parent = processStat(process.ppid);
  return parent && /^(ba|da|z|a)?sh$/.test(parent.name) ? parent.parent : process.ppid;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return processStat(pid)?.state !== 'Z';
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Linux only; null elsewhere. */
function processStat(pid) {
  try {
    const [, name, state, parent] = /^\d+ \((.*)\) (\S) (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return { name, state, parent: Number(parent) };
  } catch {
    return null;
  }
}
