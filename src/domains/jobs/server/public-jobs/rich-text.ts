import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import { RICH_TEXT_ELEMENTS } from '#kernel/rich-text.ts';

/** A posting's Markdown as the HTML that the screens show too: nothing but the elements that postings may use. */
export const richText = (markdown: string): string =>
  renderToStaticMarkup(
    createElement(Markdown, { allowedElements: RICH_TEXT_ELEMENTS, unwrapDisallowed: true, skipHtml: true }, markdown),
  );
