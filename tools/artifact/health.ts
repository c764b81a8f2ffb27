import { readFileSync } from 'node:fs';
import { get as getOpen, type IncomingMessage } from 'node:http';
import { get, type RequestOptions } from 'node:https';

/**
 * For the container's health check: ends with 0 when the process beside it can serve, otherwise with 1. A worker serves
 * nothing; its metrics say that it runs.
 */
const { ROLE, PORT = '3000', METRICS_PORT, TLS_CERT } = process.env;
const place = `127.0.0.1:${ROLE === 'worker' ? `${METRICS_PORT}/metrics` : `${PORT}/api/health`}`;
/** The certificate names the address that others use, so it is the certificate itself that is checked here. */
const own = (file: string): RequestOptions => ({
  ca: readFileSync(file),
  allowPartialTrustChain: true,
  checkServerIdentity: () => undefined,
});
const end = ({ statusCode }: IncomingMessage) => process.exit(statusCode === 200 ? 0 : 1);
const request = TLS_CERT ? get(`https://${place}`, own(TLS_CERT), end) : getOpen(`http://${place}`, end);
request.setTimeout(3000, () => process.exit(1)).on('error', () => process.exit(1));
