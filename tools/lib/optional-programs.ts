import { existsSync } from 'node:fs';

/** Programs that some tests run against where installed; `.ci/run` installs most of them where apt can. */

export const POSTGRES_15_BIN = '/usr/lib/postgresql/15/bin';
const BUILDAH_PATH = '/usr/bin/buildah';
const PROMTOOL_PATHS = ['/usr/bin/promtool', '/usr/local/bin/promtool'];
const CLAMD_PATHS = ['/usr/sbin/clamd', '/usr/local/sbin/clamd'];
const HAPROXY_PATHS = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'];
const CADDY_PATHS = ['/usr/bin/caddy', '/usr/local/bin/caddy'];
const PDFSIG_PATHS = ['/usr/bin/pdfsig', '/usr/local/bin/pdfsig'];
const ETCD_PATHS = ['/usr/bin/etcd', '/usr/local/bin/etcd'];
const PATRONI_PATHS = ['/usr/bin/patroni', '/usr/local/bin/patroni'];
const PGBACKREST_PATHS = ['/usr/bin/pgbackrest', '/usr/local/bin/pgbackrest'];
const PGBOUNCER_PATHS = ['/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer'];

/** The programs of PostgreSQL 15, or null. */
export const POSTGRES_15 = existsSync(POSTGRES_15_BIN) ? POSTGRES_15_BIN : null;
/** A real virus scanner, or null. */
export const CLAMD = CLAMD_PATHS.find((path) => existsSync(path)) ?? null;
/** Prometheus's own check of alert rules, or null. */
export const PROMTOOL = PROMTOOL_PATHS.find((path) => existsSync(path)) ?? null;

/** A load balancer, or null. */
export const HAPROXY = HAPROXY_PATHS.find((path) => existsSync(path)) ?? null;
/** The proxy of the compose file, or null. */
export const CADDY = CADDY_PATHS.find((path) => existsSync(path)) ?? null;
/** A pooler of database connections, or null. */
export const PGBOUNCER = PGBOUNCER_PATHS.find((path) => existsSync(path)) ?? null;

/** A store of leases, or null. */
export const ETCD = ETCD_PATHS.find((path) => existsSync(path)) ?? null;
/** A manager of PostgreSQL clusters, or null. */
export const PATRONI = PATRONI_PATHS.find((path) => existsSync(path)) ?? null;
/** An archive of PostgreSQL's write-ahead log, or null. */
export const PGBACKREST = PGBACKREST_PATHS.find((path) => existsSync(path)) ?? null;

/** Poppler's check of signatures in a PDF, or null. */
export const PDFSIG = PDFSIG_PATHS.find((path) => existsSync(path)) ?? null;

/** A builder of container images, or null. */
export const BUILDAH = existsSync(BUILDAH_PATH) ? BUILDAH_PATH : null;

/** What a run skipped and why, one line each. */
export const skippedFor = (programs: {
  postgres15: string | null;
  clamd: string | null;
  buildah: string | null;
  promtool: string | null;
  haproxy: string | null;
  pgbouncer: string | null;
  pdfsig: string | null;
  caddy: string | null;
}): string[] => [
  ...(programs.postgres15
    ? []
    : [`integration (PostgreSQL 15): skipped: PostgreSQL 15 is not installed (${POSTGRES_15_BIN})`]),
  ...(programs.clamd ? [] : [`virus scanner: skipped: clamd is not installed (${CLAMD_PATHS.join(', ')})`]),
  ...(programs.buildah ? [] : [`container image: skipped: buildah is not installed (${BUILDAH_PATH})`]),
  ...(programs.promtool ? [] : [`alert rules: skipped: promtool is not installed (${PROMTOOL_PATHS.join(', ')})`]),
  ...(programs.haproxy ? [] : [`load balancer: skipped: haproxy is not installed (${HAPROXY_PATHS.join(', ')})`]),
  ...(programs.pgbouncer
    ? []
    : [`connection pooler: skipped: pgbouncer is not installed (${PGBOUNCER_PATHS.join(', ')})`]),
  ...(programs.caddy ? [] : [`TLS of the proxy: skipped: caddy is not installed (${CADDY_PATHS.join(', ')})`]),
  ...(programs.pdfsig ? [] : [`signed letters: skipped: pdfsig is not installed (${PDFSIG_PATHS.join(', ')})`]),
];
