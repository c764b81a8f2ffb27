import Markdown from 'react-markdown';
import { RICH_TEXT_ELEMENTS } from '#kernel/rich-text.ts';

/** A job's text with the little formatting that postings may use. */
export const RichText = ({ text }: { text: string }) => (
  <div className="measure flex flex-col gap-3 [&_h3]:text-lg [&_h3]:font-semibold [&_h4]:font-semibold [&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:list-disc [&_ul]:pl-5">
    <RichTextContent text={text} />
  </div>
);

/** The same without styling, for readers that are not this site. */
export const RichTextContent = ({ text }: { text: string }) => (
  <Markdown allowedElements={RICH_TEXT_ELEMENTS} unwrapDisallowed skipHtml>
    {text}
  </Markdown>
);
