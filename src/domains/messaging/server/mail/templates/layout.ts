import { createElement as h, type CSSProperties, type ReactNode } from 'react';
import type { Letter } from './letter.ts';

/** The tokens of the product's look, as values: mail programs know no variables. */
const PAPER = '#FBF9F4';
const SURFACE = '#FFFFFF';
const INK = '#17211C';
const INK_SOFT = '#4A5750';
const PRAIRIE = '#1F5A3D';
const LINE = '#E3DED2';
const WHEAT = '#E0A526';
const SANS = "'Inter Variable', Inter, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const SERIF = "'Fraunces Variable', Fraunces, Georgia, 'Times New Roman', serif";

/** Where a mail program darkens by itself, our own dark values win; the others show the light ones. */
const DARK = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .paper { background: #121814 !important; }
    .card { background: #1B231E !important; border-color: #2F3A33 !important; }
    .ink { color: #EFECE4 !important; }
    .soft { color: #B4BEB7 !important; }
    .link { color: #8CCBA6 !important; }
    .line { border-color: #2F3A33 !important; }
  }
  @media (max-width: 480px) { .card { padding: 24px 20px !important; } }
`;

const text: CSSProperties = { margin: '0 0 16px', font: `400 16px/1.6 ${SANS}`, color: INK };
const small: CSSProperties = { margin: '0 0 8px', font: `400 14px/1.5 ${SANS}`, color: INK_SOFT };
const link: CSSProperties = { color: PRAIRIE, textDecoration: 'underline' };

/** A table with one cell: what every mail program lays out alike. */
const box = (style: CSSProperties, className: string, ...children: ReactNode[]) =>
  h(
    'table',
    { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, style: { borderCollapse: 'separate' } },
    h('tbody', null, h('tr', null, h('td', { className, style }, ...children))),
  );

const facts = (rows: Letter['facts']) =>
  rows.length > 0 &&
  h(
    'table',
    { cellPadding: 0, cellSpacing: 0, style: { width: '100%', margin: '0 0 20px' } },
    h(
      'tbody',
      null,
      rows.map(([label, value]) =>
        h(
          'tr',
          { key: label },
          h(
            'th',
            {
              scope: 'row',
              className: 'soft line',
              style: {
                ...small,
                width: '30%',
                padding: '8px 12px 8px 0',
                textAlign: 'left',
                verticalAlign: 'top',
                borderTop: `1px solid ${LINE}`,
              },
            },
            label,
          ),
          h(
            'td',
            {
              className: 'ink line',
              style: { ...small, color: INK, padding: '8px 0', borderTop: `1px solid ${LINE}` },
            },
            value,
          ),
        ),
      ),
    ),
  );

const items = (list: Letter['items']) =>
  list.map(({ title, body, url }) =>
    h(
      'div',
      { key: `${url} ${title}`, className: 'line', style: { padding: '12px 0', borderTop: `1px solid ${LINE}` } },
      h(
        'p',
        { style: { ...text, margin: '0 0 4px', fontWeight: 600 } },
        h('a', { href: url, className: 'link', style: link }, title),
      ),
      h('p', { className: 'ink', style: { ...text, margin: 0 } }, body),
    ),
  );

const button = (action: Letter['action']) =>
  action && [
    h(
      'a',
      {
        key: 'button',
        href: action.url,
        style: {
          display: 'inline-block',
          margin: '4px 0 20px',
          padding: '14px 22px',
          borderRadius: '10px',
          background: PRAIRIE,
          color: '#FFFFFF',
          font: `600 16px/1.2 ${SANS}`,
          textDecoration: 'none',
        },
      },
      action.label,
    ),
    h(
      'p',
      { key: 'address', className: 'soft', style: small },
      'If the button does not work, open this address: ',
      h('a', { href: action.url, className: 'link', style: { ...link, wordBreak: 'break-all' } }, action.url),
    ),
  ];

export interface Footer {
  appUrl: string;
  unsubscribeUrl: string | null;
}

const footer = ({ appUrl, unsubscribeUrl }: Footer) => [
  h(
    'p',
    { key: 'who', className: 'soft', style: small },
    'Tallgrass: healthcare hiring for Missouri and Kansas. ',
    h('a', { href: appUrl, className: 'link', style: link }, 'Open Tallgrass'),
  ),
  unsubscribeUrl &&
    h(
      'p',
      { key: 'settings', className: 'soft', style: small },
      h('a', { href: unsubscribeUrl, className: 'link', style: link }, 'Stop emails of this kind'),
      ' or ',
      h(
        'a',
        { href: `${appUrl}/settings/notifications`, className: 'link', style: link },
        'choose what we email you about',
      ),
      '.',
    ),
];

/** The one frame of every mail. */
export const layout = (letter: Letter, foot: Footer) =>
  h(
    'html',
    { lang: 'en', dir: 'ltr' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, letter.subject),
      h('style', { dangerouslySetInnerHTML: { __html: DARK } }),
    ),
    h(
      'body',
      { className: 'paper', style: { margin: 0, padding: 0, background: PAPER } },
      h('div', { style: { display: 'none', overflow: 'hidden', maxHeight: 0, opacity: 0 } }, letter.preview),
      box(
        { padding: '32px 16px', background: PAPER },
        'paper',
        h(
          'div',
          { style: { maxWidth: '560px', margin: '0 auto' } },
          h(
            'p',
            { className: 'ink', style: { margin: '0 0 20px', font: `600 22px/1.2 ${SERIF}`, color: INK } },
            'Tallgrass',
          ),
          box(
            {
              padding: '32px',
              background: SURFACE,
              border: `1px solid ${LINE}`,
              borderTop: `4px solid ${WHEAT}`,
              borderRadius: '16px',
            },
            'card',
            h(
              'h1',
              { className: 'ink', style: { margin: '0 0 16px', font: `600 26px/1.25 ${SERIF}`, color: INK } },
              letter.heading,
            ),
            letter.paragraphs.map((paragraph, at) =>
              h('p', { key: at, className: 'ink', style: { ...text, whiteSpace: 'pre-line' } }, paragraph),
            ),
            items(letter.items),
            facts(letter.facts),
            button(letter.action),
            letter.note && h('p', { className: 'soft', style: { ...small, marginBottom: 0 } }, letter.note),
          ),
          h('div', { style: { padding: '20px 4px 0' } }, footer(foot)),
        ),
      ),
    ),
  );
