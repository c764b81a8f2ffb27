import { z } from 'zod';
import { fetchJson, PeerFailure } from '#platform/server/outgoing.ts';
import type { Position } from '#kernel/vocabulary.ts';
import {
  answered,
  finding,
  isNamed,
  outcomeOf,
  type LicenseQuestion,
  type Question,
  type SourceAnswer,
  type Step,
  type VerificationSource,
} from './source.ts';

/** The Nursys license types of our positions. CNS, CNM and CRNA are not positions here. */
const TYPES: Partial<Record<Position, 'RN' | 'PN' | 'CNP'>> = { RN: 'RN', LPN: 'PN', NP: 'CNP' };
const MOST_NUMBER = 15;
/** Delay between polls for a pending answer. */
const WAIT_SECONDS = 5;

const text = z.string().max(5000).nullish();
const transaction = z.object({
  TransactionId: z.string().max(100).nullish(),
  TransactionSuccessFlag: z.boolean().nullish(),
});
const authorization = z.object({ StateAbbreviation: z.string(), AuthorizationToPracticeCode: z.string() });
const license = z.object({
  FirstName: text,
  LastName: text,
  LicenseType: z.string(),
  JurisdictionAbbreviation: z.string(),
  LicenseNumber: z.string(),
  Active: text,
  LicenseStatus: text,
  LicenseExpirationDate: text,
  CompactStatus: text,
  Messages: z.array(z.string()).nullish(),
  NurseLookupDisciplines: z.array(z.unknown()).nullish(),
});
const submitted = z.object({ Transaction: transaction });
const retrieved = z.object({
  ProcessingCompleteFlag: z.boolean(),
  Transaction: transaction.nullish(),
  NurseLookupResponses: z
    .array(
      z.object({
        SuccessFlag: z.boolean(),
        NurseLookupRequest: z.object({
          JurisdictionAbbreviation: text,
          LicenseNumber: text,
          LicenseType: text,
        }),
        Messages: z.array(z.string()).nullish(),
        NurseLookupLicenses: z.array(license).nullish(),
        NurseLookupRNAuthorizationsToPractice: z.array(authorization).nullish(),
        NurseLookupPNAuthorizationsToPractice: z.array(authorization).nullish(),
      }),
    )
    .nullish(),
});
type Response = NonNullable<z.output<typeof retrieved>['NurseLookupResponses']>[number];
type License = z.output<typeof license>;

interface Settings {
  url: string;
  username: string;
  password: string;
  timeoutMs?: number;
  maxBytes?: number;
}

/** Whether this is a question for Nursys: a nursing license with a number that fits its field. */
export const isForNursys = (question: Question): question is LicenseQuestion =>
  question.about === 'license' &&
  TYPES[question.licenseType] !== undefined &&
  question.licenseNumber !== null &&
  question.licenseNumber.length <= MOST_NUMBER;

/**
 * Nursys e-Notify, the boards of nursing's own record. Asynchronous: posting a lookup returns a `TransactionId` to
 * fetch the result with later. It covers only nurses whom the institution has enrolled, so 'not found' proves nothing.
 */
export function nursys({ url, username, password, ...limits }: Settings): VerificationSource {
  const base = new URL('nurselookup', url.endsWith('/') ? url : `${url}/`);
  // Credentials go into headers with these names, never into a URL.
  const headers = { username, password };
  const failed = (fault: 'malformed' | 'refused' | 'wrong_subject') => new PeerFailure(base.host, fault, 200);

  return {
    id: 'nursys',
    daysToNextCheck: 30,
    covers: isForNursys,
    async ask(question) {
      const body = { NurseLookupRequests: [requestOf(question)] };
      const parsed = submitted.safeParse(await fetchJson(base, { method: 'POST', headers, body, ...limits }));
      if (!parsed.success) throw failed('malformed');
      const { TransactionId: reference, TransactionSuccessFlag: taken } = parsed.data.Transaction;
      if (taken === false || !reference) throw failed('refused');
      return { step: 'waits', reference, seconds: WAIT_SECONDS };
    },
    async collect(reference, question): Promise<Step> {
      const address = new URL(base);
      address.searchParams.set('transactionId', reference);
      const parsed = retrieved.safeParse(await fetchJson(address, { headers, ...limits }));
      if (!parsed.success) throw failed('malformed');
      if (!parsed.data.ProcessingCompleteFlag) return { step: 'waits', reference, seconds: WAIT_SECONDS };
      const [response] = parsed.data.NurseLookupResponses ?? [];
      if (parsed.data.Transaction?.TransactionSuccessFlag === false || !response) throw failed('refused');
      const asked = requestOf(question);
      if (!isAbout(asked, response.NurseLookupRequest)) throw failed('wrong_subject');
      return answered(answerOf(asLicense(question), asked, response));
    },
  };
}

