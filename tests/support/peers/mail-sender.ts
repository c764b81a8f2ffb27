import { generateKeyPairSync } from 'node:crypto';
import { createTransport, type SendMailOptions } from 'nodemailer';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** The TXT record, below `key._domainkey`, under which signatures of `signedBy` are checked. */
export const DKIM_RECORD = `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`;

/** How to sign for a domain with the real key of this process. */
export const signedBy = (domainName: string): Pick<SendMailOptions, 'dkim'> => ({
  dkim: {
    domainName,
    keySelector: 'key',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  },
});

export interface MailAnswer {
  code: number;
  text: string;
}

/**
 * Delivers a mail by SMTP, as another mail server does, and returns what the server answered. With `trusted`, only over
 * an encrypted connection to a server that proves its name by this certificate.
 */
export async function deliverTo(
  port: number,
  mail: SendMailOptions,
  trusted?: { certificate: string; host: string },
): Promise<MailAnswer> {
  const encryption = trusted
    ? { requireTLS: true, tls: { ca: trusted.certificate, servername: trusted.host } }
    : { ignoreTLS: true };
  const transport = createTransport({ host: '127.0.0.1', port, secure: false, name: 'mail.example', ...encryption });
  try {
    const { response } = await transport.sendMail(mail);
    return { code: Number(response.slice(0, 3)), text: response };
  } catch (failure) {
    if (failure instanceof Error && 'responseCode' in failure) {
      return { code: Number(failure.responseCode), text: 'response' in failure ? String(failure.response) : '' };
    }
    throw failure;
  } finally {
    transport.close();
  }
}
