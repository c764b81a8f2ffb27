import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a registry misbehaves: no response, invalid JSON, an oversized response, or an error status. */
export type Fault = 'silent' | 'malformed' | 'huge' | number;

interface Asked {
  method: string;
  url: string;
  headers: Record<string, unknown>;
  body: unknown;
}

interface Peer {
  url: string;
  /** Every request as received. */
  readonly asked: Asked[];
  /** Fails like this from now on; null: responds normally. */
  failWith(fault: Fault | null): void;
  close(): Promise<void>;
}

/** A real HTTP server that answers with `reply`, or fails as told. */
async function startPeer(reply: (asked: Asked, url: URL) => { status?: number; json: unknown }): Promise<Peer> {
  const asked: Asked[] = [];
  let fault: Fault | null = null;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString('utf8');
    const one = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: text === '' ? null : (JSON.parse(text) as unknown),
    };
    asked.push(one);
    if (fault === 'silent') return;
    if (fault === 'malformed') return void response.end('<html>Service is being maintained</html>');
    if (fault === 'huge') return void response.end(JSON.stringify('x'.repeat(2_000_000)));
    if (fault !== null) return void response.writeHead(fault).end('{}');
    const { status = 200, json } = reply(one, new URL(one.url, 'http://peer'));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    failWith: (next) => {
      fault = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export interface NppesEntry {
  npi: string;
  /** For a person. */
  first?: string;
  last?: string;
  formerLast?: string;
  license?: { number: string; state: string };
  /** For an organization. */
  organization?: string;
  phone?: string;
}

export type NppesPeer = Peer & {
  readonly entries: NppesEntry[];
  /** Numbers reported as deactivated. */
  readonly deactivated: Set<string>;
  /** Answers every query with this entry, regardless of the person. */
  confuseWith(entry: NppesEntry | null): void;
};

/** Speaks version 2.1 of the NPI registry's API: always HTTP 200, with `Errors` or `result_count`. */
export async function startNppes(): Promise<NppesPeer> {
  const entries: NppesEntry[] = [];
  const deactivated = new Set<string>();
  let confusion: NppesEntry | null = null;
  const peer = await startPeer((_asked, url) => {
    const refuse = (description: string, field: string) => ({
      json: { Errors: [{ description, field, number: '04' }] },
    });
    if (url.searchParams.get('version') !== '2.1') return refuse('Unsupported Version', 'version');
    const npi = url.searchParams.get('number') ?? '';
    if (!/^\d{10}$/.test(npi)) return refuse('Invalid value', 'number');
    if (deactivated.has(npi)) return refuse(`CMS deactivated NPI ${npi}.`, 'number');
    const found = confusion ?? entries.find((entry) => entry.npi === npi);
    return { json: { result_count: found ? 1 : 0, results: found ? [nppesResult(found)] : [] } };
  });
  return Object.assign(peer, {
    entries,
    deactivated,
    confuseWith: (entry: NppesEntry | null) => {
      confusion = entry;
    },
  });
}

const nppesResult = (entry: NppesEntry) => ({
  number: entry.npi,
  enumeration_type: entry.organization ? 'NPI-2' : 'NPI-1',
  basic: entry.organization
    ? { organization_name: entry.organization, status: 'A' }
    : { first_name: entry.first, last_name: entry.last, credential: 'RN', status: 'A' },
  other_names: entry.formerLast ? [{ type: 'Former Name', first_name: entry.first, last_name: entry.formerLast }] : [],
  addresses: [
    { address_purpose: 'MAILING', telephone_number: '555-555-0000' },
    { address_purpose: 'LOCATION', telephone_number: entry.phone ?? '' },
  ],
  taxonomies: [
    {
      code: '163W00000X',
      desc: 'Registered Nurse',
      primary: true,
      license: entry.license?.number ?? null,
      state: entry.license?.state ?? '',
    },
  ],
});

export interface NursysLicense {
  state: string;
  number: string;
  type: 'RN' | 'PN' | 'CNP';
  first: string;
  last: string;
  active?: string;
  status?: string;
  expires?: string;
  compact?: string;
  disciplines?: number;
  mayPractice?: readonly string[];
  messages?: readonly string[];
}

export type NursysPeer = Peer & {
  settings: { NURSYS_URL: string; NURSYS_USERNAME: string; NURSYS_PASSWORD: string };
  readonly licenses: NursysLicense[];
  /** How many polls find the result not ready. */
  pendingFor(looks: number): void;
  /** Answers the next lookups with this license instead of the requested one. */
  confuseWith(license: NursysLicense | null): void;
};

/** Speaks e-Notify's nurse lookup: credentials in headers, a transaction first, its result later. */
export async function startNursys(): Promise<NursysPeer> {
  const username = 'tallgrass-test';
  const password = `pw-${randomUUID()}`;
  const licenses: NursysLicense[] = [];
  const transactions = new Map<string, { request: LookupRequest; looks: number }>();
  let pending = 0;
  let confusion: NursysLicense | null = null;
  const peer = await startPeer(({ method, headers, body }, url) => {
    if (headers['username'] !== username || headers['password'] !== password) return { status: 401, json: {} };
    if (url.pathname !== '/api/enotify/nurselookup') return { status: 404, json: {} };
    if (method === 'POST') {
      const [request] = (body as { NurseLookupRequests: LookupRequest[] }).NurseLookupRequests;
      const tooLong = !request || request.LicenseNumber.length > 15;
      const id = randomUUID();
      if (request && !tooLong) transactions.set(id, { request, looks: pending });
      return { json: { Transaction: transactionOf(tooLong ? null : id) } };
    }
    const id = url.searchParams.get('transactionId') ?? '';
    const kept = transactions.get(id);
    if (!kept) return { status: 404, json: {} };
    if (kept.looks > 0) {
      kept.looks -= 1;
      return { json: { ProcessingCompleteFlag: false, Transaction: transactionOf(id), NurseLookupResponses: [] } };
    }
    const request = confusion
      ? { ...kept.request, LicenseNumber: confusion.number, JurisdictionAbbreviation: confusion.state }
      : kept.request;
    const found = confusion ?? licenses.find((one) => isOf(one, request));
    return {
      json: {
        ProcessingCompleteFlag: true,
        Transaction: transactionOf(id),
        NurseLookupResponses: [lookupResponse(request, found)],
      },
    };
  });
  const url = `${peer.url}/api/enotify`;
  return Object.assign(peer, {
    settings: { NURSYS_URL: url, NURSYS_USERNAME: username, NURSYS_PASSWORD: password },
    licenses,
    pendingFor: (looks: number) => {
      pending = looks;
    },
    confuseWith: (license: NursysLicense | null) => {
      confusion = license;
    },
  });
}

interface LookupRequest {
  JurisdictionAbbreviation: string;
  LicenseNumber: string;
  LicenseType: string;
}

const isOf = (one: NursysLicense, request: LookupRequest) =>
  one.state === request.JurisdictionAbbreviation &&
  one.number === request.LicenseNumber &&
  one.type === request.LicenseType;

const transactionOf = (id: string | null) => ({
  TransactionId: id,
  TransactionDate: '2026-11-21T12:00:00',
  TransactionComment: '',
  TransactionSuccessFlag: id !== null,
  TransactionErrors: id === null ? [{ ErrorId: 4, ErrorMessage: 'Invalid LicenseNumber.' }] : [],
});

const lookupResponse = (request: LookupRequest, found: NursysLicense | undefined) => ({
  SuccessFlag: found !== undefined,
  Errors: found ? [] : [{ ErrorId: 32, ErrorMessage: 'The nurse was not found in the nurse list.' }],
  NurseLookupRequest: request,
  FirstName: found?.first ?? '',
  LastName: found?.last ?? '',
  NcsbnId: '20000000',
  Messages: [],
  NurseLookupLicenses: found ? [licenseOf(found)] : [],
  NurseLookupRNAuthorizationsToPractice: (found?.mayPractice ?? []).map((state) => ({
    StateAbbreviation: state,
    AuthorizationToPracticeCode: 'Y',
  })),
});

const licenseOf = (one: NursysLicense) => ({
  FirstName: one.first,
  LastName: one.last,
  LicenseType: one.type,
  JurisdictionAbbreviation: one.state,
  LicenseNumber: one.number,
  Active: one.active ?? 'YES',
  LicenseStatus: one.status ?? 'UNENCUMBERED',
  LicenseOriginalDate: '2019-06-01T00:00:00',
  LicenseExpirationDate: one.expires ?? '2027-04-30T00:00:00',
  CompactStatus: one.compact ?? 'MULTISTATE',
  Messages: one.messages ?? [],
  NurseLookupDisciplines: Array.from({ length: one.disciplines ?? 0 }, () => ({
    JurisdictionAbbreviation: one.state,
    DateActionWasTaken: '2015-01-01T00:00:00',
  })),
});
