import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { LOOPBACK, unencrypted } from './encrypted-only.ts';
import { codeOf } from './error-code.ts';
import { readWebhookSecrets } from './inbound/webhook-secrets.ts';
import { readSecretFiles } from './secrets/secret-files.ts';
import { secretKeyOf } from './secrets/secret.ts';
import { whyUnusable, type CertificateFiles } from './tls.ts';

export interface IdentityProviderSettings {
  clientId: string;
  clientSecret: string;
  issuer: string;
}

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface InboundSettings {
  port: number;
  /** Lowercase: the part after the @ of every address that mail may come in for. */
  domain: string;
  /** Null: mail comes in without TLS. */
  tls: CertificateFiles | null;
  /** The name servers that the senders' records are read from; empty: those of the system. */
  dnsServers: readonly string[];
}

export interface NursysSettings {
  url: string;
  username: string;
  password: string;
}

/** The process's settings, validated once at start. Unset values are null. */
export interface Env {
  readonly isProduction: boolean;
  readonly role: 'web' | 'worker' | 'all';
  readonly host: string;
  readonly port: number;
  /** Null: the proxy in front has the certificate and speaks plain HTTP to the process. */
  readonly tls: CertificateFiles | null;
  /** How long a process that was asked to end says so in its health before it accepts nothing more. */
  readonly drainSeconds: number;
  /** The public origin, without a trailing slash. */
  readonly appUrl: string;
  /** Absolute path. */
  readonly dataDir: string;
  /** The database itself, with sessions of its own; null: the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null;
  /** A pooler in transaction mode before it; null: everything connects to the database itself. */
  readonly databasePoolUrl: string | null;
  /** Where a replica is, for reads that may be a little old. */
  readonly databaseReplicaUrl: string | null;
  readonly admin: { email: string; password: string } | null;
  readonly demo: boolean;
  /** Null: mail goes to the dev mailbox, or waits in the outbox in production. */
  readonly smtpUrl: string | null;
  readonly devMailbox: boolean;
  readonly mailFrom: string;
  /** The server for mail that comes in; null: replies by email are off. */
  readonly inbound: InboundSettings | null;
  /** Null: files are kept in `dataDir`. */
  readonly s3: S3Settings | null;
  readonly google: IdentityProviderSettings | null;
  readonly microsoft: IdentityProviderSettings | null;
  /** Whether the embedded identity provider replaces those that are not configured. */
  readonly devIdentityProvider: boolean;
  /** Null: uploads are checked for type and size only. */
  readonly clamdUrl: string | null;
  /** The NPI registry's URL; null: NPIs are checked by hand. */
  readonly nppesUrl: string | null;
  /** A Nursys e-Notify account; null: nursing licenses are checked by hand. */
  readonly nursys: NursysSettings | null;
  /** Root of every other key; see `deriveKey`. */
  readonly secretKey: string;
  /** The secret before the last rotation: it still opens what was sealed under it. */
  readonly secretKeyPrevious: string | null;
  /** The folder of breached passwords that no account may choose; null: they aren't known. */
  readonly breachedPasswordsDir: string | null;
  /** The URL of an interview's video room, with `{id}`; null: interviewers give their own link. */
  readonly videoUrlTemplate: string | null;
  /** Where administrators see dashboards over time; null: the console links to none. */
  readonly dashboardsUrl: string | null;
  /** `host:port` of calendar servers in the operator's own network, which links may name all the same. */
  readonly privateCalendarHosts: readonly string[];
  /** By provider: the secrets that sign its inbound calls, two during a rotation. */
  readonly webhookSecrets: Readonly<Record<string, readonly Buffer[]>>;
  /** Addresses and ranges (`10.42.0.0/16`) whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
  readonly diagnosticPages: boolean;
  readonly rateLimits: boolean;
  /** How many calls a signed-in person may make a minute, to each process; null: as many as they like. */
  readonly callsAMinute: number | null;
  /** How long a deleted person's applications are kept under a pseudonym. */
  readonly keepApplicationsDays: number;
  /** The percentage of approvals that a second reviewer checks blind. */
  readonly secondReviewPercent: number;
  /**
   * Whether people may ask a past employer to confirm a work history entry. Off: the feature has no routes or screens.
   */
  readonly workConfirmations: boolean;
  /** How many worker processes have each partition of the market in memory; 0: each process has all of it. */
  readonly matchingPartitions: 0 | 1 | 2;
  readonly logLevel: string;
  /** Where Prometheus reads metrics; null: nothing is measured. */
  readonly metrics: { host: string; port: number; tls: CertificateFiles | null } | null;
  /** The hour, in Central Time, from which administrators who chose it get the morning report. */
  readonly morningReportHour: number;
  /** The collector of traces, and the share of requests (0 to 1) that are traced; null: no trace leaves the process. */
  readonly otlp: { endpoint: string; share: number } | null;
}

