import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from 'node:tls';
import { endChild } from './end-child.ts';
import { CADDY } from './optional-programs.ts';

interface Ports {
  http: number;
  https: number;
}

const PATIENCE_MS = 15_000;
/** Its processes in the configuration of `deploy`. */
const UPSTREAMS = 'web-1:3000 web-2:3000';

/** The configuration of `deploy` on these ports, for a Caddy that leaves the machine's own settings alone. */
export const caddyfileOn = ({ http, https }: Ports): string =>
  readFileSync('deploy/compose/Caddyfile', 'utf8').replace(
    '{\n',
    `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${http}\n\thttps_port ${https}\n`,
  );

/**
 * A real Caddy with the configuration of `deploy` before one process at `upstream` (host:port), as localhost with a
 * certificate of its own. Returns a function that stops it. Throws when it doesn't answer in time.
 */
export async function startCaddy(upstream: string, ports: Ports): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'tallgrass-caddy-'));
  const config = join(folder, 'Caddyfile');
  writeFileSync(config, caddyfileOn(ports).replace(UPSTREAMS, upstream));
  const child = spawn(CADDY ?? '', ['run', '--adapter', 'caddyfile', '--config', config], {
    stdio: 'ignore',
    // For this name Caddy makes the certificate itself.
    env: { APP_HOST: 'localhost', HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  const kill = () => child.kill();
  process.once('exit', kill);
  const stop = async () => {
    process.removeListener('exit', kill);
    await endChild(child);
    rmSync(folder, { recursive: true, force: true });
  };
  for (const deadline = Date.now() + PATIENCE_MS; !(await hasCertificate(ports.https)); await wait(50)) {
    if (child.exitCode === null && Date.now() < deadline) continue;
    await stop();
    throw new Error('Caddy did not start');
  }
  return stop;
}

/** It listens before its certificate is made. */
const hasCertificate = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const options = { port, host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false };
    const socket = connect(options, () => {
      socket.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });
