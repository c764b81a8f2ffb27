import { convert } from 'html-to-text';

const TAG =
  /<(?:!doctype|html|body|div|p|br|ul|ol|li|h[1-6]|table|tr|td|span|strong|b|em|a|section|article|script|style)\b[^<>]*>/i;
const BULLET = /^[ \t]*(?:[•●▪◦‣·*–—]|o(?=\s{2,})|\d{1,2}[.)](?=\s))[ \t]+/gm;

/** The text of a posting: HTML without its markup, scripts and styles; one kind of bullet, blank and line break. */
export function plainText(pasted: string): string {
  const text = TAG.test(pasted) ? fromHtml(pasted) : pasted;
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(BULLET, '- ')
    .replaceAll(/ +$/gm, '')
    .replaceAll(/^ +/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

const heading = { options: { uppercase: false } };

const fromHtml = (html: string): string =>
  convert(html, {
    wordwrap: false,
    limits: { maxInputLength: 50_000, maxDepth: 60 },
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      ...['img', 'script', 'style', 'template', 'noscript', 'iframe', 'svg', 'head'].map((selector) => ({
        selector,
        format: 'skip',
      })),
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, ...heading })),
      { selector: 'ul', options: { itemPrefix: '- ' } },
      { selector: 'table', format: 'block' },
      { selector: 'tr', format: 'block' },
    ],
  });
