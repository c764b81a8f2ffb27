import { gzipSync } from 'node:zlib';
import { dayOf } from '#kernel/days.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import { MOST_FACTS, type PassportFact } from '#domains/profiles/contract/passport/passport.ts';
import { issuerOf, signCredential } from './issuer.ts';
import { holdingFacts, lastSlot, type LinkRow } from './passport.repo.ts';

/** The minimum size of a status list (W3C Bitstring Status List, 131,072 bits), and how many links fit into one. */
const LIST_BITS = 131_072;
const LINKS_A_LIST = LIST_BITS / MOST_FACTS;
/** The second context lets terms that no vocabulary defines have an issuer-defined meaning. */
const CONTEXT = ['https://www.w3.org/ns/credentials/v2', 'https://www.w3.org/ns/credentials/undefined-terms/v2'];

const listOf = (slot: number): number => Math.floor(slot / LINKS_A_LIST);
const bitOf = (link: Pick<LinkRow, 'statusSlot' | 'facts'>, key: string): number =>
  (link.statusSlot % LINKS_A_LIST) * MOST_FACTS + link.facts.indexOf(key);
const listUrl = (deps: Deps, list: number): string => `${deps.env.appUrl}/api/passport/status/${list}`;

/** A fact that was verified again after the link was created needs a new link for its credential. */
const isIssued = (link: Pick<LinkRow, 'createdAt' | 'facts'>, fact: PassportFact): boolean =>
  link.facts.includes(fact.key) && fact.checkedAt <= link.createdAt.toISOString();

/** Each fact of a link as a W3C Verifiable Credential 2.0 that any verifier can check without us. */
export const credentialsOf = (
  deps: Deps,
  { link, name, facts }: { link: LinkRow; name: string; facts: readonly PassportFact[] },
): Promise<{ key: string; jwt: string }[]> =>
  Promise.all(
    facts
      .filter((fact) => isIssued(link, fact))
      .map(async (fact) => ({
        key: fact.key,
        jwt: await signCredential(deps.env, credentialOf(deps, link, name, fact)),
      })),
  );

function credentialOf(deps: Deps, link: LinkRow, name: string, fact: PassportFact) {
  const list = listUrl(deps, listOf(link.statusSlot));
  const index = bitOf(link, fact.key);
  return {
    '@context': CONTEXT,
    id: `urn:uuid:${fact.key.split(':')[1] ?? ''}`,
    type: ['VerifiableCredential'],
    issuer: issuerOf(deps.env),
    validFrom: fact.checkedAt,
    ...(fact.validUntil ? { validUntil: `${fact.validUntil}T23:59:59Z` } : {}),
    credentialSubject: {
      name,
      description: fact.title,
      // As values, because names may contain blanks, which a JSON-LD property name can't.
      facts: fact.fields.map(({ name, value }) => ({ name, value })),
    },
    evidence: [{ type: ['Evidence'], name: fact.source, description: fact.checkedBy }],
    credentialStatus: {
      id: `${list}#${index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(index),
      statusListCredential: list,
    },
  };
}

/**
 * A status list. Every bit is set except those of currently valid credentials, so a credential is revoked automatically
 * when its link ends, its person is deleted or no longer approved, or its fact is no longer verified as it was.
 */
export const statusList = (deps: Deps, list: number): Promise<string> =>
  deps.db.as(service, async (tx) => {
    const now = deps.clock.now();
    if (list > listOf(await lastSlot(tx))) throw notFound('status list');
    const range = { from: list * LINKS_A_LIST, to: (list + 1) * LINKS_A_LIST };
    const bits = Buffer.alloc(LIST_BITS / 8, 0xff);
    for (const { slot, facts, key } of await holdingFacts(tx, { ...range, today: dayOf(now), now })) {
      clearBit(bits, bitOf({ statusSlot: slot, facts }, key));
    }
    const url = listUrl(deps, list);
    return signCredential(deps.env, {
      '@context': CONTEXT,
      id: url,
      type: ['VerifiableCredential', 'BitstringStatusListCredential'],
      issuer: issuerOf(deps.env),
      validFrom: now.toISOString(),
      credentialSubject: {
        id: `${url}#list`,
        type: 'BitstringStatusList',
        statusPurpose: 'revocation',
        encodedList: `u${gzipSync(bits).toString('base64url')}`,
      },
    });
  });

/** Bit 0 is the leftmost. */
function clearBit(bits: Buffer, index: number): void {
  const at = index >> 3;
  bits[at] = (bits[at] ?? 0) & ~(0x80 >> (index & 7));
}
