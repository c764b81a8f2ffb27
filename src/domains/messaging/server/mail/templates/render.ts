import { renderToStaticMarkup } from 'react-dom/server';
import type { MailData, MailType } from '#domains/messaging/contract/mail.ts';
import { layout, type Footer } from './layout.ts';
import type { Letter } from './letter.ts';
import { LETTERS } from './letters.ts';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** Renders both parts of a mail: the HTML, and plain text with the same content. */
export function render<T extends MailType>(type: T, data: MailData<T>, foot: Footer): RenderedMail {
  const letter = LETTERS[type](data, { appUrl: foot.appUrl });
  return {
    subject: letter.subject,
    html: `<!DOCTYPE html>${renderToStaticMarkup(layout(letter, foot))}`,
    text: plain(letter, foot),
  };
}

const plain = (
  { heading, paragraphs, items, facts, action, note }: Letter,
  { appUrl, unsubscribeUrl }: Footer,
): string =>
  [
    heading,
    ...paragraphs,
    ...items.map(({ title, body, url }) => `${title}\n${body}\n${url}`),
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(note ? [note] : []),
    [
      '-- ',
      `Tallgrass, ${appUrl}`,
      ...(unsubscribeUrl
        ? [
            `Stop emails of this kind: ${unsubscribeUrl}`,
            `Choose what we email you about: ${appUrl}/settings/notifications`,
          ]
        : []),
    ].join('\n'),
  ].join('\n\n');