/** One line for each unusable value. */
export class EnvError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(['These settings cannot be used:', ...problems.map((problem) => `  ${problem}`)].join('\n'));
    this.name = 'EnvError';
    this.problems = problems;
  }
}

export const DEMO_PASSWORD = 'tallgrass-demo';
const MIN_SECRET_LENGTH = 32;
const MIN_PASSWORD_LENGTH = 6;
/** Two of a load balancer's checks, and some more. */
const DRAIN_SECONDS = 5;
/** Employers must be able to show for a year which candidates they considered. */
const MIN_KEEP_DAYS = 365;

const url = (protocols: readonly string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });
const postgres = url(['postgres:', 'postgresql:']);
const web = url(['http:', 'https:']);
/** Without a name and password: URLs end up in logs. */
const bare = web.refine((value) => !URL.canParse(value) || new URL(value).username === '', {
  error: 'must be without a user name and password',
});
const flag = z.enum(['0', '1'], { error: 'must be 0 or 1' });
const secret = z.string().min(MIN_SECRET_LENGTH, {
  error: `must have at least ${MIN_SECRET_LENGTH} characters, e.g. from: openssl rand -hex 32`,
});
const port = z
  .string()
  .refine((value) => /^\d+$/.test(value) && Number(value) <= 65_535, {
    error: 'must be a port number from 0 to 65535',
  })
  .transform(Number);

