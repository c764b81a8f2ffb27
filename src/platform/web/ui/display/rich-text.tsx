import Markdown from 'react-markdown';
import { RICH_TEXT_ELEMENTS } from '#kernel/rich-text.ts';

/** A job's text with the little formatting that postings may use. */
export function RichText({ text }: { text: string }) {
  return (
    <div className="measure flex flex-col gap-3 [&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:list-disc [&_ul]:pl-5">
      <Markdown allowedElements={RICH_TEXT_ELEMENTS} unwrapDisallowed skipHtml>
        {text}
      </Markdown>
    </div>
  );
}
