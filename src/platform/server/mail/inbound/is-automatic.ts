import type { ParsedMail } from 'mailparser';

const PRECEDENCE = /^(bulk|junk|list|auto_reply)$/i;
/** More hops than this are a loop. */
const MOST_HOPS = 50;
const TELLTALE = [
  'x-autoreply',
  'x-autorespond',
  'x-autoresponse',
  'x-auto-response-suppress',
  'x-loop',
  'feedback-id',
];

/** Whether no person wrote it: an automatic reply, a bounce, a mailing list's copy, or a mail that goes around in circles. */
export function isAutomatic({ headers, headerLines }: ParsedMail, sender: string): boolean {
  const textOf = (name: string) => {
    const value = headers.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const submitted = textOf('auto-submitted').toLowerCase();
  const type = headers.get('content-type');
  return (
    sender === '' ||
    (submitted !== '' && submitted !== 'no') ||
    PRECEDENCE.test(textOf('precedence')) ||
    headerLines.some(({ key }) => key.startsWith('list-') || TELLTALE.includes(key)) ||
    (typeof type === 'object' && 'value' in type && type.value === 'multipart/report') ||
    headerLines.filter(({ key }) => key === 'received').length > MOST_HOPS
  );
}
