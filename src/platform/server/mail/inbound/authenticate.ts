import { Resolver } from 'node:dns/promises';
import { authenticate, type AuthenticateResult } from 'mailauth';
import type { IncomingMail } from './smtp-server.ts';

const ANSWER_MS = 2000;
const WHOLE_MS = 20_000;

type Received = Pick<IncomingMail, 'raw' | 'ip' | 'helo' | 'sender'>;

/**
 * The address in From if the mail provably comes from its domain, otherwise null: a DKIM signature of that domain over
 * the whole mail, or SPF for an envelope of that domain, and no DMARC policy against it. What can't be looked up in time
 * proves nothing.
 */
export async function provenSender(
  mail: Received,
  { dnsServers, domain }: { dnsServers: readonly string[]; domain: string },
): Promise<string | null> {
  const dns = new Resolver({ timeout: ANSWER_MS, tries: 2 });
  if (dnsServers.length > 0) dns.setServers(dnsServers);
  const timer = setTimeout(() => dns.cancel(), WHOLE_MS);
  try {
    const { raw, ...session } = mail;
    const result = await authenticate(raw, {
      ...session,
      mta: domain,
      disableArc: true,
      disableBimi: true,
      rejectRsaSha1: true,
      resolver: async (name, type) => (await dns.resolve(name, type)) as string[] | string[][],
    });
    return isProven(result) ? (result.dkim.headerFrom?.[0]?.toLowerCase() ?? null) : null;
  } finally {
    clearTimeout(timer);
  }
}

function isProven({ dkim, spf, dmarc }: AuthenticateResult): boolean {
  const from = dkim.headerFrom?.length === 1 ? dkim.headerFrom[0]?.toLowerCase() : undefined;
  const domain = from?.slice(from.lastIndexOf('@') + 1);
  if (!domain || (dmarc && dmarc.status.result === 'fail')) return false;
  const isSigned = dkim.results.some(
    ({ status }) => status.result === 'pass' && status.aligned && !status.underSized && !status.testing,
  );
  const isSentBy = spf && spf.status.result === 'pass' && isPartOf(spf.domain.toLowerCase(), domain);
  return isSigned || isSentBy === true;
}

/** One of the two is the other or lies below it. */
const isPartOf = (one: string, other: string): boolean =>
  one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
