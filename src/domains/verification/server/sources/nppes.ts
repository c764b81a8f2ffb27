import { z } from 'zod';
import { fetchJson, PeerFailure } from '#platform/server/outgoing.ts';
import {
  answered,
  finding,
  isNamed,
  neverLater,
  outcomeOf,
  type NpiQuestion,
  type Question,
  type SourceAnswer,
  type VerificationSource,
} from './source.ts';

/**
 * The fields used from API version 2.1. Every answer is HTTP 200: a failure has `Errors` instead of results, and an
 * unknown number has `result_count: 0`.
 */
const text = z.string().max(500).nullish();
const name = z.object({ first_name: text, last_name: text, organization_name: text });
const reply = z.union([
  z.object({ Errors: z.array(z.object({ description: text, field: text })).min(1) }),
  z.object({
    result_count: z.int(),
    results: z.array(
      z.object({
        number: z.union([z.string(), z.int()]).transform(String),
        enumeration_type: z.string(),
        basic: name.extend({ status: text }),
        other_names: z.array(name).nullish(),
        addresses: z.array(z.object({ address_purpose: text, telephone_number: text })).nullish(),
        taxonomies: z.array(z.object({ desc: text, state: text, license: text })).nullish(),
      }),
    ),
  }),
]);
type Entry = Extract<z.output<typeof reply>, { result_count: number }>['results'][number];

const SELF_REPORTED =
  'NPPES takes license numbers from the person and does not check them: they prove nothing about a license.';
const SHOWN_LICENSES = 5;

interface Settings {
  url: string;
  timeoutMs?: number;
  maxBytes?: number;
}

/** Whether this is a question for NPPES. */
export const isForNppes = (question: Question): question is NpiQuestion => question.about === 'npi';

/** The National Plan and Provider Enumeration System: the holder of an NPI. Public, without an account. */
export const nppes = ({ url, ...limits }: Settings): VerificationSource => ({
  id: 'nppes',
  daysToNextCheck: 180,
  covers: isForNppes,
  async ask(question) {
    if (!isForNppes(question)) throw new Error('NPPES covers only NPIs');
    const address = new URL(url);
    address.searchParams.set('version', '2.1');
    address.searchParams.set('number', question.npi);
    const parsed = reply.safeParse(await fetchJson(address, limits));
    if (!parsed.success) throw new PeerFailure(address.host, 'malformed');
    if ('Errors' in parsed.data) return answered(refusal(parsed.data.Errors, address.host, question));
    const { result_count: count, results } = parsed.data;
    if (count === 0) return answered({ outcome: 'not_found', findings: [], notes: [] });
    const [entry] = results;
    if (!entry) throw new PeerFailure(address.host, 'malformed');
    if (entry.number !== question.npi) throw new PeerFailure(address.host, 'wrong_subject');
    return answered(answerOf(question, entry));
  },
  collect: neverLater,
});

type Refusals = Extract<z.output<typeof reply>, { Errors: unknown }>['Errors'];

/** Refusing the number itself (wrong or deactivated) is an answer; any other error is a failed request. */
function refusal(errors: Refusals, host: string, { npi }: NpiQuestion) {
  const ofNumber = errors.find(({ field }) => field === 'number');
  if (!ofNumber) throw new PeerFailure(host, 'refused', 200);
  const theirs = ofNumber.description ?? 'refused';
  return { outcome: 'mismatch' as const, findings: [finding('NPI', npi, theirs, false)], notes: [] };
}

function answerOf({ npi, holder }: NpiQuestion, entry: Entry): SourceAnswer {
  const isOrganization = 'organizationNames' in holder;
  const names = [entry.basic, ...(entry.other_names ?? [])].map((one) => ({
    first: one.first_name ?? entry.basic.first_name ?? '',
    last: one.last_name ?? '',
    organization: one.organization_name ?? '',
  }));
  const theirs = names
    .map(({ first, last, organization }) => organization || `${first} ${last}`.trim())
    .filter(Boolean)
    .join('; ');
  const ours = isOrganization ? holder.organizationNames.join('; ') : holder.fullName;
  const agrees = isOrganization
    ? names.some(({ organization }) => holder.organizationNames.some((mine) => plain(mine) === plain(organization)))
    : names.some((one) => one.last !== '' && isNamed(holder, one));
  const kind = (type: string) =>
    type === 'NPI-1' ? 'Person' : type === 'NPI-2' ? 'Organization' : `Unknown kind (${type.slice(0, 20)})`;
  const findings = [
    finding('NPI', npi, entry.number),
    finding('Kind', isOrganization ? 'Organization' : 'Person', kind(entry.enumeration_type)),
    finding('Name', ours, theirs, agrees),
    ...(entry.basic.status ? [finding('Status', 'A', entry.basic.status)] : []),
    ...(entry.taxonomies ?? [])
      .filter(({ license }) => license)
      .slice(0, SHOWN_LICENSES)
      .map(({ license, state, desc }) =>
        finding('License, as reported by the person', null, [license, state, desc].filter(Boolean).join(', ')),
      ),
  ];
  return {
    outcome: outcomeOf(findings),
    findings,
    notes: isOrganization ? [] : [SELF_REPORTED],
    phone: isOrganization ? phoneOf(entry) : null,
  };
}

const phoneOf = ({ addresses }: Entry): string | null =>
  addresses?.find(({ address_purpose: purpose }) => purpose === 'LOCATION')?.telephone_number ?? null;

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