const readableFile = z.string().refine(isReadable, { error: 'must be the path of a file that this user may read' });
function isAddressOrRange(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return most > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

const listOf = (value: string): string[] =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

const schema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], {
      error: 'must be development, production or test',
    })
    .default('development'),
  ROLE: z.enum(['web', 'worker', 'all'], { error: 'must be web, worker or all' }).default('all'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  DRAIN_SECONDS: z
    .string()
    .refine((value) => /^\d{1,3}$/.test(value), { error: 'must be a number of seconds, at most 999' })
    .transform(Number)
    .optional(),
  TLS_KEY: readableFile.optional(),
  TLS_CERT: readableFile.optional(),
  ENCRYPTED_ONLY: flag.optional(),
  APP_URL: web.optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: bare.optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'must be a share from 0 to 1' })
    .min(0, { error: 'must be a share from 0 to 1' })
    .max(1, { error: 'must be a share from 0 to 1' })
    .default(1),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgres.optional(),
  DATABASE_DIRECT_URL: postgres.optional(),
  DATABASE_REPLICA_URL: postgres.optional(),
  ADMIN_EMAIL: z.email({ error: 'must be an email address' }).optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(MIN_PASSWORD_LENGTH, { error: `must have at least ${MIN_PASSWORD_LENGTH} characters` })
    .optional(),
  DEMO: flag.optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/, {
      error: 'must be an address, or a name and an address like: Tallgrass <hello@example.org>',
    })
    .optional(),
  INBOUND_SMTP_PORT: port.optional(),
  INBOUND_DOMAIN: z
    .string()
    .toLowerCase()
    .regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, { error: 'must be a domain like: reply.example.org' })
    .optional(),
  INBOUND_TLS_KEY: readableFile.optional(),
  INBOUND_TLS_CERT: readableFile.optional(),
  INBOUND_DNS: z
    .string()
    .refine((value) => listOf(value).every((server) => isIP(server.replace(/:\d+$/, '')) > 0), {
      error: 'must be IP addresses of name servers with commas between them, e.g. 10.0.0.2 or 127.0.0.1:5353',
    })
    .default(''),
  S3_ENDPOINT: web.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: web.default('https://accounts.google.com'),
  MICROSOFT_CLIENT_ID: z.string().optional(),
  MICROSOFT_CLIENT_SECRET: z.string().optional(),
  MICROSOFT_ISSUER: web.default('https://login.microsoftonline.com/common/v2.0'),
  CLAMD_URL: url(['tcp:', 'unix:']).optional(),
  NPPES_URL: bare.optional(),
  NURSYS_URL: bare.optional(),
  NURSYS_USERNAME: z.string().optional(),
  NURSYS_PASSWORD: z.string().optional(),
  BREACHED_PASSWORDS_DIR: z
    .string()
    .refine((folder) => isReadable(join(folder, '00000.txt')), {
      error: 'must be a folder with the files 00000.txt to FFFFF.txt that this user may read',
    })
    .optional(),
  VIDEO_URL_TEMPLATE: bare.refine((value) => value.includes('{id}'), { error: 'must contain {id}' }).optional(),
  DASHBOARDS_URL: bare.optional(),
  PRIVATE_CALENDAR_HOSTS: z
    .string()
    .refine((value) => value.split(',').every((host) => /^[^\s:/]+:\d+$/.test(host.trim())), {
      error: 'must be a list like calendar.hospital.internal:443',
    })
    .optional(),
  SECRET_KEY: secret.optional(),
  SECRET_KEY_PREVIOUS: secret.optional(),
  TRUSTED_PROXY: z
    .string()
    .refine((value) => listOf(value).every(isAddressOrRange), {
      error: 'must be addresses, or ranges like 10.42.0.0/16, with commas between them',
    })
    .default(''),
  DIAGNOSTIC_PAGES: flag.optional(),
  SECOND_REVIEW_PERCENT: z
    .string()
    .refine((value) => /^\d{1,3}$/.test(value) && Number(value) <= 100, { error: 'must be a number from 0 to 100' })
    .transform(Number)
    .default(5),
  MORNING_REPORT_HOUR: z
    .string()
    .refine((value) => /^\d{1,2}$/.test(value) && Number(value) <= 23, { error: 'must be an hour from 0 to 23' })
    .transform(Number)
    .default(7),
  WORK_CONFIRMATIONS: flag.optional(),
  MATCHING_PARTITIONS: z.enum(['0', '1', '2'], { error: 'must be 0, 1 or 2' }).default('0'),
  KEEP_APPLICATIONS_DAYS: z
    .string()
    .refine((value) => /^\d{1,5}$/.test(value) && Number(value) >= MIN_KEEP_DAYS, {
      error: `must be a number of days, ${MIN_KEEP_DAYS} or more`,
    })
    .transform(Number)
    .default(MIN_KEEP_DAYS),
  CALLS_A_MINUTE: z.coerce
    .number('must be a number of calls')
    .int('must be a whole number')
    .min(60, 'must be at least 60')
    .optional(),
  RATE_LIMITS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], {
      error: 'must be debug, info, warn, error or silent',
    })
    .optional(),
});
type Raw = z.output<typeof schema>;

