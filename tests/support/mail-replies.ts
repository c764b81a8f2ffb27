import { randomUUID } from 'node:crypto';
import { beforeAll, expect } from 'vitest';
import type { SendMailOptions } from 'nodemailer';
import { freePort } from '#platform/server/embedded-postgres/connection.ts';
import { sharedApp, type TestApp } from './app.ts';
import type { SignedIn } from './people/candidates.ts';
import { anApprovedHospital, anApprovedNurse, applyByHand, publish } from './people/hiring.ts';
import { sharedDnsPeer, type DnsPeer } from './peers/dns.ts';
import { deliverTo, DKIM_RECORD, signedBy, type MailAnswer } from './peers/mail-sender.ts';

type Hospital = Awaited<ReturnType<typeof anApprovedHospital>>;

export interface Exchange {
  nurse: SignedIn;
  id: string;
  /** Where the nurse answers by email. */
  address: string;
  /** The address that the nurse's account has. */
  from: string;
}

/** The server with mail coming in, a hospital with a job, and a name server that answers its questions. */
export function sharedMailMarket(settings: Record<string, string> = {}) {
  const dns = sharedDnsPeer();
  let port = 0;
  beforeAll(async () => {
    port = await freePort(0);
  });
  const app = sharedApp(() => ({
    INBOUND_SMTP_PORT: String(port),
    INBOUND_DOMAIN: 'reply.tallgrass.test',
    INBOUND_DNS: dns.address,
    ...settings,
  }));
  let hospital: Hospital | undefined;
  let jobId = '';
  beforeAll(async () => {
    hospital = await anApprovedHospital(app);
    jobId = await publish(app, hospital);
  });
  const market = {
    app,
    dns,
    get port() {
      return port;
    },
    get hospital(): Hospital {
      return hospital ?? expect.fail('the hospital is there while tests run');
    },
    /** A nurse applied and the hospital wrote, so the nurse has a mail to answer to. */
    async anExchange(): Promise<Exchange> {
      const nurse = await anApprovedNurse(app);
      const id = await applyByHand(nurse, jobId);
      app.clock.advance(1000);
      await write(market.hospital, id, 'Can you start in June?');
      const from = await emailOf(app, nurse);
      return { nurse, id, from, address: await replyAddressOf(app, from) };
    },
    /** A moment later, so that what follows is the latest. */
    deliver(mail: SendMailOptions): Promise<MailAnswer> {
      app.clock.advance(1000);
      return deliverTo(port, mail);
    },
    /** A mail as the nurse's own mail server would sign and send it. */
    async reply(exchange: Exchange, mail: SendMailOptions = {}): Promise<MailAnswer> {
      publishKeyOf(dns, exchange.from);
      return market.deliver({ ...mailOf(exchange), ...signedBy(domainOf(exchange.from)), ...mail });
    },
  };
  return market;
}

const domainOf = (address: string) => address.slice(address.indexOf('@') + 1);

export const publishKeyOf = (dns: DnsPeer, address: string): void =>
  dns.publish(`key._domainkey.${domainOf(address)}`, DKIM_RECORD);

export const mailOf = ({ from, address }: Exchange): SendMailOptions => ({
  from: `Dana Whitfield <${from}>`,
  to: address,
  subject: 'Re: New message about ICU nurse, nights',
  text: 'Yes, in June.',
});

export const emailOf = async (app: TestApp, { userId }: Pick<SignedIn, 'userId'>): Promise<string> =>
  String((await app.asOwner('select email from auth.people where id = $1', [userId]))[0]?.['email']);

/** The latest mail about a message, in the development mailbox, says where to answer. */
export async function replyAddressOf(app: TestApp, to: string): Promise<string> {
  const [mail] = await app.asOwner(
    `select envelope -> 'headers' ->> 'Reply-To' as address from mails
     where $1 = any("to") and envelope -> 'headers' ? 'Reply-To' order by created_at desc limit 1`,
    [to],
  );
  return mail ? String(mail['address']) : expect.fail(`no mail to ${to} says where to answer`);
}

export async function write(who: Pick<SignedIn, 'http'>, id: string, body: string): Promise<void> {
  const sent = await who.http.post(`/api/conversations/${id}/messages`, { messageId: randomUUID(), body });
  expect(sent.status).toBe(201);
}

/** The messages of one side by mail, oldest first. */
export async function mailedTo(who: Pick<SignedIn, 'http'>, id: string): Promise<string[]> {
  const { items } = (await who.http.get(`/api/conversations/${id}/messages`)).body;
  return items
    .filter(({ via }: { via: string }) => via === 'email')
    .map(({ body }: { body: string }) => body)
    .reverse();
}
