import Markdown from 'react-markdown';

/** The formatting that a posting's Markdown may use; raw HTML, links and pictures are removed. */
const RICH_TEXT_ELEMENTS = ['p', 'strong', 'em', 'ul', 'ol', 'li', 'br', 'h3', 'h4'];

/** A job description with its limited formatting. */
export const RichText = ({ text }: { text: string }) => (
  <div className="measure flex flex-col gap-3 [&_h3]:text-lg [&_h3]:font-semibold [&_h4]:font-semibold [&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:list-disc [&_ul]:pl-5">
    <RichTextContent text={text} />
  </div>
);

/** Without styling, for other sites. */
export const RichTextContent = ({ text }: { text: string }) => (
  <Markdown allowedElements={RICH_TEXT_ELEMENTS} unwrapDisallowed skipHtml>
    {text}
  </Markdown>
);
