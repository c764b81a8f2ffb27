/** The names by which a server on this machine is reached; the last one is a socket. */
export const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]', '']);

type Setting = string | undefined;

/** The settings by which data leaves or enters this process. */
export interface Connections {
  readonly ROLE: 'web' | 'worker' | 'all';
  readonly HOST: string;
  readonly METRICS_HOST: string;
  readonly METRICS_PORT?: number | undefined;
  readonly INBOUND_SMTP_PORT?: number | undefined;
  readonly APP_URL?: Setting;
  readonly TLS_CERT?: Setting;
  readonly INBOUND_TLS_CERT?: Setting;
  readonly DATABASE_URL?: Setting;
  readonly DATABASE_DIRECT_URL?: Setting;
  readonly DATABASE_REPLICA_URL?: Setting;
  readonly S3_ENDPOINT?: Setting;
  readonly CLAMD_URL?: Setting;
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: Setting;
  readonly NPPES_URL?: Setting;
  readonly NURSYS_URL?: Setting;
  readonly GOOGLE_ISSUER: string;
  readonly MICROSOFT_ISSUER: string;
}

const DATABASES = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const;
const WEB = [
  'APP_URL',
  'S3_ENDPOINT',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'NPPES_URL',
  'NURSYS_URL',
  'GOOGLE_ISSUER',
  'MICROSOFT_ISSUER',
] as const;

/**
 * One line for each connection that would cross the network in the clear, or without checking who answers. Mail that
 * goes out needs no rule: it is never sent to another machine without TLS.
 */
export function unencrypted(settings: Connections): string[] {
  const isElsewhere = (value: Setting): value is string =>
    value !== undefined && !LOOPBACK.has(new URL(value).hostname);
  const databases = DATABASES.filter((name) => {
    const value = settings[name];
    return isElsewhere(value) && new URL(value).searchParams.get('sslmode') !== 'verify-full';
  });
  const web = WEB.filter((name) => {
    const value = settings[name];
    return isElsewhere(value) && value.startsWith('http:');
  });
  return [
    ...databases.map((name) => `${name}: must have sslmode=verify-full${BECAUSE}, except on this machine`),
    ...web.map((name) => `${name}: must begin with https://${BECAUSE}, except on this machine`),
    ...(isElsewhere(settings.CLAMD_URL)
      ? [`CLAMD_URL: must be a socket or on this machine${BECAUSE}: clamd has no TLS`]
      : []),
    ...listening(settings),
  ];
}

const BECAUSE = ' where ENCRYPTED_ONLY is 1';

function listening({ ROLE, HOST, METRICS_HOST, METRICS_PORT, ...settings }: Connections): string[] {
  const isOpen = (host: string) => !LOOPBACK.has(host) && host !== '::1';
  const needs = [
    ...(ROLE !== 'worker' && isOpen(HOST) ? ['HOST'] : []),
    ...(METRICS_PORT !== undefined && isOpen(METRICS_HOST) ? ['METRICS_HOST'] : []),
  ];
  return [
    ...(settings.TLS_CERT ? [] : needs.map((name) => `TLS_CERT: is needed for ${name}${BECAUSE}`)),
    ...(settings.INBOUND_SMTP_PORT !== undefined && !settings.INBOUND_TLS_CERT
      ? [`INBOUND_TLS_CERT: is needed for INBOUND_SMTP_PORT${BECAUSE}`]
      : []),
  ];
}
