import { readFileSync } from 'node:fs';

/** The configuration of `deploy` on these ports, for a Caddy that leaves the machine's own settings alone. */
export const caddyfileOn = ({ http, https }: { http: number; https: number }): string =>
  readFileSync('deploy/compose/Caddyfile', 'utf8').replace(
    '{\n',
    `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${http}\n\thttps_port ${https}\n`,
  );
