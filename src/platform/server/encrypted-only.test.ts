import { expect, test } from 'vitest';
import { unencrypted, type Connections } from './encrypted-only.ts';

const HERE: Connections = {
  ROLE: 'all',
  HOST: '127.0.0.1',
  METRICS_HOST: '127.0.0.1',
  GOOGLE_ISSUER: 'https://accounts.google.com',
  MICROSOFT_ISSUER: 'https://login.microsoftonline.com/common/v2.0',
};
const refused = (settings: Partial<Connections>) =>
  unencrypted({ ...HERE, ...settings }).map((problem) => problem.split(':')[0]);

test.each<[string, Partial<Connections>]>([
  ['what is on this machine', { DATABASE_URL: 'postgres://o:p@127.0.0.1/x', S3_ENDPOINT: 'http://localhost:8333' }],
  ['a socket of the database', { DATABASE_URL: 'postgres:///x?host=/var/run/postgresql' }],
  ['a database whose certificate is checked', { DATABASE_URL: 'postgres://o:p@db/x?sslmode=verify-full' }],
  ['https', { S3_ENDPOINT: 'https://s3', OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel', NPPES_URL: 'https://npi' }],
  ['a scanner on a socket', { CLAMD_URL: 'unix:/run/clamd.sock' }],
  ['a scanner on this machine', { CLAMD_URL: 'tcp://127.0.0.1:3310' }],
  ['an open address with a certificate', { HOST: '0.0.0.0', TLS_CERT: '/c', METRICS_HOST: '::', METRICS_PORT: 9464 }],
  ['a worker, which serves no requests', { ROLE: 'worker', HOST: '0.0.0.0' }],
  ['mail that comes in over STARTTLS', { INBOUND_SMTP_PORT: 25, INBOUND_TLS_CERT: '/c' }],
])('takes %s', (_what, settings) => {
  expect(refused(settings)).toEqual([]);
});

test.each<[string, Partial<Connections>]>([
  ['DATABASE_URL', { DATABASE_URL: 'postgres://o:p@db/x' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://o:p@db/x?sslmode=require' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://o:p@db/x?sslmode=no-verify' }],
  ['DATABASE_DIRECT_URL', { DATABASE_DIRECT_URL: 'postgres://o:p@10.0.0.2/x?sslmode=prefer' }],
  ['DATABASE_REPLICA_URL', { DATABASE_REPLICA_URL: 'postgres://replica/x' }],
  ['APP_URL', { APP_URL: 'http://tallgrass.example' }],
  ['S3_ENDPOINT', { S3_ENDPOINT: 'http://objects:8333' }],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel:4318' }],
  ['NPPES_URL', { NPPES_URL: 'http://npi/' }],
  ['NURSYS_URL', { NURSYS_URL: 'http://nursys/' }],
  ['GOOGLE_ISSUER', { GOOGLE_ISSUER: 'http://idp' }],
  ['MICROSOFT_ISSUER', { MICROSOFT_ISSUER: 'http://idp' }],
  ['CLAMD_URL', { CLAMD_URL: 'tcp://scanner:3310' }],
  ['TLS_CERT', { HOST: '0.0.0.0' }],
  ['TLS_CERT', { METRICS_HOST: '10.0.0.5', METRICS_PORT: 9464 }],
  ['INBOUND_TLS_CERT', { INBOUND_SMTP_PORT: 25 }],
])('refuses by %s: %o', (name, settings) => {
  expect(refused(settings)).toEqual([name]);
});