function asLicense(question: Question): LicenseQuestion {
  if (!isForNursys(question)) throw new Error('Nursys covers only nursing licenses');
  return question;
}

function requestOf(given: Question) {
  const question = asLicense(given);
  return {
    JurisdictionAbbreviation: question.state,
    LicenseNumber: question.licenseNumber ?? '',
    LicenseType: TYPES[question.licenseType] ?? '',
    NcsbnId: '',
    RecordId: '',
  };
}
type Request = ReturnType<typeof requestOf>;
type Key = {
  [K in 'JurisdictionAbbreviation' | 'LicenseNumber' | 'LicenseType']?: string | null | undefined;
};

const plain = (words: string | null | undefined) => (words ?? '').toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** A suffix (`LA-RN`) distinguishes the boards of a state that licenses RNs and PNs separately. */
const isAbout = (asked: Request, key: Key): boolean =>
  plain(key.JurisdictionAbbreviation).startsWith(asked.JurisdictionAbbreviation) &&
  plain(key.LicenseNumber) === plain(asked.LicenseNumber) &&
  plain(key.LicenseType) === asked.LicenseType;

function answerOf(question: LicenseQuestion, asked: Request, response: Response): SourceAnswer {
  const found = response.NurseLookupLicenses?.find((one) => isAbout(asked, one));
  if (!response.SuccessFlag || !found) return { outcome: 'not_found', findings: [], notes: notesOf(response, null) };
  const { holder, expiresOn, compactStatus } = question;
  const theirName = { first: found.FirstName ?? '', last: found.LastName ?? '' };
  const orders = found.NurseLookupDisciplines?.length ?? 0;
  const findings = [
    finding('Name', holder.fullName, `${theirName.first} ${theirName.last}`.trim(), isNamed(holder, theirName)),
    finding('Active', 'YES', said(found.Active)),
    finding('Status', 'UNENCUMBERED', said(found.LicenseStatus), isUnencumbered(found)),
    finding('Expires on', expiresOn, said(found.LicenseExpirationDate)?.slice(0, 10) ?? null),
    finding('Compact', COMPACT[compactStatus], said(found.CompactStatus), sameCompact(question, found)),
    ...(orders > 0 ? [finding('Orders on record', null, String(orders))] : []),
    ...authorizedIn(question, response),
  ];
  return { outcome: outcomeOf(findings), findings, notes: notesOf(response, found) };
}

const COMPACT = { multistate: 'MULTISTATE', single_state: 'SINGLE STATE' } as const;

/** `--` means that the board does not report it. */
const said = (value: string | null | undefined): string | null => (value && value !== '--' ? value : null);

function isUnencumbered({ LicenseStatus: status }: License): boolean | null {
  const word = said(status);
  return word === null ? null : /^unencumbered\b/i.test(word);
}

/** Advanced practice has no compact: the source answers N/A. */
function sameCompact({ compactStatus }: LicenseQuestion, { CompactStatus: status }: License): boolean | null {
  const word = said(status)?.toUpperCase() ?? null;
  if (word === null) return null;
  return word === COMPACT[compactStatus] || (word === 'N/A' && compactStatus === 'single_state');
}

function authorizedIn({ licenseType }: LicenseQuestion, response: Response) {
  const list =
    licenseType === 'RN'
      ? response.NurseLookupRNAuthorizationsToPractice
      : licenseType === 'LPN'
        ? response.NurseLookupPNAuthorizationsToPractice
        : null;
  const states = (list ?? [])
    .filter(({ AuthorizationToPracticeCode: code }) => code === 'Y')
    .map(({ StateAbbreviation: state }) => state);
  return states.length > 0 ? [finding('May practice in', null, states.join(', '))] : [];
}

const MOST_NOTES = 5;
const NOTE_LENGTH = 500;

const notesOf = (response: Response, found: License | null): string[] =>
  [...(response.Messages ?? []), ...(found?.Messages ?? [])]
    .slice(0, MOST_NOTES)
    .map((note) => note.slice(0, NOTE_LENGTH));