/** Groups of settings that only work when all members are set. */
const TOGETHER: readonly (readonly (keyof Raw)[])[] = [
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['TLS_KEY', 'TLS_CERT'],
  ['INBOUND_SMTP_PORT', 'INBOUND_DOMAIN'],
  ['INBOUND_TLS_KEY', 'INBOUND_TLS_CERT'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
  ['NURSYS_URL', 'NURSYS_USERNAME', 'NURSYS_PASSWORD'],
];

const halfSet = (raw: Raw): string[] =>
  TOGETHER.flatMap((group) => {
    const missing = group.filter((name) => raw[name] === undefined);
    if (missing.length === 0 || missing.length === group.length) return [];
    const present = group.filter((name) => !missing.includes(name));
    return missing.map((name) => `${name}: is needed as well, because ${present.join(', ')} is set`);
  });

const notTogether = (raw: Raw): string[] =>
  (['TLS', 'INBOUND_TLS'] as const).flatMap((name) => {
    const files = certificateOf(raw[`${name}_KEY`], raw[`${name}_CERT`]);
    const why = files && whyUnusable(files);
    return why ? [`${name}_CERT: cannot be used with ${name}_KEY (${why})`] : [];
  });

const directAlone = ({ DATABASE_URL, DATABASE_DIRECT_URL }: Raw): string[] =>
  DATABASE_DIRECT_URL && !DATABASE_URL
    ? ['DATABASE_URL: is needed as well, because DATABASE_DIRECT_URL is set (without a pooler, set DATABASE_URL alone)']
    : [];

const replicaAlone = ({ DATABASE_URL, DATABASE_REPLICA_URL }: Raw): string[] =>
  DATABASE_REPLICA_URL && !DATABASE_URL
    ? ['DATABASE_URL: is needed as well, because DATABASE_REPLICA_URL is set: the embedded database has no replica']
    : [];

const refusedInProduction = (raw: Raw): string[] => [
  ...(raw.SECRET_KEY
    ? []
    : [
        `SECRET_KEY: is required in production (at least ${MIN_SECRET_LENGTH} characters, e.g. from: openssl rand -hex 32)`,
      ]),
  ...(raw.DEMO === '1'
    ? ['DEMO: the demo market, with its public passwords, is refused in production; unset it or set 0']
    : []),
  ...(raw.RATE_LIMITS === 'off' ? ['RATE_LIMITS: off is for test runs and is refused in production'] : []),
  ...(raw.APP_URL?.startsWith('http:') && !LOOPBACK.has(new URL(raw.APP_URL).hostname)
    ? ['APP_URL: must begin with https:// in production, except on this machine']
    : []),
  ...(['NPPES_URL', 'NURSYS_URL'] as const)
    .filter((name) => raw[name]?.startsWith('http:'))
    .map((name) => `${name}: must begin with https:// in production`),
  ...(raw.ADMIN_PASSWORD === DEMO_PASSWORD ? ['ADMIN_PASSWORD: the demo password is refused in production'] : []),
];

type Source = Readonly<Record<string, string | undefined>>;

/** Adds what `.env` in the working directory says to the environment; never overrides what is set. */
export function readDotEnv(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/**
 * Validates the environment (after reading `.env` from the working directory, which never overrides what is set) and
 * creates the secret key at a first start. Throws one `EnvError` with every problem.
 */
export function loadEnv(source?: Source): Env {
  if (!source) readDotEnv();
  const set = Object.entries(source ?? process.env).filter((one): one is [string, string] => Boolean(one[1]?.trim()));
  const { given, problems: unread } = readSecretFiles(set);
  if (unread.length > 0) throw new EnvError(unread);
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    throw new EnvError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const raw = parsed.data;
  const isProduction = raw.NODE_ENV === 'production';
  const webhooks = readWebhookSecrets(given);
  const problems = [
    ...halfSet(raw),
    ...notTogether(raw),
    ...directAlone(raw),
    ...replicaAlone(raw),
    ...webhooks.problems,
    ...(isProduction ? refusedInProduction(raw) : []),
    ...(raw.ENCRYPTED_ONLY === '1' ? unencrypted(raw) : []),
  ];
  if (problems.length > 0) throw new EnvError(problems);

  const dataDir = resolve(raw.DATA_DIR);
  if (!raw.DATABASE_URL || !raw.S3_ENDPOINT || !raw.SECRET_KEY) makeWritable(dataDir);
  const tls = certificateOf(raw.TLS_KEY, raw.TLS_CERT);
  const appUrl = raw.APP_URL ? new URL(raw.APP_URL).origin : `http://localhost:${raw.PORT}`;
  return {
    isProduction,
    role: raw.ROLE,
    host: raw.HOST,
    port: raw.PORT,
    tls,
    drainSeconds: raw.DRAIN_SECONDS ?? (isProduction ? DRAIN_SECONDS : 0),
    appUrl,
    dataDir,
    databaseUrl: raw.DATABASE_DIRECT_URL ?? raw.DATABASE_URL ?? null,
    databasePoolUrl: (raw.DATABASE_DIRECT_URL && raw.DATABASE_URL) ?? null,
    databaseReplicaUrl: raw.DATABASE_REPLICA_URL ?? null,
    admin: raw.ADMIN_EMAIL && raw.ADMIN_PASSWORD ? { email: raw.ADMIN_EMAIL, password: raw.ADMIN_PASSWORD } : null,
    demo: raw.DEMO ? raw.DEMO === '1' : !isProduction,
    smtpUrl: raw.SMTP_URL ?? null,
    devMailbox: !isProduction && !raw.SMTP_URL,
    mailFrom: raw.MAIL_FROM ?? `Tallgrass <no-reply@${new URL(appUrl).hostname}>`,
    inbound: inboundOf(raw),
    s3: s3Of(raw),
    google: providerOf(raw.GOOGLE_CLIENT_ID, raw.GOOGLE_CLIENT_SECRET, raw.GOOGLE_ISSUER),
    microsoft: providerOf(raw.MICROSOFT_CLIENT_ID, raw.MICROSOFT_CLIENT_SECRET, raw.MICROSOFT_ISSUER),
    devIdentityProvider: !isProduction,
    clamdUrl: raw.CLAMD_URL ?? null,
    nppesUrl: raw.NPPES_URL ?? null,
    nursys: nursysOf(raw),
    secretKey: raw.SECRET_KEY ?? secretKeyOf(dataDir),
    secretKeyPrevious: raw.SECRET_KEY_PREVIOUS ?? null,
    breachedPasswordsDir: raw.BREACHED_PASSWORDS_DIR ? resolve(raw.BREACHED_PASSWORDS_DIR) : null,
    privateCalendarHosts: raw.PRIVATE_CALENDAR_HOSTS?.split(',').map((host) => host.trim()) ?? [],
    videoUrlTemplate: raw.VIDEO_URL_TEMPLATE ?? null,
    dashboardsUrl: raw.DASHBOARDS_URL ?? null,
    webhookSecrets: webhooks.secrets,
    trustedProxies: listOf(raw.TRUSTED_PROXY),
    diagnosticPages: raw.DIAGNOSTIC_PAGES === '1' || (raw.DIAGNOSTIC_PAGES === undefined && !isProduction),
    rateLimits: raw.RATE_LIMITS === 'on',
    callsAMinute: raw.CALLS_A_MINUTE ?? null,
    secondReviewPercent: raw.SECOND_REVIEW_PERCENT,
    workConfirmations: raw.WORK_CONFIRMATIONS === '1',
    matchingPartitions: Number(raw.MATCHING_PARTITIONS) as 0 | 1 | 2,
    keepApplicationsDays: raw.KEEP_APPLICATIONS_DAYS,
    metrics: raw.METRICS_PORT === undefined ? null : { host: raw.METRICS_HOST, port: raw.METRICS_PORT, tls },
    morningReportHour: raw.MORNING_REPORT_HOUR,
    otlp: otlpOf(raw),
    logLevel: raw.LOG_LEVEL ?? (raw.NODE_ENV === 'test' ? 'silent' : 'info'),
  };
}

/** Other users may pass through it (the embedded database may run as another user) but can't list it. */
function makeWritable(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new EnvError([`DATA_DIR: ${dataDir} cannot be written by this user (${codeOf(error) ?? 'unknown'})`]);
  }
}

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

function inboundOf(raw: Raw): InboundSettings | null {
  const { INBOUND_SMTP_PORT: smtpPort, INBOUND_DOMAIN: domain } = raw;
  if (smtpPort === undefined || !domain) return null;
  return {
    port: smtpPort,
    domain,
    tls: certificateOf(raw.INBOUND_TLS_KEY, raw.INBOUND_TLS_CERT),
    dnsServers: listOf(raw.INBOUND_DNS),
  };
}

function s3Of(raw: Raw): S3Settings | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = raw;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: raw.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

const certificateOf = (keyFile: string | undefined, certificateFile: string | undefined): CertificateFiles | null =>
  keyFile && certificateFile ? { keyFile, certificateFile } : null;

const otlpOf = ({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share }: Raw): Env['otlp'] =>
  endpoint ? { endpoint: endpoint.replace(/\/+$/, ''), share } : null;

function nursysOf({ NURSYS_URL, NURSYS_USERNAME, NURSYS_PASSWORD }: Raw): NursysSettings | null {
  if (!NURSYS_URL || !NURSYS_USERNAME || !NURSYS_PASSWORD) return null;
  return { url: NURSYS_URL, username: NURSYS_USERNAME, password: NURSYS_PASSWORD };
}

const providerOf = (clientId: string | undefined, clientSecret: string | undefined, issuer: string) =>
  clientId && clientSecret ? { clientId, clientSecret, issuer } : null;
