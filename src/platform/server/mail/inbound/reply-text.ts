import EmailReplyParser from 'email-reply-parser';
import { compile } from 'html-to-text';

/** More than any message may have. */
const READ_MAX = 20_000;
/** No line that begins a quote or a signature is longer, and the library's patterns take minutes on lines of thousands. */
const LINE_MAX = 400;
/** From the private-use area: marks a line that the library doesn't see. */
const MARK = '\uE000';
const HTML_MAX = 1_000_000;

const skipped = (...selectors: string[]) => selectors.map((selector) => ({ selector, format: 'skip' }));
const plain = (...selectors: string[]) =>
  selectors.map((selector) => ({ selector, options: { uppercase: false, ignoreHref: true } }));

const htmlToText = compile({
  wordwrap: false,
  limits: { maxInputLength: HTML_MAX, maxDepth: 200, maxChildNodes: 5000 },
  selectors: [
    ...plain('a', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'),
    ...skipped('img', 'blockquote', '.gmail_quote', '.gmail_signature', '.yahoo_quoted'),
  ],
});

const parser = new EmailReplyParser();

/** What a person wrote in their answer: the plain text of the mail, or of its HTML, without quotes and signatures. */
export function replyText(text: string, html: string): string {
  const whole = (text.trim() || htmlToText(html)).replaceAll('\r\n', '\n').replaceAll(MARK, '').slice(0, READ_MAX);
  const longLines: string[] = [];
  const shortened = whole.split('\n').map((line) => {
    if (line.length <= LINE_MAX) return line;
    return line.startsWith('>') ? line.slice(0, LINE_MAX) : `${MARK}${longLines.push(line) - 1}${MARK}`;
  });
  return parser
    .parseReply(shortened.join('\n'))
    .replace(new RegExp(`${MARK}(\\d+)${MARK}`, 'g'), (_, at: string) => longLines[Number(at)] ?? '')
    .trim();
}
