import { createHash } from 'node:crypto';
import { simpleParser, type ParsedMail } from 'mailparser';
import { isAutomatic } from './is-automatic.ts';
import { replyText } from './reply-text.ts';

export interface ParsedReply {
  /** What the person wrote, without what they quoted and without their signature; may be empty. */
  text: string;
  /** Lowercase; null unless From names exactly one address. */
  from: string | null;
  messageId: string | null;
  /** Equal for two deliveries of the same mail, even when it has no Message-ID. */
  contentHash: string;
  isAutomatic: boolean;
  /** Files that were attached, without pictures that belong to the text. */
  attachments: number;
}

/** Reads a mail. Text and headers are the sender's claims; nothing is fetched. */
export async function parseReply(raw: Buffer, sender: string): Promise<ParsedReply> {
  const mail = await simpleParser(raw, { skipHtmlToText: true, skipTextToHtml: true, skipTextLinks: true });
  const senders = mail.from?.value ?? [];
  return {
    text: replyText(mail.text ?? '', mail.html || ''),
    from: senders.length === 1 ? (senders[0]?.address?.toLowerCase() ?? null) : null,
    messageId: mail.messageId?.trim() || null,
    contentHash: hashOf(mail),
    isAutomatic: isAutomatic(mail, sender),
    attachments: mail.attachments.filter(
      ({ related, contentDisposition }) => !related && contentDisposition !== 'inline',
    ).length,
  };
}

const hashOf = ({ date, subject, text, html, attachments }: ParsedMail): string =>
  createHash('sha256')
    .update(
      JSON.stringify([date ?? null, subject ?? '', text ?? '', html, attachments.map(({ checksum }) => checksum)]),
    )
    .digest('hex');
